import { describe, expect, it } from 'vitest'
import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'

const read = textReader([SWAHILI_PACK.words, ENGLISH_PACK.words])
const present = (text: string) =>
  read(text)
    .findings.filter(({ status }) => status === 'present')
    .map(({ id }) => id)
const absent = (text: string) =>
  read(text)
    .findings.filter(({ status }) => status === 'absent')
    .map(({ id }) => id)

describe('Reading Swahili as people speak it', () => {
  it.each<[string, FindingId[]]>([
    // Verbs as stories are told, and of what has happened already
    ['dada kaumwa na nyoka akiwa shambani', ['snake_bite']],
    ['mtoto kachomwa na msumari kwenye unyayo', ['wound']],
    ['mgonjwa ameshatapika damu', ['vomiting_blood']],
    ['mtoto alidegedeka asubuhi', ['convulsions']],
    // English verbs with the marks of Swahili, and what is little
    ['mtoto anavomit kila kitu', ['vomits_everything']],
    ['lips zimeswell', ['lip_swelling']],
    ['mtoto anaconvulse', ['convulsions']],
    ['kachanga kangu kananyonya kidogo, kanatapika', ['poor_feeding', 'vomiting']],
    // Everyday words
    ['kila mwezi hedhi ikianza tumbo linauma', ['painful_periods']],
    ['chembe ya moyo inaungua nikiwa na njaa', ['burning_epigastric_pain']],
    ['mtoto anaendesha maji maji', ['watery_diarrhoea']],
    ['anaona nyotanyota na kichwa kinauma', ['flashing_lights', 'headache']],
    ['taya halifunguki tena', ['lockjaw']],
    ['nikijisaidia kuna kinyama kinatoka', ['anal_lump']],
    ['kifuani kama kuna mzigo umenikalia', ['chest_pressure']],
    ['mume wangu anasahau kumeza dawa zake', ['missed_medicines']],
    ['viganja vya mtoto ni vyeupe', ['pallor']],
    ['misuli ya mkono inarukaruka', ['muscle_twitching']],
    ['nilisahau majina ya watu wote', ['memory_loss']],
    ['mgonjwa anaongea na watu hawapo', ['hallucinations']],
    ['nimeshanunua sumu, leo usiku nitajiua', ['suicide_plan']],
    ['mkojo unaungua na usaha unatoka kwenye uume', ['dysuria', 'penile_discharge']],
    ['damu inatoka chini', ['vaginal_bleeding']],
    ['nalia bila sababu na sina thamani', ['crying_easily', 'guilt_worthlessness']],
    // Mixed with English and Sheng
    ['stomach inauma sana tangu jana', ['abdominal_pain']],
    ['mtoto anavomit tangu asubuhi', ['vomiting']],
    ['mguu ume-swell', ['one_leg_swelling']],
    ['ako na kikohozi na throat inauma', ['cough', 'sore_throat']],
    ['lower back inauma', ['back_pain']],
    ['alifaint kwa matatu', ['syncope']],
  ])('%s', (text, findings) => {
    expect(present(text)).toEqual(expect.arrayContaining(findings))
  })

  it.each<[string, FindingId[]]>([
    ['hapumui kwa shida', ['apnoea', 'difficulty_breathing']],
    ['kikohozi kidogo, hapumui haraka', ['apnoea', 'fast_breathing']],
    ['miguu haijavimba', ['both_legs_swollen']],
    ['nyuma ya sikio hapajavimba', ['swelling_behind_ear']],
    ['kipimo cha mimba hakuna', ['pregnant']],
    ['mimba nilipima hakuna', ['pregnant']],
    ['hajafikiria kujiua', ['suicidal_thoughts']],
    ['shingo laini', ['neck_stiffness']],
    ['mRDT hasi', ['malaria_test_positive']],
  ])('denied: %s', (text, findings) => {
    expect(absent(text)).toEqual(expect.arrayContaining(findings))
    expect(present(text).filter((id) => findings.some((finding) => finding === id))).toEqual([])
  })

  it.each<[string, FindingId]>([
    // Words that mean something else too
    ['uvimbe ni mkubwa na ngozi sehemu kubwa imeungua', 'choking'],
    ['zamani nilikuwa mzima', 'drowning'],
    ['hawezi kutazama mwanga', 'drowning'],
    ['mtoto ameletwa na shangazi', 'intoxicated'],
    ['nimetapika mara moja', 'sudden_onset'],
    ['alichomwa sindano ya malaria jana', 'hiv_exposure'],
    ['nameza vidonge vya presha kila siku', 'overdose'],
    ['damu kidogo inatoka kwenye jeraha', 'anaemia_result'],
    ['macho yanatoa usaha wa njano', 'jaundice'],
    ['kifuani na mgongoni kuna madoa', 'chest_pain_to_back'],
    ['mume wangu alinipima homa', 'violence_at_home'],
    ['tumbo linauma siku mbili sasa', 'painful_periods'],
    ['anaendesha gari', 'diarrhoea'],
    // Somebody else's
    ['baba yake alifariki kwa kiharusi', 'known_stroke'],
    ['nina kikohozi, majirani wana kifua kikuu', 'known_tb_past'],
  ])('not in: %s (%s)', (text, finding) => {
    expect(present(text)).not.toContain(finding)
  })

  it.each<[string, number | undefined]>([
    ['natapika mara mbili kwa siku', undefined],
    ['alichanjwa wiki 10. Leo ana homa', undefined],
    ['chanjo ya wiki sita, sasa ana homa', undefined],
    ['maumivu pande zote mbili wiki moja', 7],
    ['homa siku tatu, anatapika mara nne kwa siku', 3],
    ['kikohozi tangu saa kumi ya usiku, siku mbili sasa', 2],
  ])('how long the illness has lasted: %s', (text, days) => {
    expect(read(text).illnessDays).toBe(days)
  })

  it('takes a verb that is denied by its form for no more denied by a denial before it', () => {
    expect(present('mtoto hali wala hanywi')).toContain('unable_to_drink_or_breastfeed')
    expect(present('hasikii wala hajibu')).toContain('unconscious')
    expect(present('hana furaha na halali')).toEqual(['low_mood', 'insomnia'])
    expect(absent('hana homa wala hakohoi')).toEqual(['fever', 'cough'])
    expect(absent('hatapiki wala kuharisha')).toEqual(['vomiting', 'diarrhoea'])
  })

  it('takes the blood of a test or of its pressure for none that flows', () => {
    expect(present('kipimo cha damu kilikuwa sawa')).toEqual([])
    expect(present('ana presha ya damu')).toEqual(['known_hypertension'])
  })

  it('reads the weeks of a pregnancy as no length of an illness', () => {
    expect(read('mimba ya 31 wks, kiungulia')).toMatchObject({ patient: { pregnancyWeeks: 31 } })
    expect(read('Niko 34 weeks, nina damu')).toMatchObject({ patient: { pregnancyWeeks: 34 } })
    expect(read('mimba ya 31 wks, kiungulia').illnessDays).toBeUndefined()
    expect(read('mjamzito miezi 8, anatokwa damu').patient).toMatchObject({ pregnancyWeeks: 34 })
    expect(read('mjamzito miezi 8, anatokwa damu').patient.ageMonths).toBeUndefined()
  })
})
