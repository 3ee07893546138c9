import type { KIDNEY_URINARY_CONDITIONS } from '#domain/clinical/knowledge/conditions/kidney-urinary.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const KIDNEY_URINARY_CONDITIONS_SW: Record<keyof typeof KIDNEY_URINARY_CONDITIONS, ConditionText> = {
  cystitis: {
    name: 'Maambukizi ya njia ya mkojo',
    aliases: ['urinary tract infection', 'UTI', 'cystitis', 'yutiai'],
    about: 'Maambukizi ya kibofu: mkojo kuchoma na kukojoa mara kwa mara.',
  },
  pyelonephritis: {
    name: 'Maambukizi ya figo',
    aliases: ['pyelonephritis'],
    about: 'Maambukizi ya figo yenye homa na maumivu ya ubavuni.',
  },
  kidney_stone: {
    name: 'Mawe ya figo',
    aliases: ['kidney stone', 'renal colic', 'nephrolithiasis', 'mawe kwenye figo'],
    about: 'Jiwe linatoka kwenye figo na kuleta mawimbi ya maumivu makali ubavuni.',
  },
  acute_kidney_injury: {
    name: 'Figo kushindwa kufanya kazi ghafla',
    aliases: ['acute kidney injury', 'acute renal failure'],
    about: 'Figo zimeacha kufanya kazi ndani ya siku chache.',
  },
  interstitial_nephritis: {
    name: 'Figo kuvimba kutokana na dawa',
    aliases: ['interstitial nephritis'],
    about: 'Figo zimevimba, mara nyingi kwa sababu ya dawa fulani.',
  },
  chronic_kidney_disease: {
    name: 'Ugonjwa sugu wa figo',
    aliases: ['chronic kidney disease', 'CKD', 'figo kufeli'],
    about: 'Figo zinapoteza nguvu kwa miaka, mara nyingi kwa sababu ya presha au kisukari.',
  },
  nephrotic_syndrome: {
    name: 'Figo kupoteza protini',
    aliases: ['nephrotic syndrome'],
    about: 'Figo hupitisha protini kwenye mkojo, hivyo uso na miguu huvimba.',
  },
  acute_glomerulonephritis: {
    name: 'Kuvimba kwa vichujio vya figo',
    aliases: ['acute glomerulonephritis', 'nephritic syndrome'],
    about: 'Figo zimevimba: mkojo mweusi, macho kuvimba na presha kupanda, mara nyingi baada ya koo kuuma.',
  },
  haemolytic_uraemic_syndrome: {
    name: 'Figo kushindwa na damu kuvunjika baada ya kuhara',
    aliases: ['haemolytic uraemic syndrome', 'HUS'],
    about: 'Baada ya kuhara damu, chembe nyekundu za damu huvunjika na figo hushindwa.',
  },
  polycystic_kidney: {
    name: 'Vifuko vingi vya maji kwenye figo',
    aliases: ['polycystic kidney disease'],
    about: 'Ugonjwa wa kurithi ambapo vifuko vya maji hujaa kwenye figo.',
  },
  kidney_cancer: {
    name: 'Saratani ya figo',
    aliases: ['kidney cancer', 'renal cell carcinoma', 'Wilms tumour'],
    about: 'Saratani inayokua kwenye figo.',
  },
  bladder_cancer: {
    name: 'Saratani ya kibofu cha mkojo',
    aliases: ['bladder cancer'],
    about: 'Saratani ya kibofu; mara nyingi huleta damu kwenye mkojo bila maumivu.',
  },
  acute_urinary_retention: {
    name: 'Mkojo kuziba',
    aliases: ['acute urinary retention', 'kuziba kwa mkojo'],
    about: 'Kibofu kimejaa na mkojo hautoki.',
  },
  prostate_enlargement: {
    name: 'Tezi dume kukua',
    aliases: ['benign prostatic hyperplasia', 'BPH', 'tezi dume'],
    about: 'Tezi dume iliyokua hubana njia ya mkojo.',
  },
  prostate_cancer: {
    name: 'Saratani ya tezi dume',
    aliases: ['prostate cancer', 'kansa ya tezi dume'],
    about: 'Saratani ya tezi dume; maumivu ya mgongo au mifupa yanaweza kuwa dalili ya kwanza.',
  },
  prostatitis: {
    name: 'Kuvimba kwa tezi dume',
    aliases: ['prostatitis'],
    about: 'Tezi dume imevimba na kuleta homa na maumivu ya kukojoa.',
  },
  urinary_incontinence_condition: {
    name: 'Kushindwa kuzuia mkojo',
    aliases: ['urinary incontinence', 'mkojo kuvuja', 'overactive bladder'],
    about: 'Mkojo hutoka bila mtu kutaka.',
  },
  pelvic_organ_prolapse: {
    name: 'Kizazi kushuka',
    aliases: ['uterine prolapse', 'kushuka kwa mfuko wa uzazi'],
    about: 'Kizazi au kibofu hushuka ukeni, mara nyingi baada ya kuzaa mara nyingi.',
  },
  urethral_stricture: {
    name: 'Njia ya mkojo kuwa nyembamba',
    aliases: ['urethral stricture'],
    about: 'Kovu limefanya njia ya mkojo kuwa nyembamba mahali pamoja.',
  },
  obstetric_fistula: {
    name: 'Fistula ya uzazi',
    aliases: ['obstetric fistula', 'vesicovaginal fistula', 'fistula'],
    about: 'Tundu kati ya kibofu au utumbo na uke baada ya uzazi mgumu, linalofanya mkojo au choo kuvuja.',
  },
  diabetes_insipidus: {
    name: 'Kukojoa maji mengi bila kisukari',
    aliases: ['diabetes insipidus'],
    about: 'Mkojo mwingi mno ulio kama maji na kiu kali, ilhali sukari iko sawa.',
  },
}
