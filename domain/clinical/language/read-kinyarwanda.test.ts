import { describe, expect, it } from 'vitest'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { FINDINGS_RW } from '#domain/clinical/knowledge/text/rw/all-findings.ts'
import { KINYARWANDA_PACK } from '#domain/clinical/knowledge/text/rw/words.ts'
import type { FindingStatus } from '#domain/clinical/language/read-finding.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import { DANGERS_PEOPLE_TELL, unreadPhrases } from '#domain/clinical/language/say-phrases.ts'

const read = textReader([KINYARWANDA_PACK.words, ENGLISH_PACK.words])
const of = (text: string, status: FindingStatus = 'present') =>
  read(text)
    .findings.filter((finding) => finding.status === status)
    .map(({ id }) => id)

describe('Reading Kinyarwanda', () => {
  it.each([
    ['Ndwaye umutwe kandi mfite iseseme', ['headache', 'nausea']],
    ['Mfite umuriro, ndatitira', ['fever', 'chills']],
    ["Mfite ububabare mu gituza n'umwuka muke", ['chest_pain', 'shortness_of_breath']],
    ['Ndaribwa mu nda', ['abdominal_pain']],
    ['Umugongo urambabaza', ['back_pain']],
    ['Ndababara iyo nihagarika', ['dysuria']],
    ['Mfite isereri, ndananiwe kandi sinsinzira', ['dizziness', 'fatigue', 'insomnia']],
    ["Umwana w'imyaka 3 arahitwa kandi araruka", ['diarrhoea', 'vomiting']],
    ['Uruhinja rwanze konka kandi rurahumeka vuba', ['unable_to_drink_or_breastfeed', 'fast_breathing']],
    ['Aruka ibyo ariye byose', ['vomits_everything']],
    ['Umwana yagagaye', ['convulsions']],
    ['Imbavu zinjira imbere ahumeka', ['chest_indrawing']],
    ['Afite impiswi irimo amaraso', ['bloody_diarrhoea']],
    ['Arakorora amaraso', ['haemoptysis']],
    ['Umugore utwite arava amaraso menshi', ['pregnant', 'severe_bleeding']],
    ['Atwite, umutwe urandya cyane kandi mbona ibikezikezi', ['pregnant', 'severe_headache', 'blurred_vision']],
    ['Umwana ntagikina mu nda', ['reduced_fetal_movements']],
    ['Umunwa wahengamye, ntabasha kuvuga', ['facial_droop', 'speech_difficulty']],
    ["Uruhande rumwe rw'umubiri ntirukora", ['one_sided_weakness']],
    ['Ijosi ryagagaye, afite umuriro mwinshi', ['neck_stiffness', 'high_fever']],
    ['Inzoka yamurumye ku kuguru', ['snake_bite']],
    ["Yarumwe n'imbwa", ['dog_bite']],
    ['Yanyoye umuti wica udukoko', ['pesticide_exposure']],
    ['Yataye ubwenge', ['loss_of_consciousness']],
    ['Ndashaka kwiyahura', ['suicidal_thoughts']],
    ['Inzuki zariye musaza wanjye, guhumeka biramunanira', ['bee_sting', 'difficulty_breathing']],
    ['Bamfashe ku ngufu', ['sexual_assault']],
    ['Amaze icyumweru abyaye, adasinzira', ['recently_gave_birth', 'insomnia']],
    ['Yaguye mu giti, ukuboko kwahetamye', ['fall', 'limb_deformity']],
    ['Amagufwa arambabaza', ['bone_pain']],
    ['Yakoze impanuka ya moto, yakomeretse mu mutwe', ['road_traffic_injury', 'head_injury']],
    ['Arwaye diyabete na asima', ['known_diabetes', 'known_asthma']],
    ['Umugabo wanjye arwaye igituntu, ndakorora', ['contact_tb', 'cough']],
    ['The child has umuriro and is vomiting', ['fever', 'vomiting']],
    ['Arakorora, has chest pain', ['cough', 'chest_pain']],
    ['Amabya yanjye yabyimbye', ['testicular_swelling']],
    ['Umwana afite amavunja', ['jigger_lesions']],
    ['Ishinya iva amaraso', ['gum_bleeding']],
    ['Akanwa karumye', ['dry_mouth']],
    ['Mfite ikirungurira', ['heartburn']],
    ['Afite uduheri turimo amazi', ['vesicles']],
    ['Abira ibyuya bikonje', ['cold_sweat']],
    ["Yanizwe n'inyama", ['choking']],
    ['Izuru rirazibye', ['blocked_nose']],
    ['Naretse imiti', ['missed_medicines']],
  ])('finds in "%s" %j', (text, findings) => {
    expect(of(text)).toEqual(expect.arrayContaining(findings))
  })

  it.each([
    ['Nta muriro afite', ['fever']],
    ['Simfite umuriro cyangwa inkorora', ['fever', 'cough']],
    ['Ntakorora, ntaruka, ntahitwa', ['cough', 'vomiting', 'diarrhoea']],
    ['Sinkorora amaraso', ['haemoptysis']],
    ['Nta maraso mu nkari', ['blood_in_urine']],
    ['Sinigeze nduka', ['vomiting']],
    ['Ntatwite', ['pregnant']],
    ['Umuriro warashize', ['fever']],
    ["Umuriro n'inkorora nta byo mfite", ['fever', 'cough']],
  ])('takes what "%s" denies as absent: %j', (text, findings) => {
    expect(of(text, 'absent')).toEqual(expect.arrayContaining(findings))
    for (const finding of findings) expect(of(text)).not.toContain(finding)
  })

  it.each([
    ['Akana kanjye iyo gahumeka mu mbavu haracukuka', 'chest_indrawing'],
    ['Muha ibere akarireka', 'unable_to_drink_or_breastfeed'],
    ['Umubiri we watangiye kwikubita no kuzana ifuro', 'convulsions'],
    ['Umwana wo mu nda yaracecetse kuva ejo', 'reduced_fetal_movements'],
    ['Yavutse ananiwe', 'did_not_cry_at_birth'],
    ['Mbyaye hashize icyumweru, mu gitsina haranuka cyane', 'foul_lochia'],
    ['Ibyo nituma bisa na kaburimbo', 'black_tarry_stool'],
    ['Yanyoye umuti bateresha mu myaka', 'pesticide_exposure'],
    ['Icyampa nkipfira', 'suicidal_thoughts'],
    ['Afite umugozi mu gikapu ngo araye yimanitse', 'suicide_plan'],
    ["Avugana n'umuntu tutabona", 'hallucinations'],
    ['Baransambanyije ari babiri', 'sexual_assault'],
    ['Ukuboko kwanjye kwabaye nk’igiti iminota makumyabiri hanyuma kuragaruka', 'symptoms_passed_within_a_day'],
    ["Uruhu rwavanyeho n'ikanzu", 'skin_detachment'],
    ['Inkorora yazanye amaraso yuzuye igikombe', 'massive_haemoptysis'],
    ['Icyayi cyamumenetseho kirashyushye', 'burn'],
  ])('finds in the everyday "%s" %s', (text, finding) => {
    expect(of(text)).toContain(finding)
  })

  it.each([
    ['Yafashe imiti ariko nta mbaraga afite', 'sexual_assault'],
    ["Icyayi gishyushye cyamenetse ku kuboko k'umwana", 'fever'],
    ['Umwana wanjye yaretse ibere afite imyaka ibiri', 'unable_to_drink_or_breastfeed'],
    ['Nkorera mu ruganda', 'profuse_diarrhoea'],
  ])('finds in the harmless "%s" no %s', (text, finding) => {
    expect(of(text)).not.toContain(finding)
  })

  it.each([
    ['Umwana ntabwo anyara kuva ejo', 'anuria'],
    ['Ntabwo mbona', 'vision_loss'],
    ["Uruhande rw'ibumoso ntabwo rukora", 'one_sided_weakness'],
    ['Ntabwo numva umwana akina mu nda', 'reduced_fetal_movements'],
  ])('takes the "ntabwo" of "%s" and its verb for one word: %s', (text, finding) => {
    expect(of(text)).toContain(finding)
  })

  it.each([
    ['Ntabwo afite umuriro', 'fever'],
    ['Ntabwo akorora ariko araruka', 'cough'],
    ['Ntabwo numva ububabare mu gituza', 'chest_pain'],
    ['Ntabwo ashaka kwiyahura', 'suicidal_thoughts'],
  ])('takes "ntabwo" for a denial in "%s"', (text, finding) => {
    expect(of(text)).not.toContain(finding)
    expect(of(text, 'absent')).toContain(finding)
  })

  it('ends a denial at "ariko" and at a new verb', () => {
    expect(of('Nta muriro afite ariko arakorora')).toContain('cough')
    expect(of('Nta nkorora, afite umuriro')).toContain('fever')
  })

  it('loses no danger sign beside a denial', () => {
    expect(of('Nta muriro afite, ariko yagagaye kandi ntabasha konka')).toEqual(
      expect.arrayContaining(['convulsions', 'unable_to_drink_or_breastfeed']),
    )
  })

  it('tells what is doubted, feared, and of others', () => {
    expect(of("Birashoboka ko afite malariya n'umuriro", 'uncertain')).toContain('fever')
    expect(of('Garuka niba umwana agize umuriro cyangwa agagaye')).toEqual([])
    const text = 'Mama wanjye arwaye diyabete, njye mfite inkorora'
    // That a mother has it is the patient's own family history.
    expect(of(text)).toEqual(['cough', 'family_history_diabetes'])
    expect(of(text, 'other')).toContain('known_diabetes')
  })

  it('takes the "no" of Kinyarwanda, and, for no English denial', () => {
    expect(of('Mfite umuriro no kuribwa mu nda no kuruka')).toEqual(
      expect.arrayContaining(['fever', 'abdominal_pain', 'vomiting']),
    )
    expect(of('The child has umuriro, no cough', 'absent')).toEqual(['cough'])
  })

  it('takes what the mother tells of the child for the child', () => {
    expect(of('Nyina avuga ko umwana aruka kandi yagagaye')).toEqual(
      expect.arrayContaining(['vomiting', 'convulsions']),
    )
  })

  it('takes the husband with whom a text begins for the patient', () => {
    for (const text of [
      'Umugabo wanjye yituye hasi, yataye ubwenge, aragagara',
      'Umugabo wanjye afite imyaka 50, yataye ubwenge, aragagara',
    ])
      expect(of(text)).toEqual(expect.arrayContaining(['loss_of_consciousness', 'convulsions']))
  })

  it('takes no everyday word for an illness one letter away', () => {
    expect(of('Inkokora yanjye, ndetse kwandura, bijya guhita')).toEqual([])
  })

  it('takes what I do ("ndahumeka") for no denial, "perhaps" for no belly, "and in" for no English "no"', () => {
    expect(of('Ndahumeka neza')).toEqual([])
    expect(of('Ndashaka kurya')).toEqual([])
    expect(of('Wenda birambabaza cyane')).not.toContain('severe_abdominal_pain')
    expect(of('Mu maso no mu mugongo hari ibiheri')).toContain('rash')
  })

  it('takes "come back", "come from" and "run" for no vomiting', () => {
    for (const text of ['Aragaruka ejo', 'Bituruka he', 'Umwana ariruka']) expect(of(text)).not.toContain('vomiting')
  })

  it.each([
    ['Inkorora imaze ibyumweru bitatu', 'cough', 21],
    ["Afite umuriro n'umutwe kuva iminsi itatu", 'fever', 3],
    ['Umuriro umaze iminsi 8', 'fever', 8],
  ])('reads how long: "%s"', (text, id, days) => {
    expect(read(text).findings.find((finding) => finding.id === id)?.days).toBe(days)
  })

  it('reads who the patient is, and measurements', () => {
    expect(read("Umwana w'imyaka 3 afite umuriro").patient).toMatchObject({ ageMonths: 36 })
    expect(read("Mfite imyaka mirongo itatu n'itanu").patient).toMatchObject({ ageMonths: 420 })
    expect(read('Umwana wanjye amaze amezi atatu avutse').patient).toMatchObject({ ageMonths: 3 })
    expect(read('Bapimye ukuboko basanga ari 10.9 cm').vitals).toMatchObject({ muacMm: 109 })
    expect(read('Umwuka awufata inshuro 60 ku munota').vitals).toMatchObject({ respiratoryRatePerMin: 60 })
    expect(read("Umugore utwite inda y'ibyumweru 32").patient).toMatchObject({ sex: 'female', pregnancyWeeks: 32 })
    expect(read("Umugore utwite inda y'amezi 8").patient).toMatchObject({ sex: 'female', pregnancyWeeks: 34 })
    expect(read("Umuriro 39.2, umuvuduko w'amaraso 160/100").vitals).toMatchObject({
      temperatureC: 39.2,
      systolicMmHg: 160,
      diastolicMmHg: 100,
    })
  })

  it('takes no months of a pregnancy for how long an illness has lasted', () => {
    expect(read('Atwite amezi 7, umutwe uramubabaza').illnessDays).toBeUndefined()
  })

  it('takes what was there a year ago and is over for past', () => {
    expect(of('Umwaka ushize nagize umuriro, ubu meze neza')).not.toContain('fever')
    expect(of('Umwaka ushize nagize umuriro, none wongeye kugaruka')).toContain('fever')
  })

  it('takes the pressure of blood for no blood that flows', () => {
    expect(of("Umuvuduko w'amaraso uri hejuru")).toEqual(['high_blood_pressure'])
  })

  it('takes "no" for "and" before a verb, and for a denial before an English word', () => {
    expect(of('Afite umuriro no kuruka')).toEqual(['fever', 'vomiting'])
    expect(of('Afite umuriro, no cough, no vomiting')).toEqual(['fever'])
    expect(of('Afite umuriro, no cough, no vomiting', 'absent')).toEqual(expect.arrayContaining(['cough', 'vomiting']))
  })

  it('takes no age for how long an illness has lasted', () => {
    const text = read('Umwana afite imyaka 3, arakorora')
    expect(text.findings.find(({ id }) => id === 'cough')?.days).toBeUndefined()
    expect(text.illnessDays).toBeUndefined()
  })

  it('takes a death for no palsy, bleeding gums for no bloody diarrhoea, and reads "sindi" as a denial', () => {
    expect(of('Umuturanyi arapfa')).not.toContain('acute_flaccid_paralysis')
    expect(of('Mfite impiswi, ishinya iva amaraso')).not.toContain('bloody_diarrhoea')
    expect(of('Sindi kuruka')).not.toContain('vomiting')
  })

  it('has words for every danger sign that people tell of', () => {
    expect(DANGERS_PEOPLE_TELL.filter((id) => !FINDINGS_RW[id])).toEqual([])
    expect(Object.keys(FINDINGS_RW).filter((id) => !(id in FINDINGS))).toEqual([])
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('reads every phrase back as its finding, eighth %i', (eighth) => {
    expect(unreadPhrases(KINYARWANDA_PACK, eighth, 8)).toEqual([])
  })
})
