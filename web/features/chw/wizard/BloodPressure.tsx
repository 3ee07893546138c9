import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { pressureNotice } from '#web/features/chw/wizard/pressure-notice.ts'
import { isUnderFive, type Person, type WizardFormPart } from '#web/features/chw/wizard/wizard-values.ts'
import { OptionGroup } from '#web/ui/OptionGroup.tsx'
import classes from './Wizard.module.css'

const LONGEST = 40
const NOT_MEASURED = 'not_measured'

/** The blood pressure as people write it, with the notice of the specification (§5 "CHW vitals"). */
export function BloodPressure({ form, words, person }: WizardFormPart & { person: Person }) {
  const { t } = useTranslation('chwWizard')
  const input = form.getInputProps('bloodPressure')
  const { bloodPressure, bloodPressureNotMeasured, pregnant, afterBirth } = form.values
  const mayBeLeft = isUnderFive(person)
  const notice = pressureNotice(bloodPressure, {
    ageMonths: person.ageMonths,
    pregnant: pregnant === 'yes' || afterBirth === 'yes',
  })
  return (
    <div className={classes.together}>
      <div data-field="bloodPressure">
        <TextInput
          {...input}
          error={words.error(input.error)}
          label={t('vitals.bloodPressure')}
          placeholder="120/80"
          maxLength={LONGEST}
          required={!mayBeLeft}
          autoComplete="off"
          rightSection="mmHg"
          rightSectionWidth={64}
          rightSectionPointerEvents="none"
        />
      </div>
      <output className={classes.said}>
        {notice && !input.error && (
          <>
            <p className={notice.text === 'high' ? classes.high : undefined}>{t(`pressure.${notice.text}`)}</p>
            {notice.text === 'high' && <p>{t('pressure.repeat')}</p>}
            {notice.beware && <p>{t(`pressure.beware.${notice.beware}`)}</p>}
          </>
        )}
      </output>
      {mayBeLeft && (
        <div data-field="bloodPressureNotMeasured">
          <OptionGroup
            legend={t('pressure.childLegend')}
            choose="any"
            options={[{ value: NOT_MEASURED, label: t('pressure.notMeasured') }]}
            value={bloodPressureNotMeasured ? [NOT_MEASURED] : []}
            error={words.error(form.errors['bloodPressureNotMeasured'])}
            onChange={(ticked) => form.setValues({ bloodPressureNotMeasured: ticked.length > 0 })}
          />
        </div>
      )}
    </div>
  )
}
