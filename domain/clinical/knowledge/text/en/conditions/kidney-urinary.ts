import type { KIDNEY_URINARY_CONDITIONS } from '#domain/clinical/knowledge/conditions/kidney-urinary.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const KIDNEY_URINARY_CONDITIONS_EN: Record<keyof typeof KIDNEY_URINARY_CONDITIONS, ConditionText> = {
  cystitis: {
    name: 'Urinary tract infection (cystitis)',
    aliases: ['urinary tract infection', 'UTI', 'bladder infection', 'acute cystitis', 'lower urinary tract infection', 'bladder inflammation', 'asymptomatic bacteriuria'],
    about: 'An infection of the bladder: burning and frequent urine.',
  },
  pyelonephritis: {
    name: 'Kidney infection (pyelonephritis)',
    aliases: ['acute pyelonephritis', 'pyelonephritis', 'upper urinary tract infection', 'renal abscess', 'perinephric abscess', 'urosepsis'],
    about: 'An infection of the kidney with fever and pain in the flank.',
  },
  kidney_stone: {
    name: 'Kidney stone',
    aliases: ['nephrolithiasis', 'renal colic', 'ureteral stone', 'urolithiasis', 'renal calculi', 'ureterolithiasis', 'medullary sponge kidney'],
    about: 'A stone on its way from the kidney: waves of great pain in the flank.',
  },
  acute_kidney_injury: {
    name: 'Acute kidney injury',
    aliases: ['acute renal failure', 'acute tubular necrosis', 'prerenal azotemia', 'acute kidney failure', 'rhabdomyolysis', 'cholesterol embolism', 'atheroembolism', 'contrast nephropathy'],
    about: 'The kidneys stop working within days.',
  },
  interstitial_nephritis: {
    name: 'Interstitial nephritis',
    aliases: ['acute interstitial nephritis', 'allergic interstitial nephritis', 'acute tubulointerstitial nephritis', 'drug-induced nephritis', 'analgesic nephropathy', 'papillary necrosis'],
    about: 'Kidneys inflamed by a medicine.',
  },
  chronic_kidney_disease: {
    name: 'Chronic kidney disease',
    aliases: ['CKD', 'chronic renal failure', 'chronic kidney failure', 'end-stage renal disease', 'uraemia', 'diabetic nephropathy', 'hypertensive nephrosclerosis', 'uremia', 'secondary hyperparathyroidism'],
    about: 'Kidneys that lose their strength over years, mostly from high pressure or diabetes.',
  },
  nephrotic_syndrome: {
    name: 'Nephrotic syndrome',
    aliases: ['minimal change disease', 'lipoid nephrosis', 'membranous nephropathy', 'membranous glomerulonephritis', 'focal segmental glomerulosclerosis', 'HIV-associated nephropathy', 'renal amyloidosis'],
    about: 'The kidneys lose protein: swelling of face and legs.',
  },
  acute_glomerulonephritis: {
    name: 'Acute glomerulonephritis',
    aliases: ['poststreptococcal glomerulonephritis', 'nephritic syndrome', 'IgA nephropathy', 'lupus nephritis', 'rapidly progressive glomerulonephritis', 'Goodpasture syndrome', 'Alport syndrome', 'post-infectious glomerulonephritis'],
    about: 'Inflamed kidneys: dark urine, puffy eyes and high pressure, often after a sore throat.',
  },
  haemolytic_uraemic_syndrome: {
    name: 'Haemolytic uraemic syndrome',
    aliases: ['hemolytic uremic syndrome', 'HUS', 'E. coli-induced hemolytic uremic syndrome', 'thrombotic thrombocytopenic purpura', 'TTP', 'thrombotic microangiopathy'],
    about: 'After bloody diarrhoea the kidneys fail and red cells break.',
  },
  polycystic_kidney: {
    name: 'Polycystic kidney disease',
    aliases: ['autosomal dominant polycystic kidney disease (ADPKD)', 'ADPKD', 'renal cysts', 'horseshoe kidney'],
    about: 'Inherited cysts that fill the kidneys.',
  },
  kidney_cancer: {
    name: 'Kidney cancer',
    aliases: ['renal cell carcinoma', 'Wilms tumour', 'nephroblastoma', 'Wilms tumor'],
    about: 'A growth in the kidney.',
  },
  bladder_cancer: {
    name: 'Bladder cancer',
    aliases: ['urothelial carcinoma', 'transitional cell carcinoma', 'squamous cell carcinoma of the bladder'],
    about: 'A growth in the bladder: blood in the urine without pain.',
  },
  prostate_enlargement: {
    name: 'Enlarged prostate (benign prostatic hyperplasia)',
    aliases: ['benign prostatic hyperplasia', 'BPH', 'prostatic hypertrophy', 'bladder outlet obstruction'],
    about: 'A grown prostate presses on the urine\'s way.',
  },
  prostate_cancer: {
    name: 'Prostate cancer',
    aliases: ['prostatic adenocarcinoma', 'carcinoma of the prostate', 'metastatic prostate cancer'],
    about: 'A cancer of the prostate; back or bone pain may be its first sign.',
  },
  prostatitis: {
    name: 'Prostatitis',
    aliases: ['acute bacterial prostatitis', 'chronic prostatitis', 'chronic pelvic pain syndrome'],
    about: 'An inflamed prostate with fever and pain on passing urine.',
  },
  urinary_incontinence_condition: {
    name: 'Urinary incontinence',
    aliases: ['stress incontinence', 'urge incontinence', 'overactive bladder', 'overflow incontinence', 'interstitial cystitis'],
    about: 'Urine is lost against one\'s will.',
  },
  urethral_stricture: {
    name: 'Urethral stricture',
    aliases: ['narrow urethra', 'posterior urethral valves'],
    about: 'A narrow place in the urine\'s way.',
  },
  obstetric_fistula: {
    name: 'Obstetric fistula',
    aliases: ['vesicovaginal fistula', 'rectovaginal fistula', 'VVF', 'genital fistula'],
    about: 'A hole between bladder or gut and vagina after a hard birth.',
  },
  diabetes_insipidus: {
    name: 'Diabetes insipidus',
    aliases: ['nephrogenic diabetes insipidus', 'central diabetes insipidus', 'arginine vasopressin deficiency', 'primary polydipsia'],
    about: 'Very much thin urine and thirst, with normal sugar.',
  },
}
