import type { RuleReference } from '#domain/clinical/rules.ts'

const STANDARDS_2006 = 'WHO Child Growth Standards: methods and development (WHO MGRS, 2006)'
/** The second set of the 2006 standards was published a year after the first. */
const ARM_CIRCUMFERENCE_2007 =
  'WHO Child Growth Standards: head circumference, arm circumference and skinfolds for age: methods and development ' +
  '(WHO MGRS, 2007)'
const REFERENCE_2007 = 'WHO Reference 2007 (de Onis et al., Bull World Health Organ 2007; 85: 660-667)'
const INTERPRETATION_2008 = 'WHO Training Course on Child Growth Assessment: Interpreting Growth Indicators (2008)'

/** The rules of growth assessment: which table a z-score comes from and where its categories begin. */
export const GROWTH_RULES = {
  weightForAge2006: rule('growth.weight_for_age.who_2006', `${STANDARDS_2006}; ${INTERPRETATION_2008}`),
  heightForAge2006: rule('growth.height_for_age.who_2006', `${STANDARDS_2006}; ${INTERPRETATION_2008}`),
  bmiForAge2006: rule('growth.bmi_for_age.who_2006', `${STANDARDS_2006}; ${INTERPRETATION_2008}`),
  weightForLength2006: rule('growth.weight_for_length.who_2006', `${STANDARDS_2006}; ${INTERPRETATION_2008}`),
  weightForHeight2006: rule('growth.weight_for_height.who_2006', `${STANDARDS_2006}; ${INTERPRETATION_2008}`),
  muacForAge2006: rule('growth.muac_for_age.who_2006', ARM_CIRCUMFERENCE_2007),
  weightForAge2007: rule('growth.weight_for_age.who_2007', REFERENCE_2007),
  heightForAge2007: rule('growth.height_for_age.who_2007', REFERENCE_2007),
  bmiForAge2007: rule('growth.bmi_for_age.who_2007', REFERENCE_2007),
  plausibility: rule(
    'growth.plausibility.who',
    'WHO and UNICEF, Recommendations for data collection, analysis and reporting on anthropometric indicators in ' +
      'children under 5 years old (2019); WHO AnthroPlus manual (2009)',
  ),
} as const satisfies Record<string, RuleReference>

function rule(id: string, source: string): RuleReference {
  return { id, version: 1, source }
}
