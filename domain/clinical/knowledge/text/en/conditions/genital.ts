import type { GENITAL_CONDITIONS } from '#domain/clinical/knowledge/conditions/genital.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const GENITAL_CONDITIONS_EN: Record<keyof typeof GENITAL_CONDITIONS, ConditionText> = {
  bacterial_vaginosis: {
    name: 'Bacterial vaginosis',
    aliases: [
      'anaerobic bacteria overgrowth within the vagina',
      'Gardnerella vaginalis infection',
      'anaerobic vaginosis',
      'BV',
    ],
    about: 'The germs of the vagina are out of balance: thin discharge with a fishy smell.',
  },
  vaginal_candidiasis: {
    name: 'Vaginal thrush (candidiasis)',
    aliases: [
      'vulvovaginal candidiasis',
      'vaginal yeast infection',
      'candidal vulvovaginitis',
      'vaginal thrush',
      'monilial vaginitis',
      'balanitis',
    ],
    about: 'A yeast infection with itching and white curdy discharge.',
  },
  trichomoniasis: {
    name: 'Trichomoniasis',
    aliases: ['trichomonal vaginitis', 'Trichomonas vaginalis infection'],
    about: 'A sexually passed infection with a yellow-green discharge.',
  },
  gonorrhoea: {
    name: 'Gonorrhoea',
    aliases: [
      'gonorrhea',
      'gonococcal urethritis',
      'gonococcal infection',
      'disseminated gonococcal infection',
      'urethral discharge syndrome',
      'urethritis',
    ],
    about: 'A sexually passed infection with pus from penis or vagina.',
  },
  chlamydia: {
    name: 'Chlamydia infection',
    aliases: [
      'chlamydia',
      'chlamydial cervicitis',
      'non-gonococcal urethritis',
      'cervicitis',
      'mucopurulent cervicitis',
      'nongonococcal urethritis',
    ],
    about: 'A sexually passed infection, often with few signs.',
  },
  pelvic_inflammatory_disease: {
    name: 'Pelvic inflammatory disease',
    aliases: ['PID', 'salpingitis', 'tubo-ovarian abscess', 'adnexitis', 'Fitz-Hugh-Curtis syndrome'],
    about: 'An infection of womb and tubes.',
  },
  syphilis_primary: {
    name: 'Syphilis, first stage',
    aliases: ['primary syphilis', 'chancre', 'syphilitic chancre', 'syphilis'],
    about: 'A painless sore where syphilis came in.',
  },
  syphilis_secondary: {
    name: 'Syphilis, second stage or without signs',
    aliases: [
      'secondary syphilis',
      'syphilis',
      'condylomata lata',
      'latent syphilis',
      'neurosyphilis',
      'tertiary syphilis',
    ],
    about:
      'Weeks after the sore syphilis brings a rash; without signs, a test alone tells of it, and needs an injection each week for three.',
  },
  genital_herpes: {
    name: 'Genital herpes',
    aliases: ['herpes simplex (genital)', 'HSV-2 infection', 'herpes genitalis', 'genital ulcer disease'],
    about: 'Painful blisters and sores of the genitals that come back.',
  },
  chancroid: {
    name: 'Chancroid',
    aliases: [
      'Haemophilus ducreyi infection',
      'soft chancre',
      'granuloma inguinale',
      'donovanosis',
      'lymphogranuloma venereum',
    ],
    about: 'Painful, deep genital sores with swollen glands.',
  },
  genital_warts_condition: {
    name: 'Genital warts',
    aliases: ['condylomata acuminata', 'anogenital warts', 'HPV infection', 'condyloma acuminatum'],
    about: 'Soft growths from a sexually passed virus.',
  },
  cervical_cancer: {
    name: 'Cervical cancer',
    aliases: [
      'cancer of the cervix',
      'cervical carcinoma',
      'carcinoma of the cervix',
      'cervical intraepithelial neoplasia',
      'cervical dysplasia',
    ],
    about: 'A cancer of the mouth of the womb: bleeding after sex or between periods.',
  },
  uterine_fibroids: {
    name: 'Uterine fibroids',
    aliases: ['leiomyoma', 'uterine leiomyomata', 'fibroids', 'myoma', 'adenomyosis', 'endometrial polyp'],
    about: 'Harmless growths of the womb with heavy periods.',
  },
  endometriosis: {
    name: 'Endometriosis',
    aliases: ['endometrioma'],
    about: 'Lining of the womb grows elsewhere: painful periods and pain in sex.',
  },
  dysmenorrhoea_primary: {
    name: 'Period pain',
    aliases: ['primary dysmenorrhoea', 'dysmenorrhea', 'menstrual cramps', 'premenstrual syndrome', 'mittelschmerz'],
    about: 'Cramps with the period without disease.',
  },
  abnormal_uterine_bleeding: {
    name: 'Abnormal uterine bleeding',
    aliases: [
      'dysfunctional uterine bleeding',
      'menorrhagia',
      'anovulatory bleeding',
      'heavy menstrual bleeding',
      'anovulation',
    ],
    about: 'Periods too heavy, too long or out of order.',
  },
  polycystic_ovary: {
    name: 'Polycystic ovary syndrome',
    aliases: ['PCOS', 'Stein-Leventhal syndrome', 'hyperandrogenism'],
    about: "Rare periods, more hair and acne from the ovaries' hormones.",
  },
  infertility_condition: {
    name: 'Infertility',
    aliases: ['primary infertility', 'secondary infertility', 'subfertility'],
    about: 'No pregnancy after a year of trying. Both partners are examined.',
  },
  menopause_condition: {
    name: 'Menopause',
    aliases: [
      'perimenopause',
      'menopausal symptoms',
      'atrophic vaginitis',
      'climacteric',
      'vaginal atrophy',
      'premature ovarian failure',
    ],
    about: 'The end of the periods with hot flushes.',
  },
  endometrial_cancer: {
    name: 'Endometrial cancer',
    aliases: ['cancer of the womb', 'uterine cancer', 'endometrial carcinoma', 'endometrial hyperplasia'],
    about: 'A cancer of the lining of the womb: bleeding after the menopause.',
  },
  ovarian_torsion: {
    name: 'Twisted ovary (ovarian torsion)',
    aliases: [
      'ovarian torsion',
      'adnexal torsion',
      'ruptured ovarian cyst',
      'ovarian cyst',
      'haemorrhagic ovarian cyst',
    ],
    about: 'The ovary twists and loses its blood, or a cyst bursts.',
  },
  ovarian_cancer: {
    name: 'Ovarian cancer',
    aliases: ['ovarian carcinoma', 'ovarian tumour', 'germ cell tumour of the ovary', 'teratoma', 'dermoid cyst'],
    about: 'A growth of the ovary.',
  },
  breast_cancer: {
    name: 'Breast cancer',
    aliases: [
      'invasive ductal carcinoma',
      'invasive lobular carcinoma',
      'inflammatory breast cancer',
      'Paget disease of the breast',
      'ductal carcinoma in situ',
      'breast carcinoma',
    ],
    about: 'A cancer of the breast: a hard lump, pulled-in skin or nipple.',
  },
  benign_breast_lump: {
    name: 'Benign breast lump',
    aliases: [
      'fibroadenoma',
      'fibrocystic breast changes',
      'breast cyst',
      'fibrocystic disease',
      'intraductal papilloma',
      'mastalgia',
      'gynaecomastia',
    ],
    about: 'A harmless lump or sore breast, changing with the periods.',
  },
  testicular_torsion: {
    name: 'Testicular torsion',
    aliases: ['torsion of the testis', 'twisted testicle', 'torsion of the appendix testis'],
    about: 'The testicle twists and dies within six hours unless untwisted.',
  },
  epididymo_orchitis: {
    name: 'Epididymitis',
    aliases: ['epididymo-orchitis', 'orchitis', 'mumps orchitis', 'acute epididymitis'],
    about: 'An inflamed testicle, often from an infection passed in sex.',
  },
  testicular_cancer: {
    name: 'Testicular cancer',
    aliases: ['seminoma', 'germ cell tumour of the testis', 'non-seminomatous germ cell tumor', 'yolk sac tumor'],
    about: 'A hard painless lump of the testicle.',
  },
  undescended_testis_condition: {
    name: 'Undescended testicle',
    aliases: ['cryptorchidism', 'undescended testis'],
    about: 'A testicle that has not come down into its bag: an operation before the second year keeps it healthy.',
  },
  hydrocele_varicocele: {
    name: 'Hydrocele',
    aliases: ['varicocele', 'spermatocele', 'communicating hydrocele'],
    about: 'Water or wide veins in the scrotum.',
  },
  erectile_dysfunction_condition: {
    name: 'Erectile dysfunction',
    aliases: [
      'impotence',
      'premature ejaculation',
      'hypogonadism',
      'low testosterone',
      'sexual dysfunction',
      'infertility',
    ],
    about: 'The penis does not become or stay stiff.',
  },
  sexual_assault_care: {
    name: 'Sexual assault',
    aliases: ['rape', 'sexual abuse', 'defilement', 'sexual violence'],
    about: 'Care within 72 hours protects from HIV and pregnancy.',
  },
  hiv_exposure_care: {
    name: 'HIV exposure',
    aliases: ['HIV exposure requiring post-exposure prophylaxis', 'PEP', 'needlestick injury'],
    about: 'Medicines begun within 72 hours protect from HIV.',
  },
  emergency_contraception_need: {
    name: 'Need of emergency contraception',
    aliases: [
      'emergency contraception',
      'unprotected sex without contraception',
      'contraceptive failure',
      'morning-after pill',
    ],
    about: 'Sex without protection in the last five days: the sooner the pill or a copper coil, the surer.',
  },
  contraceptive_side_effect: {
    name: 'Question or side effect of a contraceptive',
    aliases: [
      'contraceptive side effect',
      'amenorrhoea due to contraceptive',
      'missed contraceptive pill',
      'irregular bleeding on contraception',
      'contraceptive counselling',
    ],
    about: 'Changed or absent bleeding is usual with the pill, injection or implant and does no harm.',
  },
  physiological_discharge: {
    name: 'Normal vaginal discharge',
    aliases: ['physiological vaginal discharge', 'physiological leucorrhoea', 'ovulation mucus'],
    about: 'Clear or milky discharge without smell, itching or pain is normal and needs no treatment.',
  },
  premenstrual_syndrome: {
    name: 'Premenstrual syndrome',
    aliases: ['PMS', 'premenstrual tension', 'premenstrual dysphoric disorder'],
    about: 'Mood, breasts and belly change in the days before each period and are well again when it begins.',
  },
  paraphimosis_phimosis: {
    name: 'Foreskin problem (phimosis, paraphimosis, balanitis)',
    aliases: ['phimosis', 'paraphimosis', 'balanitis', 'balanoposthitis'],
    about: 'The foreskin is inflamed, too tight, or stuck behind the glans.',
  },
  priapism_condition: {
    name: 'Priapism',
    aliases: ['ischaemic priapism', 'prolonged erection'],
    about: 'A painful erection that does not end, often in sickle cell disease.',
  },
  fournier_gangrene: {
    name: 'Fournier gangrene',
    aliases: ['necrotising fasciitis of the genitals', 'genital gangrene'],
    about: 'A rapid death of the genital skin by infection.',
  },
}
