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
    // How one feels and what one gets
    ['najisikia vibaya sana', ['malaise']],
    ['najisikia kuzimia', ['presyncope']],
    ['nina malengelenge yenye usaha', ['pustules']],
    // Parts of the body that are listed
    ['miguu na uso vimevimba', ['both_legs_swollen', 'facial_swelling']],
    ['maumivu ya kichwa, mgongo na tumbo', ['headache', 'back_pain', 'abdominal_pain']],
    ['midomo na ulimi vimevimba', ['lip_swelling', 'tongue_swelling']],
    // The speaker in short, after a denial
    ['sina homa nakohoa tu', ['cough']],
    // A small one, and what one became or had
    ['katoto kangu hakanyonyi', ['unable_to_drink_or_breastfeed']],
    ['mgonjwa amelegea', ['general_weakness']],
    ['mguu wangu umeumia', ['injury']],
    ['alimfuata akanywa sumu ya panya', ['poison_swallowed']],
    // A wife or a husband who is the patient, though a child is named
    [
      'Mke wangu amejifungua wiki mbili, halali, anasema mtoto ni shetani na anataka kumtupa',
      ['recently_gave_birth', 'insomnia', 'delusions', 'thoughts_of_harming_baby'],
    ],
    ['Mume wangu hunipiga. Mtoto wangu yuko sawa', ['violence_at_home']],
    // What rabies does is no worry, what something is like no condition
    ['sasa naogopa maji, koo linabana na mate yananitoka', ['hydrophobia', 'throat_tightness', 'drooling']],
    ['analia kama ana maumivu ya tumbo', ['abdominal_pain']],
    ['napata hofu ya kufa, mikono inakufa ganzi', ['fear_of_dying', 'numbness']],
    // Danger signs as stories tell them
    ['sijapata choo siku tatu na natapika', ['vomiting']],
    ['nilipoteza mimba wiki iliyopita', ['recent_miscarriage_or_abortion']],
    ['baba mkono umekufa ghafla', ['arm_weakness', 'sudden_onset']],
    ['pumbu limevimba na kuuma ghafla', ['testicular_swelling', 'sudden_testicular_pain']],
    ['ameanguka kwenye ngazi, kichwa kimevimba', ['head_injury']],
    ['napumua kwa shida nikitembea', ['exertional_breathlessness', 'difficulty_breathing']],
    ['mtoto alizaliwa miezi saba, hanyonyi', ['premature_birth', 'unable_to_drink_or_breastfeed']],
    ['nina mimba, nimeona damu kwa chupi', ['pregnant', 'vaginal_bleeding']],
    ['nina mimba ya miezi saba, nimeamka nimelowa damu', ['bleeding_in_late_pregnancy']],
    ['mbwa amenikwaruza mguuni', ['dog_bite']],
    ['nimeumwa na nyoka jana, mguu unafura', ['snake_bite', 'swelling_after_bite']],
    ['mdomo umebana na hawezi kumeza', ['lockjaw', 'difficulty_swallowing']],
    ['choo chenye damu na makamasi', ['mucus_in_stool']],
    ['nawaza kujinyonga na nimeshaweka kamba', ['suicidal_thoughts', 'suicide_plan']],
    ['mgongo unauma, miguu imekufa ganzi na siwezi kuzuia haja', ['numb_hands_and_feet', 'urinary_incontinence']],
    // A parent or a sister who is the patient, with an age; and a child behind a relative's illness
    ['Mama yangu wa miaka 70 kifua kinamuuma', ['chest_pain']],
    ['Baba yangu miaka 65, ghafla mdomo umepinda', ['facial_droop']],
    ['Dada yangu ana mimba ya miezi nane, amekakamaa na povu mdomoni', ['fits_in_pregnancy']],
    ['Mama yake ana TB, mtoto wa miezi nane hanyonyi', ['unable_to_drink_or_breastfeed']],
    // Danger signs told roundabout
    ['nikimpa titi anageuza uso hataki hata kugusa', ['unable_to_drink_or_breastfeed']],
    ['tunamwamsha anarudi kulala, macho yanafunga tu', ['drowsiness']],
    ['anashtuka shtuka mwili mzima na kutoa mapovu', ['convulsions']],
    ['hawezi kugusisha kidevu kifuani', ['neck_stiffness']],
    ['ametapika kitu kama ini', ['vomiting_blood']],
    ['nimejifungua juzi, damu imejaza ndoo', ['heavy_bleeding_after_birth']],
    ['tangu nijifungue uchafu unaotoka unanuka vibaya', ['foul_lochia']],
    ['kondo la nyuma limegoma kutoka', ['placenta_not_delivered']],
    ['walinishika kwa nguvu wawili', ['sexual_assault']],
    ['anaongea na mtu ambaye hatumuoni', ['hallucinations']],
    ['natamani nilale nisiamke', ['suicidal_thoughts']],
    ['nimeshaandika barua na sumu nimeshanunua', ['suicide_plan']],
    ['mkono ulikuwa kama mbao dakika ishirini halafu ukarudi sawa', ['symptoms_passed_within_a_day']],
    ['kidole cha mguu kimekufa na kimekuwa cheusi', ['gangrene']],
    ['maji ya moto yalimwagika mgongoni', ['burn']],
    ['amebugia panadol ishirini', ['overdose']],
    ['ngozi imebaki kwenye shuka, inabanduka mwili mzima', ['skin_detachment']],
    ['toka jana damu haitaki kukata', ['bleeding_not_stopping']],
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
    ['shingo haijakaza', ['neck_stiffness']],
    ['uso na miguu havijavimba', ['facial_swelling', 'both_legs_swollen']],
    ['haumwi kifua', ['chest_pain']],
    ['hajawahi kupata degedege', ['convulsions']],
    ['sijaumia popote', ['injury']],
    ['kifua hakiumi', ['chest_pain']],
    ['kifua hakiniumi', ['chest_pain']],
    ['sivuti sigara', ['smoking']],
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
    ['mama anapika ugali jikoni', 'vomiting'],
    ['nimewasha taa, washa jiko', 'itching'],
    ['nzi wengi jikoni', 'intrauterine_device'],
    ['nikifanya tendo naumia', 'injury'],
    ['kope zinaanguka', 'fall'],
    ['korodani moja inauma', 'undescended_testis'],
    ['joto kali mwilini', 'heat_exertion'],
    ['mbwa hajachanjwa', 'not_immunised'],
    ['nataka kupima presha na sukari', 'known_hypertension'],
    ['sijui kama mtoto yuko sawa', 'looks_well'],
    ['nimekula mlenda na ugali, mtoto amevaa kitambaa', 'lethargy'],
    ['mguu umekufa ganzi', 'suicidal_thoughts'],
    ['mtoto ananipiga mateke tumboni kila siku', 'violence_at_home'],
    ['kidole kimoja kimekuwa chekundu', 'amputation'],
    ['mtoto anataka kutoka nje kucheza', 'urge_to_push'],
    ['akilia kwa hasira anakata pumzi', 'apnoea'],
    ['nilipoteza mimba wiki iliyopita', 'pregnant'],
    ['napumua kwa shida nikitembea', 'difficulty_walking'],
    ['anaogopa mtoto ana malaria', 'fever'],
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

  it('reads what is measured and how old one is, as people say it', () => {
    expect(read('anahema mara 62 kwa dakika').vitals.respiratoryRatePerMin).toBe(62)
    expect(read('mashine ya kidole inasoma 85').vitals.oxygenSaturationPercent).toBe(85)
    expect(read('mkono ni sentimita 10.8').vitals.muacMm).toBe(108)
    expect(read('mtoi wangu wa miezi 8 anavomit').patient.ageMonths).toBe(8)
    expect(read('mutoto iko na myaka mbili, anaharisha').patient.ageMonths).toBe(24)
    expect(read('niko na miezi saba ya ujauzito').patient.pregnancyWeeks).toBe(30)
  })

  it('takes "born at seven months" for no age and no length of an illness', () => {
    const early = read('mtoto alizaliwa miezi saba, ana kikohozi')
    expect(early.patient.ageMonths).toBe(read('mtoto ana kikohozi').patient.ageMonths)
    expect(early.illnessDays).toBeUndefined()
    expect(read('mtoto alizaliwa siku tatu zilizopita, hanyonyi').patient.ageMonths).toBeLessThan(1)
    expect(read('mtoto alizaliwa miezi miwili iliyopita, ana homa').patient.ageMonths).toBe(2)
  })

  it('takes what is asked for a condition', () => {
    expect(present('kama ana homa nimpe dawa gani')).toEqual([])
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
