import type { ENDOCRINE_NUTRITION_CONDITIONS } from '#domain/clinical/knowledge/conditions/endocrine-nutrition.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const ENDOCRINE_NUTRITION_CONDITIONS_EN: Record<keyof typeof ENDOCRINE_NUTRITION_CONDITIONS, ConditionText> = {
  diabetes_type_2: {
    name: 'Type 2 diabetes',
    aliases: ['diabetes mellitus type 2', 'diabetes', 'diabetes mellitus', 'sugar disease', 'adult-onset diabetes', 'diabetic neuropathy', 'metabolic syndrome', 'prediabetes'],
    about: 'Too much sugar in the blood for long; it harms eyes, feet, kidneys and heart.',
  },
  diabetes_type_1: {
    name: 'Type 1 diabetes',
    aliases: ['insulin-dependent diabetes', 'juvenile diabetes', 'diabetes mellitus type 1', 'diabetes'],
    about: 'The body makes no insulin any more; it needs insulin for life.',
  },
  diabetic_ketoacidosis: {
    name: 'Diabetic ketoacidosis',
    aliases: ['DKA', 'diabetic coma'],
    about: 'Without insulin the blood turns acid: thirst, vomiting, deep breathing.',
  },
  hyperosmolar_state: {
    name: 'Hyperosmolar hyperglycaemic state',
    aliases: ['hyperosmolar hyperglycemic state', 'HHS', 'hyperosmolar coma', 'nonketotic hyperosmolar coma'],
    about: 'Very high sugar with great loss of water and confusion.',
  },
  hypoglycaemia_condition: {
    name: 'Low blood sugar (hypoglycaemia)',
    aliases: ['hypoglycemia', 'insulin reaction', 'insulinoma', 'neonatal hypoglycemia', 'factitious hypoglycemia'],
    about: 'Too little sugar in the blood: sweat, trembling, confusion, coma.',
  },
  hypothyroidism: {
    name: 'Underactive thyroid (hypothyroidism)',
    aliases: ['hypothyroidism', 'Hashimoto thyroiditis', 'myxoedema', 'chronic lymphocytic thyroiditis', 'myxedema coma', 'congenital hypothyroidism'],
    about: 'The thyroid makes too little hormone: tired, cold, slow.',
  },
  hyperthyroidism: {
    name: 'Overactive thyroid (hyperthyroidism)',
    aliases: ['hyperthyroidism', 'Graves disease', 'thyrotoxicosis', 'toxic multinodular goitre', 'thyroid storm', 'subacute thyroiditis', 'toxic adenoma', 'thyroiditis'],
    about: 'The thyroid makes too much hormone: thin, hot, fast heart.',
  },
  goitre_simple: {
    name: 'Goitre',
    aliases: ['simple goiter', 'iodine deficiency goitre', 'multinodular goitre', 'thyroid nodule', 'endemic goiter', 'thyroid adenoma'],
    about: 'A large thyroid in the neck.',
  },
  thyroid_cancer: {
    name: 'Thyroid cancer',
    aliases: ['papillary thyroid carcinoma', 'follicular thyroid carcinoma', 'medullary thyroid cancer', 'anaplastic thyroid cancer'],
    about: 'A hard lump in the thyroid.',
  },
  adrenal_insufficiency: {
    name: 'Adrenal insufficiency',
    aliases: ['Addison disease', 'primary adrenal insufficiency', 'adrenal crisis', 'secondary adrenal insufficiency', 'congenital adrenal hyperplasia', 'Waterhouse-Friderichsen syndrome', 'hypopituitarism'],
    about: 'The adrenal glands make too little: weak, thin, dark skin, low pressure.',
  },
  cushing_syndrome: {
    name: 'Cushing syndrome',
    aliases: ['steroid excess', 'Cushing disease', 'hypercortisolism', 'hyperaldosteronism', 'Conn syndrome', 'iatrogenic Cushing syndrome'],
    about: 'Too much cortisone, mostly from medicines.',
  },
  phaeochromocytoma: {
    name: 'Phaeochromocytoma',
    aliases: ['pheochromocytoma', 'carcinoid syndrome', 'paraganglioma'],
    about: 'A tumour that sends out adrenaline in attacks.',
  },
  hyperparathyroidism: {
    name: 'High calcium (hyperparathyroidism)',
    aliases: ['primary hyperparathyroidism', 'hypercalcaemia', 'hypercalcemia of malignancy', 'parathyroid adenoma'],
    about: 'Too much calcium: stones, bones, thirst, low spirits.',
  },
  hypocalcaemia: {
    name: 'Low calcium (hypocalcaemia)',
    aliases: ['hypocalcemia', 'hypoparathyroidism', 'tetany', 'DiGeorge syndrome', 'pseudohypoparathyroidism'],
    about: 'Too little calcium: cramps and tingling.',
  },
  electrolyte_disorder: {
    name: 'Salt imbalance (electrolyte disorder)',
    aliases: ['hyponatraemia', 'hyponatremia', 'hypokalaemia', 'hypokalemia', 'hyperkalaemia', 'SIADH', 'syndrome of inappropriate antidiuretic hormone', 'hypernatremia', 'Bartter syndrome', 'renal tubular acidosis', 'Gitelman syndrome'],
    about: 'Sodium or potassium in the blood is too low or high.',
  },
  vitamin_deficiency: {
    name: 'Vitamin deficiency',
    aliases: ['scurvy', 'beriberi', 'thiamine deficiency', 'vitamin C deficiency', 'riboflavin deficiency', 'zinc deficiency', 'acrodermatitis enteropathica', 'vitamin A deficiency', 'niacin deficiency'],
    about: 'The food lacks a vitamin.',
  },
  obesity_condition: {
    name: 'Obesity',
    aliases: ['overweight', 'high cholesterol', 'dyslipidaemia', 'hyperlipidemia', 'familial hypercholesterolemia'],
    about: 'Too much weight for health.',
  },
  pituitary_tumour: {
    name: 'Pituitary tumour',
    aliases: ['prolactinoma', 'acromegaly', 'pituitary adenoma', 'craniopharyngioma', 'growth hormone deficiency', 'Kallmann syndrome', 'hyperprolactinemia', 'constitutional growth delay', 'precocious puberty'],
    about: 'A growth of the pituitary gland changes hormones or sight.',
  },
}
