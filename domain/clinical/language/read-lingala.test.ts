import { describe, expect, it } from 'vitest'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { FINDINGS_LN } from '#domain/clinical/knowledge/text/ln/all-findings.ts'
import { LINGALA_PACK } from '#domain/clinical/knowledge/text/ln/words.ts'
import type { FindingStatus } from '#domain/clinical/language/read-finding.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import { DANGERS_PEOPLE_TELL, unreadPhrases } from '#domain/clinical/language/say-phrases.ts'
import { LINGALA_HEARD_SENTENCES } from '#domain/clinical/language/sentences/lingala-heard.ts'
import { misread } from '#domain/clinical/language/sentences/misread.ts'

const read = textReader([LINGALA_PACK.words, ENGLISH_PACK.words])
const of = (text: string, status: FindingStatus = 'present') =>
  read(text)
    .findings.filter((finding) => finding.status === status)
    .map(({ id }) => id)

describe('Reading Lingala', () => {
  it.each([
    ['Nazali na kosukosu mpe fièvre', ['cough', 'fever']],
    ['Mwana na ngai azosanza mpe azali na pulupulu', ['vomiting', 'diarrhoea']],
    ['Mutu ezosala nga pasi', ['headache']],
    ['Moto ezali kosala ngai mpasi makasi', ['severe_headache']],
    ['Nazali na mpasi ya ntolo mpe mpasi ya kopema', ['chest_pain', 'difficulty_breathing']],
    ['Mokongo ezali kosala ngai mpasi', ['back_pain']],
    ['Nasubaka na mpasi', ['dysuria']],
    ['Nazali na kizunguzungu, nalembi', ['dizziness', 'fatigue']],
    ['Nzoto na ngai ezali na mokosa', ['itching']],
    ['Mwana akoki komela mabele te', ['unable_to_drink_or_breastfeed']],
    ['Mwana azali na fièvre makasi akoki komela mabele te', ['high_fever', 'unable_to_drink_or_breastfeed']],
    ['Azali kosanza nyonso', ['vomits_everything']],
    ['Mwana abeti ndeke', ['convulsions']],
    ['Mwana azali na convulsions', ['convulsions']],
    ['Azopema noki noki, mipanzi ezali kokota na kati', ['fast_breathing', 'chest_indrawing']],
    ['Azokosola makila', ['haemoptysis']],
    ['Miso ekomi jaune', ['jaundice']],
    ['Azali na zemi, makila ezali kobima', ['pregnant', 'vaginal_bleeding']],
    ['Mwana azali koningana te na libumu', ['reduced_fetal_movements']],
    [
      'Elongi etengami, akoki koloba te, ngambo moko ekufi',
      ['facial_droop', 'speech_difficulty', 'one_sided_weakness'],
    ],
    ['Kingo ekangami', ['neck_stiffness']],
    ['Nyoka aswi ye na lokolo', ['snake_bite']],
    ['Mikuwa ezosala ngai pasi', ['bone_pain']],
    ['Pasi ya kobota banda lobi, mwana azobima te', ['prolonged_labour']],
    ['Mbwa aswi mwana', ['dog_bite']],
    ['Ameli nkisi ya mpuku', ['pesticide_exposure']],
    [
      'Azwaki aksida, azoki na moto, abungisi bososoli',
      ['road_traffic_injury', 'head_injury', 'loss_of_consciousness'],
    ],
    ['Nalingi komiboma', ['suicidal_thoughts']],
    ['Mobali na ngai azali na tuberculose, nazali na kosukosu', ['contact_tb', 'cough']],
    ['Nzoto na ye ezotumba, mpio ezolenga ye', ['fever', 'chills']],
    ['Bebe akwei ndeke na ntongo', ['convulsions']],
    ['Mwana azali na bapunza na elongi', ['rash_on_face']],
    ['Mwana azosala pulupulu ya mai mai', ['watery_diarrhoea']],
    ['Makata na nga evimbi', ['testicular_swelling']],
    ['Litoi na ye ezotanga mai ya nsolo', ['ear_discharge']],
    ['Mai ya pus ezobima na litoyi', ['ear_discharge']],
    ['Nazali na bampota na monoko', ['mouth_ulcers']],
    ['Mai mingi ebimi na nse, nazali na zemi', ['leaking_waters', 'pregnant']],
    ['TDR ya malaria ezali positif', ['malaria_test_positive']],
    ['Nazoyoka nzala te', ['loss_of_appetite']],
    ['Nzoto mobimba ezokosa nga', ['itching_generalised']],
    ['Masuba ezali kolumba', ['foul_smelling_urine']],
    ['Mwana azindaki na liziba', ['drowning']],
    ['Natiki nkisi ya tansio', ['missed_medicines']],
    ['Mabele ezosala nga mwa mpasi', ['breast_pain']],
    ['Abeti crise na nzela', ['convulsions']],
    ['Mwana azali na crise', ['convulsions']],
    ['Poche ya mai epasukaki lobi', ['leaking_waters']],
    ['Mwana aboyi mabele, azomela te', ['unable_to_drink_or_breastfeed']],
    ['Mwana azopema mbango, tolo ezokota', ['fast_breathing', 'chest_indrawing']],
    ['Zemi ya basanza mwambe, abandi kobimisa makila ebele', ['vaginal_bleeding']],
    ['Abotaki lelo, makila ezokata te', ['recently_gave_birth', 'bleeding_not_stopping']],
    ['Elongi ekomi mpembe', ['pallor']],
    ['Supu ya moto esopaneli mwana na libumu', ['burn']],
    ['Asimbi nsinga ya courant, ebwaki ye', ['electric_shock']],
    ['Babetaki ye nzete na moto', ['head_injury']],
    ['Moto ya sukali, atiki insuline', ['known_diabetes', 'missed_medicines']],
    ['Libumu na se ezosala nga pasi', ['lower_abdominal_pain']],
    ['Mbwa ya voisin eswi mwana na lokolo', ['dog_bite']],
    ['Bampota pembeni ya zolo, ekauki lokola mafuta ya nzoi', ['honey_crusts']],
    ['Sima ya tonga ya pénicilline, mbebu evimbi', ['lip_swelling']],
    ['Mwasi ya zemi akweyaki', ['pregnant', 'fall']],
    ['The child has fièvre and azosanza', ['fever', 'vomiting']],
    ['Azokosola, has chest pain', ['cough', 'chest_pain']],
  ])('finds in "%s" %j', (text, findings) => {
    expect(of(text)).toEqual(expect.arrayContaining(findings))
  })

  it.each([
    ['Azali na fièvre te', ['fever']],
    ['Fièvre ezali te', ['fever']],
    ['Azosanza te, azali na pulupulu te', ['vomiting', 'diarrhoea']],
    ['Azokosola makila te', ['haemoptysis']],
    ['Makila ezali na masuba te', ['blood_in_urine']],
    ['Azali na zemi te', ['pregnant']],
  ])('takes what "%s" denies at its end as absent: %j', (text, findings) => {
    expect(of(text, 'absent')).toEqual(expect.arrayContaining(findings))
    for (const finding of findings) expect(of(text)).not.toContain(finding)
  })

  it('lets a "te" reach back to its own verb and no further', () => {
    expect(of('Azali na kosukosu kasi azali na fièvre te')).toEqual(['cough'])
    expect(of('Azali na kosukosu azali na fièvre te')).toEqual(['cough'])
    expect(of('Nazali na fièvre te kasi nazali na kosukosu')).toEqual(['cough'])
  })

  it('takes an injection for no blow, a morning for no worse mornings, what is not hard for no weakness', () => {
    expect(of('Na lopitalo babeti nga ntonga')).toEqual([])
    expect(of('Na ntongo ya lelo moto pasi')).not.toContain('headache_worse_morning_or_straining')
    expect(of('Libumu ezali makasi te')).not.toContain('general_weakness')
    expect(of('Fièvre azalaki na yango te', 'absent')).toContain('fever')
  })

  it('takes a sore round the nose for no cold, a dry mouth for no lockjaw, a pregnant woman who fell for no miscarriage', () => {
    expect(of('Mpota ya pus ebimi pembeni ya zolo')).not.toContain('purulent_nasal_discharge')
    expect(of('Bampota pembeni ya monoko na zolo, ezokauka')).not.toContain('blocked_nose')
    expect(of('Miso ekoti, monoko ekauki')).not.toContain('lockjaw')
    expect(of('Mwasi ya zemi akweyaki')).not.toContain('recent_miscarriage_or_abortion')
    expect(of('Azali na crise ya asthme')).not.toContain('convulsions')
    expect(of('Yaya na ngai abelaki tuberculose, nazokosola')).not.toContain('known_tb_past')
    expect(of('Mokongo pasi, makolo malamu')).not.toContain('back_pain_to_leg')
    expect(of('Libumu pasi, nazosanza')).not.toContain('painful_periods')
  })

  it('loses no danger sign beside a denial', () => {
    expect(of('Azali na fièvre te kasi abeti ndeke mpe akoki komela te')).toEqual(
      expect.arrayContaining(['convulsions', 'unable_to_drink_or_breastfeed']),
    )
  })

  it('takes no everyday word for an illness one letter away', () => {
    expect(of('Ndenge nini? Tala elamba, bambula ebele')).toEqual([])
  })

  it('takes no month for vomiting', () => {
    const text = read('Banda sanza misato azali na kosukosu')
    expect(text.findings.map(({ id, days }) => [id, days])).toEqual([['cough', 90]])
    expect(of('Amoni sanza te')).toEqual(['missed_period'])
  })

  it('tells what is doubted, feared, and of others', () => {
    expect(of('Mbala mosusu azali na fièvre', 'uncertain')).toContain('fever')
    expect(of('Soki azali na fièvre to convulsion, zongisa ye')).toEqual([])
    const text = 'Mama na ngai azali na diabète, nazali na kosukosu'
    expect(of(text)).toEqual(['cough'])
    expect(of(text, 'other')).toContain('known_diabetes')
  })

  it.each([
    ['Kosukosu esali baposo misato', 'cough', 21],
    ['Nazali na fièvre mikolo misato', 'fever', 3],
    ['Fièvre esali mikolo 8', 'fever', 8],
    ['Kosukosu banda mikolo ntuku mibale', 'cough', 20],
    ['Kosukosu banda mikolo ntuku mibale na moko', 'cough', 21],
    ['Kosukosu banda mikolo zomi na mibale', 'cough', 12],
  ])('reads how long: "%s"', (text, id, days) => {
    expect(read(text).findings.find((finding) => finding.id === id)?.days).toBe(days)
  })

  it('takes for past what was there a year ago and is over, and for there what has been since', () => {
    expect(of('Mobu eleki nazalaki na fièvre, sikoyo nazali malamu')).not.toContain('fever')
    expect(of('Banda mobu eleki nazali kokosola')).toContain('cough')
  })

  it('takes an injection for nobody beaten', () => {
    expect(of('Babeti ye piqûre')).not.toContain('assault')
    expect(of('Babeti ye')).toContain('assault')
  })

  it('takes open vowels for the ones that are mostly typed', () => {
    expect(of('Mɔtɔ́ ezali kosala ngai mpasi')).toEqual(of('Moto ezali kosala ngai mpasi'))
    expect(of('Mɔtɔ́ ezali kosala ngai mpasi')).toContain('headache')
  })

  it('reads who the patient is, and measurements', () => {
    expect(read('Mwana ya mibu 3 azali na fièvre').patient).toMatchObject({ ageMonths: 36 })
    expect(read('Mwasi azali na zemi ya poso 32').patient).toMatchObject({ sex: 'female', pregnancyWeeks: 32 })
    expect(read('Mwasi azali na zemi ya sanza 8').patient).toMatchObject({ sex: 'female', pregnancyWeeks: 34 })
    expect(read('Mobali na ngai azali na fièvre, nazali na zemi').patient.sex).toBeUndefined()
    expect(read('Mobali na ngai akoki koloba te').patient.sex).toBe('male')
    expect(read('Fièvre 39.2, tansio 160/100').vitals).toMatchObject({
      temperatureC: 39.2,
      systolicMmHg: 160,
      diastolicMmHg: 100,
    })
  })

  it.each([
    ['Na nse ya mipanzi loposo ezobendama soki apemi', ['chest_indrawing']],
    ['Mabele azokanga yango te, azobenda te', ['unable_to_drink_or_breastfeed']],
    ['Nyonso azolia to azomela azobwaka', ['vomits_everything']],
    ['Mwana azongaluki miso, nzoto ezolenga', ['convulsions']],
    ['Nazobenga ye kasi azoyoka te, miso ekangami', ['unconscious']],
    ['Banda lobi mwana azosakana te na libumu', ['reduced_fetal_movements']],
    ['Aboti lelo, makila etondi mbeto', ['heavy_bleeding_after_birth']],
    ['Oyo ezobima na nse banda naboti ezolumba', ['foul_lochia']],
    ['Alobi asilisa lelo na butu, singa ezali na sac na ye', ['suicide_plan']],
    ['Azoloba na bato bamonanaka te', ['auditory_hallucinations']],
    ['Basali nga na makasi, bazalaki mibale', ['sexual_assault']],
    ['Bakatoli ye na machette', ['stab_wound']],
    ['Etupa eswi nga na bilanga', ['snake_bite']],
    ['Ameli mai ya batterie', ['caustic_swallowed']],
    ['Monoko etengamaki mwa ngonga, na sima ezongi', ['symptoms_passed_within_a_day']],
    ['Azokosola makila ebele, etondi sani', ['massive_haemoptysis']],
    ['Mwana azosala makasi mpo apema', ['respiratory_distress']],
    ['Nyei na ye ezali na makila mpe glaire', ['bloody_diarrhoea']],
    ['Soki mwana azali kopema mipanzi ezali kokota', ['chest_indrawing']],
    ['Azali kolala kaka ntango nyonso', ['drowsiness']],
    ['Ntolo ezali kokanga ye', ['chest_pressure']],
    ['Bebe azali kolela na mongongo ya moke', ['weak_cry']],
    ['Banda lobi mwana na nga azotambola te na libumu', ['reduced_fetal_movements']],
  ])('finds the danger that "%s" tells of', (text, findings) => {
    expect(of(text)).toEqual(expect.arrayContaining(findings))
  })

  it.each([
    ['Mwana ya mbula 4, sikoyo alali makasi', 'sexual_assault'],
    ['Asali mosala makasi lobi', 'sexual_assault'],
    ['Papa alali, azolamuka te', 'sexual_assault'],
    ['Nasangisi nzoto na mobali moko', 'sexual_assault'],
    ['Azosanza, miso motane', 'vomiting_blood'],
    ['Ameli nkisi ya palu', 'suicide_attempt'],
    ['Azolenga mpo na malili, miso motane', 'convulsions'],
    ['Mwana azobimisa mai ya solo na litoyi', 'drowning'],
    ['Naboti mobu eleki, monoko ezolumba', 'foul_lochia'],
    ['Mwana azosakana te, azali na fièvre', 'reduced_fetal_movements'],
  ])('takes "%s" for no %s', (text, finding) => {
    expect(of(text)).not.toContain(finding)
  })

  it('reads numbers in words, halves, ages of relatives, and measurements in everyday words', () => {
    expect(read('Mwana na nga ya basanza zomi').patient).toMatchObject({ ageMonths: 10 })
    expect(read('Mwana ya mobu moko na ndambo').patient).toMatchObject({ ageMonths: 18 })
    expect(read('Leki na nga ya mibu zomi na mibale azali na fièvre').patient).toMatchObject({ ageMonths: 144 })
    expect(read('Nazali na mbula ntuku mibale').patient).toMatchObject({ ageMonths: 240 })
    expect(read('Azali na zemi ya baposo ntuku misato').patient).toMatchObject({ pregnancyWeeks: 30 })
    expect(read('Azopema mbala ntuku motoba na miniti moko').vitals).toMatchObject({ respiratoryRatePerMin: 60 })
    expect(read('Singa ya loboko elakisi 11,2 cm').vitals).toMatchObject({ muacMm: 112 })
    expect(read('Tansio na ye 180 likolo ya 110').vitals).toMatchObject({ systolicMmHg: 180, diastolicMmHg: 110 })
  })

  it('takes the age of a child for no length of an illness', () => {
    const text = read('Mwana na nga ya mibu mibale azali kokosola')
    expect(text.patient.ageMonths).toBe(24)
    expect(text.findings.find(({ id }) => id === 'cough')?.days).toBeUndefined()
  })

  it('takes the left arm, which is named after a woman, for no woman', () => {
    expect(read('Papa 58 ans, mpasi ekei na loboko ya mwasi').patient.sex).not.toBe('female')
  })

  it.each(LINGALA_HEARD_SENTENCES)('%s', (text, expected) => {
    expect(misread(read(text), expected)).toEqual([])
  })

  it('has words for every danger sign that people tell of', () => {
    expect(DANGERS_PEOPLE_TELL.filter((id) => !FINDINGS_LN[id])).toEqual([])
    expect(Object.keys(FINDINGS_LN).filter((id) => !(id in FINDINGS))).toEqual([])
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('reads every phrase back as its finding, eighth %i', (eighth) => {
    expect(unreadPhrases(LINGALA_PACK, eighth, 8)).toEqual([])
  })
})
