import { describe, expect, it } from 'vitest'
import { FINDINGS, type FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { RedFlag } from '#domain/clinical/knowledge/findings/finding.ts'
import { FINDINGS_AR } from '#domain/clinical/knowledge/text/ar/all-findings.ts'
import { ARABIC_PACK } from '#domain/clinical/knowledge/text/ar/words.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import type { FindingStatus } from '#domain/clinical/language/read-finding.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import { unreadPhrases } from '#domain/clinical/language/say-phrases.ts'
import { ARABIC_HEARD } from '#domain/clinical/language/sentences/arabic-heard.ts'
import { misread } from '#domain/clinical/language/sentences/misread.ts'

const read = textReader([ARABIC_PACK.words, ENGLISH_PACK.words, SWAHILI_PACK.words])
const of = (text: string, status: FindingStatus = 'present') =>
  read(text)
    .findings.filter((finding) => finding.status === status)
    .map(({ id }) => id)

type Expected = Partial<Record<FindingStatus, readonly FindingId[]>>

describe('Reading Arabic', () => {
  it.each<[string, Expected]>([
    ['عندي صداع وحمى', { present: ['headache', 'fever'] }],
    ['طفلي عمره 3 سنوات يستفرغ كل شيء وما بيشرب', { present: ['vomits_everything', 'unable_to_drink_or_breastfeed'] }],
    [
      'الطفل ما بيرضع ونفسه سريع وعنده تشنجات',
      { present: ['unable_to_drink_or_breastfeed', 'fast_breathing', 'convulsions'] },
    ],
    ['رضيع لا يرضع وخامل وانسحاب الصدر', { present: ['unable_to_drink_or_breastfeed', 'lethargy', 'chest_indrawing'] }],
    ['ليس لديه حمى ولا سعال لكن عنده إسهال', { absent: ['fever', 'cough'], present: ['diarrhoea'] }],
    ['ما عنده حمى ولا كحة، عنده إسهال دموي', { absent: ['fever', 'cough'], present: ['bloody_diarrhoea'] }],
    ['لا حمى ولا قيء ولا إسهال', { absent: ['fever', 'vomiting', 'diarrhoea'] }],
    ['لا تعاني من صداع', { absent: ['headache'] }],
    ['ينفي ألم الصدر', { absent: ['chest_pain'] }],
    ['بدون حمى مع سعال', { absent: ['fever'], present: ['cough'] }],
    ['ما زال عنده حمى', { present: ['fever'] }],
    ['السخانة ما نزلت والكحة ما وقفت', { present: ['fever', 'cough'] }],
    ['أمي عندها سكري وأنا عندي كحة', { other: ['known_diabetes'], present: ['cough'] }],
    ['زوجي ما قادر يتكلم ووجهه معوج', { present: ['speech_difficulty', 'facial_droop'] }],
    ['المولود عنده حمى ورفض الرضاعة', { present: ['fever', 'unable_to_drink_or_breastfeed'] }],
    ['بطني بتوجعني شديد وما بقدر أمشي', { present: ['severe_abdominal_pain', 'unable_to_walk_unaided'] }],
    ['إذا حصلت له حمى أو تشنجات ارجع', { hypothetical: ['fever', 'convulsions'] }],
    ['ربما عنده حمى', { uncertain: ['fever'] }],
    ['عندي سكري وما عندي ربو', { present: ['known_diabetes'], absent: ['known_asthma'] }],
    ['لو سمحت بنتي شربت كلور', { present: ['poison_swallowed'] }],
    ['كحة مع دم وعرق بالليل ووزني نقص', { present: ['haemoptysis', 'night_sweats', 'weight_loss'] }],
    ['لدغه ثعبان ورجله وارمة', { present: ['snake_bite'] }],
    ['وجع في العضام', { present: ['bone_pain'] }],
    ['وجع شديد في رجلينو وضهرو ما راح بالبندول', { present: ['back_pain'] }],
    ['حامل في الشهر الثامن وعندها نزيف', { present: ['pregnant', 'bleeding_in_late_pregnancy'] }],
    ['نزيف شديد بعد الولادة', { present: ['heavy_bleeding_after_birth'] }],
    ['عندها إسهال وعيونها غائرة', { present: ['diarrhoea', 'sunken_eyes'] }],
    ['طفل مغمى عليه ولا يستجيب', { present: ['unconscious'] }],
    ['أريد أن أموت', { present: ['suicidal_thoughts'] }],
    ['شفايفه زرقاء ومخنوق', { present: ['cyanosis', 'respiratory_distress'] }],
    ['الولد وقع من الشجرة ويده مكسورة', { present: ['fall_from_height', 'fracture_suspected'] }],
    ['عندي حرقان في البول وإفرازات', { present: ['dysuria', 'vaginal_discharge'] }],
    ['عنده ضعف في الجانب الأيمن فجأة وتقل في اللسان', { present: ['one_sided_weakness', 'slurred_speech'] }],
    ['عنده fever و convulsions', { present: ['fever', 'convulsions'] }],
    ['Patient عنده حمى شديدة and cough', { present: ['high_fever', 'cough'] }],
    ['Mtoto ana homa وعنده إسهال', { present: ['fever', 'diarrhoea'] }],
    // The endings of speech in Sudan, and words that sound like something else.
    ['نخرتو بتسيل ورقبتا ناشفة', { present: ['runny_nose', 'neck_stiffness'] }],
    ['بطنا منفوخة', { present: ['abdominal_distension'] }],
    ['فحص الملاريا سالب وعندو كحة', { present: ['cough'] }],
    ['الملاريا موجب', { present: ['malaria_test_positive'] }],
    ['عقرب لدغت ولدي', { present: ['scorpion_sting'] }],
    ['الطفل صدرو بيشفط', { present: ['chest_indrawing'] }],
    ['ركبي بيوجعوني', { present: ['knee_pain'] }],
    ['أضانو فيها صديد', { present: ['ear_discharge'] }],
  ])('%s', (text, expected) => {
    for (const [status, findings] of Object.entries(expected)) {
      expect(of(text, status as FindingStatus), status).toEqual(expect.arrayContaining([...findings]))
    }
    for (const finding of [...(expected.absent ?? []), ...(expected.other ?? []), ...(expected.hypothetical ?? [])]) {
      expect(of(text)).not.toContain(finding)
    }
  })

  it.each([
    ['حُمَّى', 'حمى'],
    ['حمي', 'حمى'],
    ['اسهال', 'إسهال'],
    ['سخانه', 'سخانة'],
    ['صـــداع', 'صداع'],
    ['والصداع', 'صداع'],
    ['بالصداع', 'صداع'],
  ])('reads the spelling "%s" as "%s"', (written, meant) => {
    expect(of(meant)).not.toEqual([])
    expect(of(written)).toEqual(of(meant))
  })

  it('does not take one swollen leg for both', () => {
    expect(of('رجله وارمة')).not.toContain('both_legs_swollen')
    expect(of('رجليه وارمات')).toContain('both_legs_swollen')
  })

  it.each<[string, Expected]>([
    ['ضلوعو بتغطس لجوه مع كل نفس', { present: ['chest_indrawing'] }],
    ['كل ما نديهو موية بتطلع من جنب خشمو', { present: ['unable_to_drink_or_breastfeed'] }],
    ['شرب دوا الحشرات', { present: ['pesticide_exposure'] }],
    ['الشافع شرب الكاز من القزازة', { present: ['kerosene_swallowed'] }],
    ['الجنين كان بيرفس وهسي سكت', { present: ['reduced_fetal_movements'] }],
    ['بيتكلم مع زول ما في', { present: ['hallucinations'] }],
    ['قال الليلة بنهيها والحبل في الشنطة', { present: ['suicide_plan'] }],
    ['غصبوني اتنين', { present: ['sexual_assault'] }],
    ['الجلد طلع مع التوب', { present: ['skin_detachment'] }],
    ['صباع الكراع مات وبقى أسود', { present: ['gangrene'] }],
    ['إيدي بقت زي الخشبة تلت ساعة وبعدين رجعت عادي', { present: ['symptoms_passed_within_a_day'] }],
    ['الدم الطلع مع الكحة قدر كوب كامل', { present: ['massive_haemoptysis'] }],
    ['النازل مني من بعد الولادة ريحتو نتنة', { present: ['foul_lochia'] }],
    ['كرعينو الاتنين وارمات ولو دسيت بي إصبعك بتفضل حفرة', { present: ['bilateral_pitting_oedema'] }],
    ['بناديهو ما برد علي', { present: ['unconscious'] }],
    ['دقتو عربية والعضم طلع برة الجلد', { present: ['road_traffic_injury', 'open_fracture'] }],
  ])('reads dangers told in everyday words: %s', (text, expected) => {
    for (const [status, ids] of Object.entries(expected))
      expect(of(text, status as FindingStatus)).toEqual(expect.arrayContaining([...ids]))
  })

  it.each<[string, FindingId]>([
    ['ولدي ما بيلعب مع الأولاد', 'reduced_fetal_movements'],
    ['نمت بالعافية الليلة', 'sexual_assault'],
    ['اشتريت حبل للغنم', 'suicide_plan'],
    ['ولدت قبل أسبوع وصرة المولود ريحتها كعبة', 'foul_lochia'],
    ['كراعي انكسرت ورجعت البيت', 'symptoms_passed_within_a_day'],
    ['الجلد طلع فيهو حبوب', 'skin_detachment'],
  ])('reads no danger into "%s"', (text, id) => {
    expect(of(text)).not.toContain(id)
  })

  it.each([
    ['كحة من شهرين', 'cough', 60],
    ['سعال منذ ٣ أسابيع', 'cough', 21],
    ['حمى لمدة ثلاثة أيام', 'fever', 3],
    ['إسهال من أمس', 'diarrhoea', 1],
    ['حمى من أسبوع', 'fever', 7],
  ])('reads how long: "%s"', (text, id, days) => {
    expect(read(text).findings.find((finding) => finding.id === id)?.days).toBe(days)
  })

  it.each(['طفل عمره 3 سنوات عنده كحة', 'رضيع عمره شهرين عنده كحة', 'حامل في الشهر الثامن عندها كحة'])(
    'takes neither an age nor a pregnancy for a duration: "%s"',
    (text) => {
      expect(read(text).illnessDays).toBeUndefined()
    },
  )

  it.each([
    ['امرأة حامل عمرها ٢٥ سنة', { ageMonths: 300, sex: 'female' }],
    ['رضيع عمره شهرين', { ageMonths: expect.closeTo(2, 0) }],
    ['رجل يبلغ من العمر 60 سنة', { ageMonths: 720, sex: 'male' }],
    ['حامل في الشهر الثامن', { sex: 'female', pregnancyWeeks: 34 }],
    ['مولود حديث الولادة', { ageMonths: 0 }],
    ['عمري خمسة وعشرين سنة', { ageMonths: 300 }],
    ['أبوي عمرو سبعين سنة', { ageMonths: 840 }],
    ['طفل ابن ثلاث سنوات', { ageMonths: 36 }],
    ['حامل في الأسبوع الثاني والثلاثين', { sex: 'female', pregnancyWeeks: 32 }],
    ['حامل ليها سبعة شهور', { sex: 'female', pregnancyWeeks: 30 }],
  ])('%s', (text, patient) => {
    expect(read(text).patient).toMatchObject(patient)
  })

  it.each([
    ['الضغط ١٧٠/١١٠', { systolicMmHg: 170, diastolicMmHg: 110 }],
    ['درجة الحرارة ٣٩٫٥ والنبض 130', { temperatureC: 39.5, heartRatePerMin: 130 }],
    ['الأكسجين 88', { oxygenSaturationPercent: 88 }],
    ['عدينا نفسها لقيناه 64', { respiratoryRatePerMin: 64 }],
    ['بيتنفس ٧٠ مرة في الدقيقة', { respiratoryRatePerMin: 70 }],
    ['ضغطو 80 على 40 ونبضو 140', { systolicMmHg: 80, diastolicMmHg: 40, heartRatePerMin: 140 }],
    ['المواك ١٠٫٥', { muacMm: 105 }],
    ['حرارتو وصلت 40', { temperatureC: 40 }],
  ])('%s', (text, vitals) => {
    expect(read(text).vitals).toMatchObject(vitals)
  })

  it('takes for past what was there a year ago and is over, and for there what has been since', () => {
    expect(of('السنة الماضية كان عندي تشنجات والآن أنا بخير')).not.toContain('convulsions')
    expect(of('عندي دم في البراز من السنة الماضية')).toContain('blood_in_stool')
  })

  it('takes what Juba puts before verbs for no vomiting, and "my" for nobody lost', () => {
    expect(of('عنده قئ وإسهال')).toEqual(['vomiting', 'diarrhoea'])
    expect(of('ضهر تاي قي وجع')).toEqual(['back_pain'])
  })

  it('has words for every danger sign', () => {
    const without = Object.entries(FINDINGS).filter(
      ([id, { redFlag }]: [string, { redFlag?: RedFlag }]) => redFlag && !(id in FINDINGS_AR),
    )
    expect(without.map(([id]) => id)).toEqual([])
  })

  it.each(ARABIC_HEARD)('%s', (text, expected) => {
    expect(misread(read(text), expected)).toEqual([])
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('reads every phrase back as its finding, eighth %i', (eighth) => {
    expect(unreadPhrases(ARABIC_PACK, eighth, 8)).toEqual([])
  })
})
