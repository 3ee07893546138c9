import { describe, expect, it } from 'vitest'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { FINDINGS_LG } from '#domain/clinical/knowledge/text/lg/all-findings.ts'
import { LUGANDA_PACK } from '#domain/clinical/knowledge/text/lg/words.ts'
import type { FindingStatus } from '#domain/clinical/language/read-finding.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import { DANGERS_PEOPLE_TELL, unreadPhrases } from '#domain/clinical/language/say-phrases.ts'

const read = textReader([LUGANDA_PACK.words, ENGLISH_PACK.words])
const of = (text: string, status: FindingStatus = 'present') =>
  read(text)
    .findings.filter((finding) => finding.status === status)
    .map(({ id }) => id)

describe('Reading Luganda', () => {
  it.each([
    ['Omutwe gunnuma era nnina omusujja', ['headache', 'fever']],
    ['Omwana asesema era addukana', ['vomiting', 'diarrhoea']],
    ["Nnina obulumi mu kifuba n'okuziyira", ['chest_pain', 'shortness_of_breath']],
    ["Omugongo gunnuma, n'ennyingo zinnuma", ['back_pain', 'joint_pain']],
    ['Nsesema, olubuto lunnuma nnyo', ['vomiting', 'severe_abdominal_pain']],
    ['Mpulira kantoolooze era nkooye', ['dizziness', 'fatigue']],
    ["Bw'afuka alumwa", ['dysuria']],
    ['Omubiri gunsiiwa', ['itching']],
    ['Omwana tasobola kuyonka', ['unable_to_drink_or_breastfeed']],
    ['Asesema buli kimu', ['vomits_everything']],
    ['Omwana yeesise', ['convulsions']],
    ['Omwana assa mangu, ekifuba kiyingira munda', ['fast_breathing', 'chest_indrawing']],
    ['Omwana akaaba nga tasirika', ['inconsolable_crying']],
    ['Nkolola omusaayi', ['haemoptysis']],
    ["Omukyala ow'olubuto avaamu omusaayi mungi", ['pregnant', 'severe_bleeding']],
    ['Ali lubuto, omutwe gumuluma nnyo', ['pregnant', 'severe_headache']],
    ['Omwana takyazannya mu lubuto', ['reduced_fetal_movements']],
    [
      'Akamwa kekubidde, tasobola kwogera, oludda olumu lusannyaladde',
      ['facial_droop', 'speech_difficulty', 'one_sided_weakness'],
    ],
    ['Ensingo ekakanyadde', ['neck_stiffness']],
    ['Amaaso gafuuse kyenvu', ['jaundice']],
    ['Omusota gumulumye ku kugulu', ['snake_bite']],
    ['Embwa emulumye', ['dog_bite']],
    ["Anywedde eddagala ly'ebiwuka", ['pesticide_exposure']],
    ['Yafunye akabenje, akoseddwa ku mutwe, yazirise', ['road_traffic_injury', 'head_injury', 'loss_of_consciousness']],
    ['Njagala kwetta', ['suicidal_thoughts']],
    ['Takyayagala kunywa, yeebaka bwebasi', ['unable_to_drink_or_breastfeed', 'lethargy']],
    ['Ekifuba kimunyiga nnyo', ['chest_pain']],
    ['Ensonga zange nazisubwa', ['missed_period']],
    ['Ayiise caayi ayokya ku mukono', ['burn']],
    ['Sementi angudde mu liiso', ['chemical_in_eye']],
    ['Amagumba gannuma', ['bone_pain']],
    ['Omwami wange alina akafuba, nkolola', ['contact_tb', 'cough']],
    ['Alina sukaali ne puleesa', ['known_diabetes']],
    ['The child has omusujja and is vomiting', ['fever', 'vomiting']],
    ['Akolola, has chest pain', ['cough', 'chest_pain']],
    ['Enjagi zange zizimbye', ['testicular_swelling']],
    ['Omwana alina envunza', ['jigger_lesions']],
    ['Nasusse okusiiyibwa ekiro', ['itching_worse_at_night']],
    ['Ebibuno bivaamu omusaayi', ['gum_bleeding']],
    ['Ekifuba kiwuuma', ['wheeze']],
    ['Omwana alina ebisiyaga', ['white_patches_in_mouth']],
    ['Ekitangaala kinnuma amaaso', ['photophobia']],
    ['Akamwa kakalu', ['dry_mouth']],
    ['Nalekayo eddagala lyange', ['missed_medicines']],
    ['Yalumiddwa embwa', ['dog_bite']],
    ['Omusota gwamubozze, amaaso tegazibuka era okumira kumulema', ['snake_bite', 'ptosis', 'difficulty_swallowing']],
    ['Agudde mu mazzi agookya, olususu luvuddeko', ['burn', 'skin_detachment']],
    ['Ndi lubuto, okuva jjo sikyamuwulira omwana', ['pregnant', 'reduced_fetal_movements']],
    ["Ensigo y'obusajja emuluma embagirawo era ezimbye", ['testicular_pain', 'testicular_swelling']],
    ["Bw'aba yeebase assa mangu", ['fast_breathing']],
    ['Aguddeko ensimbu era tategeera', ['convulsions', 'unconscious']],
    ['Yagambye omutwe okumuluma ennyo', ['severe_headache']],
    ['Eriiso limyuse era limuluma', ['red_eye', 'eye_pain']],
    ['Okugulu kumyuse, kwokya era kunnuma', ['skin_warm_red_painful']],
    ['Ensingo tefunya, ekitangaala takyagala', ['neck_stiffness', 'photophobia']],
    ['Kojja we yamusobezzaako', ['sexual_assault']],
    ["Baze yankubye, ne nnywa eddagala ly'ebiwuka", ['violence_at_home', 'pesticide_exposure']],
    ["Wansi w'embiriizi wabonyera bw'assa", ['chest_indrawing']],
    ['Omwana wange agaanidde ddala ebbeere okuva eggulo', ['unable_to_drink_or_breastfeed']],
    ["Buli kye mmuwa akizza, n'amazzi agazza", ['vomits_everything']],
    ["Yakubaganye emikono n'amagulu ng'ejjovu liva mu kamwa", ['convulsions']],
    ['Awagonda ku mutwe gwa bebi wazimbye', ['bulging_fontanelle']],
    ["Omwana w'omu lubuto teyeekyusa okuva eggulo", ['reduced_fetal_movements']],
    ['Omwana azannya katono nnyo mu lubuto okusinga bulijjo', ['reduced_fetal_movements']],
    ['Azadde naye omusaayi gukulukuta nga taapu, ekitanyi kiremeddeyo', ['placenta_not_delivered']],
    ["Nakawere, wansi wawunya ng'ekivundu", ['foul_lochia']],
    ['Ebirowoozo bingamba nsuule omwana mu kaabuyonjo', ['thoughts_of_harming_baby']],
    ['Agamba nti ekiro kino ajja kwemalawo, omuguwa guli mu nsawo ye', ['suicide_plan']],
    ['Twamusanze nga yeewanise ku muguwa', ['suicide_attempt']],
    ["Ayogera n'omuntu gwe tutalaba", ['hallucinations']],
    ['Abasajja babiri baankutte ku kifuba ne banneebakako', ['sexual_assault']],
    [
      "Omukono gwange gwafuuka ng'olubaawo okumala eddakiika 20, oluvannyuma ne guddamu",
      ['symptoms_passed_within_a_day'],
    ],
    ['Yakoloddemu omusaayi ogujjuza ekikopo', ['haemoptysis']],
    ["Olususu lwavuddeko n'olugoye", ['skin_detachment']],
    ['Yamize eddagala erifuuyira ente', ['pesticide_exposure']],
    ['Baze wa myaka 50 ekifuba kimuluma', ['chest_pain']],
  ])('finds in "%s" %j', (text, findings) => {
    expect(of(text)).toEqual(expect.arrayContaining(findings))
  })

  it.each([
    ['Talina musujja', ['fever']],
    ['Sirina musujja wadde okukolola', ['fever', 'cough']],
    ['Takolola, tasesema', ['cough', 'vomiting']],
    ['Tebasesema', ['vomiting']],
    ['Sikolola musaayi', ['haemoptysis']],
    ['Tewali musaayi mu musulo', ['blood_in_urine']],
    ['Tali lubuto', ['pregnant']],
    ['Omusujja guwedde', ['fever']],
    ['Omusujja teguliiwo', ['fever']],
    ['Taliiko butulututtu', ['rash']],
    ['Ebisa tebinnatandika', ['contractions']],
    ['Amaaso si ga kyenvu', ['jaundice']],
  ])('takes what "%s" denies as absent: %j', (text, findings) => {
    expect(of(text, 'absent')).toEqual(expect.arrayContaining(findings))
    for (const finding of findings) expect(of(text)).not.toContain(finding)
  })

  it('ends a denial at "naye" and at "nga"', () => {
    expect(of('Talina musujja naye akolola')).toContain('cough')
    expect(of('Talina musujja nga akolola')).toContain('cough')
  })

  it('loses no danger sign beside a denial', () => {
    expect(of('Talina musujja naye yeesise era tasobola kuyonka')).toEqual(
      expect.arrayContaining(['convulsions', 'unable_to_drink_or_breastfeed']),
    )
  })

  it('tells what is doubted, feared, and of others', () => {
    expect(of('Oboolyawo alina omusujja', 'uncertain')).toContain('fever')
    expect(of('Singa omwana afuna omusujja oba okwesika mukomyewo')).toEqual([])
    const text = 'Maama wange alina sukaali, nze nkolola'
    expect(of(text)).toEqual(['cough'])
    expect(of(text, 'other')).toContain('known_diabetes')
  })

  it('takes what the mother tells of the child for the child', () => {
    expect(of('Nnyina agamba nti omwana asesema era yeesise')).toEqual(
      expect.arrayContaining(['vomiting', 'convulsions']),
    )
  })

  it('takes no everyday word for an illness or a pregnancy', () => {
    expect(of("Abaana baabwe n'emimwa gyabwe, omuyungiro gw'olubuto")).toEqual([])
  })

  it.each([
    ['Okukolola kumaze wiiki ssatu', 'cough', 21],
    ['Nnina omusujja ennaku ssatu', 'fever', 3],
    ['Omusujja gumaze ennaku 8', 'fever', 8],
  ])('reads how long: "%s"', (text, id, days) => {
    expect(read(text).findings.find((finding) => finding.id === id)?.days).toBe(days)
  })

  it('reads who the patient is, and measurements', () => {
    expect(read("Omwana ow'emyaka 3 alina omusujja").patient).toMatchObject({ ageMonths: 36 })
    const pregnant = read('Omukyala ali lubuto lwa wiiki 32, omutwe gumuluma')
    expect(pregnant.patient).toMatchObject({ sex: 'female', pregnancyWeeks: 32 })
    expect(pregnant.illnessDays).toBeUndefined()
    expect(read('Omukyala ali lubuto lwa myezi 8').patient).toMatchObject({ pregnancyWeeks: 34 })
    expect(read("Mutabani wange wa myezi kkumi n'ebiri").patient).toMatchObject({ ageMonths: 12, sex: 'male' })
    expect(read('Omwana yazaaliddwa ennaku ssatu emabega').patient).toMatchObject({ ageMonths: 0.1 })
    expect(read('Olubuto lwange luli ku wiiki 36').patient).toMatchObject({ pregnancyWeeks: 36 })
    expect(read("Omukono gupimye senta 10.5, nabaze omukka gw'assa, 58 mu ddakiika").vitals).toMatchObject({
      muacMm: 105,
      respiratoryRatePerMin: 58,
    })
    expect(read('Omusujja 39.2, puleesa 160/100').vitals).toMatchObject({
      temperatureC: 39.2,
      systolicMmHg: 160,
      diastolicMmHg: 100,
    })
  })

  it('takes for past what was there a year ago and is over, and for there what has been since', () => {
    expect(of('Omwaka oguwedde nakolola, kati ndi bulungi')).not.toContain('cough')
    expect(of('Okuva omwaka oguwedde nkolola')).toContain('cough')
  })

  it('takes who sees no blood for nobody blind, and who passes no urine at all for no denial', () => {
    expect(of('Siraba musaayi')).toEqual([])
    expect(of("Sifuka n'akatono okuva jjo")).toContain('anuria')
  })

  it('takes water that burns for no drowning, and a little blood that is lost for no thin blood', () => {
    expect(of('Agudde mu mazzi agookya')).not.toContain('drowning')
    expect(of('Agudde mu mazzi')).toContain('drowning')
    expect(of('Avaamu omusaayi mutono')).not.toContain('pallor')
    expect(of('Omusulo gutabuse')).toEqual(['cloudy_urine'])
    expect(of('Omutwe gunnuma naye omusujja teguliiwo')).toContain('headache')
    expect(of('Ennyonta emuluma, afuka bulungi')).not.toContain('dysuria')
  })

  it.each([
    ['Omwana asa mangu, omusuja mungi', ['fast_breathing', 'high_fever']],
    ["Anywede edagala ly'ebiwuka", ['pesticide_exposure']],
    ['Tazukuka, akamwa kekubide', ['unconscious', 'facial_droop']],
    ["Amazi g'omwana gayise", ['leaking_waters']],
    ['Ekigele kivunze', ['gangrene']],
  ])('reads what is written by ear: "%s" %j', (text, findings) => {
    expect(of(text)).toEqual(expect.arrayContaining(findings))
  })

  it('takes a rope for the cow, a tree to cut and what was weeks ago for nothing', () => {
    expect(of('Yagula omuguwa okusiba ente')).toEqual([])
    expect(of('Agenda kutema omuti')).toEqual([])
    expect(of('Nazaala wiiki emu emabega, kati omusaayi ogunvaamu guwunya')).not.toContain('bright_red_rectal_bleeding')
  })

  it('takes what stops for nobody in a coma', () => {
    expect(of('Omusujja gukoma')).toEqual(['fever'])
    expect(of('Ali mu coma')).toContain('unconscious')
  })

  it('reads a denial behind what it denies', () => {
    expect(of('Omusujja tewali, okukolola tewali')).toEqual([])
    expect(of('Omusujja tewali', 'absent')).toContain('fever')
  })

  it('takes no age for how long an illness has lasted', () => {
    const text = read('Omwana alina emyaka 3, akolola')
    expect(text.findings.find(({ id }) => id === 'cough')?.days).toBeUndefined()
    expect(text.illnessDays).toBeUndefined()
  })

  it('has words for every danger sign that people tell of', () => {
    expect(DANGERS_PEOPLE_TELL.filter((id) => !FINDINGS_LG[id])).toEqual([])
    expect(Object.keys(FINDINGS_LG).filter((id) => !(id in FINDINGS))).toEqual([])
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('reads every phrase back as its finding, eighth %i', (eighth) => {
    expect(unreadPhrases(LUGANDA_PACK, eighth, 8)).toEqual([])
  })
})
