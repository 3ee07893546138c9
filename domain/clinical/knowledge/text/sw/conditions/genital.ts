import type { GENITAL_CONDITIONS } from '#domain/clinical/knowledge/conditions/genital.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const GENITAL_CONDITIONS_SW: Record<keyof typeof GENITAL_CONDITIONS, ConditionText> = {
  bacterial_vaginosis: {
    name: 'Kuvurugika kwa bakteria wa uke',
    aliases: ['bacterial vaginosis', 'BV'],
    about: 'Uwiano wa bakteria wa uke umevurugika na kuleta uchafu mwepesi wenye harufu ya samaki.',
  },
  vaginal_candidiasis: {
    name: 'Fangasi ukeni',
    aliases: ['vaginal candidiasis', 'vaginal thrush', 'kandida'],
    about: 'Maambukizi ya fangasi yanayoleta muwasho na uchafu mweupe kama maziwa mgando.',
  },
  trichomoniasis: {
    name: 'Trikomonasi',
    aliases: ['trichomoniasis'],
    about: 'Maambukizi ya zinaa yanayoleta uchafu wa uke wa rangi ya njano au kijani.',
  },
  gonorrhoea: {
    name: 'Kisonono',
    aliases: ['gonorrhoea', 'gono', 'urethral discharge syndrome'],
    about: 'Maambukizi ya zinaa yanayotoa usaha kwenye uume au uke.',
  },
  chlamydia: {
    name: 'Klamidia',
    aliases: ['chlamydia', 'non-gonococcal urethritis'],
    about: 'Maambukizi ya zinaa ambayo mara nyingi huwa na dalili chache.',
  },
  pelvic_inflammatory_disease: {
    name: 'Maambukizi ya via vya uzazi',
    aliases: ['pelvic inflammatory disease', 'PID'],
    about: 'Maambukizi ya kizazi na mirija yake.',
  },
  syphilis_primary: {
    name: 'Kaswende, hatua ya kwanza',
    aliases: ['primary syphilis', 'kaswende'],
    about: 'Kidonda kisichouma mahali ambapo kaswende iliingia mwilini.',
  },
  syphilis_secondary: {
    name: 'Kaswende, hatua ya pili au bila dalili',
    aliases: ['secondary syphilis', 'kaswende'],
    about:
      'Wiki kadhaa baada ya kidonda, kaswende huleta upele mwilini; bila dalili hujulikana kwa kipimo tu, na sindano hutolewa kila wiki kwa wiki tatu.',
  },
  genital_herpes: {
    name: 'Malengelenge ya sehemu za siri',
    aliases: ['genital herpes', 'herpes ya sehemu za siri', 'HSV-2'],
    about: 'Malengelenge na vidonda vinavyouma sehemu za siri, ambavyo hurudi mara kwa mara.',
  },
  chancroid: {
    name: 'Pangusa',
    aliases: ['chancroid', 'soft chancre'],
    about: 'Vidonda vya kina vinavyouma sehemu za siri, pamoja na kuvimba mitoki.',
  },
  genital_warts_condition: {
    name: 'Masundosundo',
    aliases: ['genital warts', 'condylomata acuminata', 'sundosundo'],
    about: 'Vinyama laini sehemu za siri kutokana na virusi vya zinaa.',
  },
  cervical_cancer: {
    name: 'Saratani ya mlango wa kizazi',
    aliases: ['cervical cancer', 'saratani ya shingo ya kizazi'],
    about: 'Saratani ya mlango wa kizazi, inayoleta damu baada ya kujamiiana au kati ya hedhi.',
  },
  uterine_fibroids: {
    name: 'Uvimbe kwenye kizazi',
    aliases: ['uterine fibroids', 'fibroidi', 'leiomyoma', 'myoma'],
    about: 'Uvimbe usio saratani kwenye kizazi, unaoleta hedhi nzito.',
  },
  endometriosis: {
    name: 'Utando wa kizazi kuota nje yake',
    aliases: ['endometriosis', 'endometriosisi'],
    about: 'Tishu kama za ndani ya kizazi huota nje ya kizazi na kuleta maumivu ya hedhi na ya tendo la ndoa.',
  },
  dysmenorrhoea_primary: {
    name: 'Maumivu ya hedhi',
    aliases: ['primary dysmenorrhoea', 'chango'],
    about: 'Msokoto wa tumbo wakati wa hedhi bila ugonjwa mwingine.',
  },
  abnormal_uterine_bleeding: {
    name: 'Hedhi isiyo ya kawaida',
    aliases: ['abnormal uterine bleeding', 'menorrhagia', 'hedhi nzito'],
    about: 'Hedhi ni nyingi mno, ndefu mno au haina mpangilio.',
  },
  polycystic_ovary: {
    name: 'Vivimbe vingi kwenye ovari',
    aliases: ['polycystic ovary syndrome', 'PCOS'],
    about: 'Homoni za ovari zimevurugika: hedhi adimu, nywele nyingi mwilini na chunusi.',
  },
  infertility_condition: {
    name: 'Ugumba',
    aliases: ['infertility', 'utasa'],
    about: 'Kukosa mimba baada ya mwaka mmoja wa kujaribu. Wenzi wote wawili huchunguzwa.',
  },
  menopause_condition: {
    name: 'Kukoma hedhi',
    aliases: ['menopause', 'perimenopause'],
    about: 'Hedhi inafika mwisho kwa umri, mara nyingi pamoja na joto la ghafla mwilini.',
  },
  endometrial_cancer: {
    name: 'Saratani ya kizazi',
    aliases: ['endometrial cancer', 'uterine cancer', 'saratani ya mji wa mimba'],
    about: 'Saratani ya utando wa ndani wa kizazi, inayoleta damu baada ya hedhi kukoma.',
  },
  ovarian_torsion: {
    name: 'Ovari kujisokota',
    aliases: ['ovarian torsion', 'ovarian cyst', 'uvimbe wa ovari kupasuka'],
    about: 'Ovari imejisokota na kukosa damu, au uvimbe wa ovari umepasuka.',
  },
  ovarian_cancer: {
    name: 'Saratani ya ovari',
    aliases: ['ovarian cancer', 'ovarian tumour'],
    about: 'Saratani inayokua kwenye ovari, mahali mayai ya mwanamke yanapotengenezwa.',
  },
  breast_cancer: {
    name: 'Saratani ya matiti',
    aliases: ['breast cancer', 'saratani ya titi', 'kansa ya matiti'],
    about: 'Saratani ya titi: uvimbe mgumu, au ngozi au chuchu iliyoingia ndani.',
  },
  benign_breast_lump: {
    name: 'Uvimbe wa titi usio saratani',
    aliases: ['fibroadenoma', 'breast cyst', 'fibrocystic breast changes'],
    about: 'Uvimbe au maumivu ya titi yasiyo hatari, ambayo hubadilika na hedhi.',
  },
  testicular_torsion: {
    name: 'Korodani kujisokota',
    aliases: ['testicular torsion'],
    about: 'Korodani imejisokota na kukosa damu; inaweza kufa ndani ya saa sita.',
  },
  epididymo_orchitis: {
    name: 'Kuvimba kwa korodani',
    aliases: ['epididymitis', 'orchitis', 'epididymo-orchitis'],
    about: 'Korodani imevimba na inauma, mara nyingi kutokana na maambukizi ya zinaa.',
  },
  testicular_cancer: {
    name: 'Saratani ya korodani',
    aliases: ['testicular cancer', 'seminoma'],
    about: 'Saratani ya korodani; mara nyingi ni uvimbe mgumu usiouma.',
  },
  undescended_testis_condition: {
    name: 'Korodani halijashuka',
    aliases: ['undescended testis', 'cryptorchidism'],
    about: 'Korodani halijashuka kwenye mfuko wake: upasuaji kabla ya mwaka wa pili hulilinda.',
  },
  hydrocele_varicocele: {
    name: 'Busha',
    aliases: ['hydrocele', 'ngirimaji', 'varicocele', 'mabusha'],
    about: 'Maji yamejaa au mishipa imetanuka kwenye mfuko wa korodani.',
  },
  erectile_dysfunction_condition: {
    name: 'Upungufu wa nguvu za kiume',
    aliases: ['erectile dysfunction', 'impotence', 'kukosa nguvu za kiume'],
    about: 'Uume hausimami au haubaki umesimama wakati wa tendo la ndoa.',
  },
  sexual_assault_care: {
    name: 'Kubakwa au ukatili wa kingono',
    aliases: ['sexual assault', 'kubakwa', 'kunajisiwa', 'rape'],
    about: 'Mtu amelazimishwa au kutendewa tendo la ngono bila ridhaa yake; mwili na akili vinaweza kuumia.',
  },
  hiv_exposure_care: {
    name: 'Kuwa hatarini kuambukizwa VVU',
    aliases: ['HIV exposure', 'PEP', 'kuchomwa na sindano'],
    about: 'Dawa zikianzwa ndani ya saa 72 zinamkinga mtu na VVU.',
  },
  emergency_contraception_need: {
    name: 'Haja ya kuzuia mimba kwa dharura',
    aliases: ['emergency contraception', 'vidonge vya dharura'],
    about: 'Ngono bila kinga ndani ya siku tano: kadiri dawa au kitanzi kinavyowekwa mapema ndivyo kinavyofanya kazi.',
  },
  contraceptive_side_effect: {
    name: 'Swali au athari ya njia ya uzazi wa mpango',
    aliases: ['contraceptive side effect', 'athari za uzazi wa mpango'],
    about: 'Hedhi kubadilika au kukosa ni kawaida kwa vidonge, sindano au kipandikizi na haina madhara.',
  },
  physiological_discharge: {
    name: 'Ute wa kawaida ukeni',
    aliases: ['normal vaginal discharge', 'ute wa kawaida'],
    about: 'Ute mweupe au wa kuvutika usio na harufu, muwasho wala maumivu ni wa kawaida, hauhitaji dawa.',
  },
  premenstrual_syndrome: {
    name: 'Hali ya kabla ya hedhi',
    aliases: ['premenstrual syndrome', 'PMS'],
    about: 'Hisia, matiti na tumbo hubadilika siku chache kabla ya kila hedhi na hurudi sawa inapoanza.',
  },
  paraphimosis_phimosis: {
    name: 'Tatizo la govi',
    aliases: ['phimosis', 'paraphimosis', 'balanitis'],
    about: 'Govi limevimba, limebana, au limekwama nyuma ya kichwa cha uume.',
  },
  priapism_condition: {
    name: 'Uume kusimama bila kulala',
    aliases: ['priapism'],
    about: 'Uume umesimama kwa saa nyingi kwa maumivu bila hamu, mara nyingi kwa mwenye selimundu.',
  },
  fournier_gangrene: {
    name: 'Kuoza kwa ngozi ya sehemu za siri',
    aliases: ['Fournier gangrene'],
    about: 'Maambukizi yanayoua haraka ngozi ya sehemu za siri na kando ya njia ya haja kubwa.',
  },
}
