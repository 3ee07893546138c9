import { describe, expect, it } from 'vitest'
import { FINDINGS, type FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { RedFlag } from '#domain/clinical/knowledge/findings/finding.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { FINDINGS_FR } from '#domain/clinical/knowledge/text/fr/all-findings.ts'
import { FRENCH_PACK } from '#domain/clinical/knowledge/text/fr/words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import type { FindingStatus } from '#domain/clinical/language/read-finding.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import { unreadPhrases } from '#domain/clinical/language/say-phrases.ts'

const read = textReader([FRENCH_PACK.words, ENGLISH_PACK.words, SWAHILI_PACK.words])
const of = (text: string, status: FindingStatus = 'present') =>
  read(text)
    .findings.filter((finding) => finding.status === status)
    .map(({ id }) => id)

type Expected = Partial<Record<FindingStatus, readonly FindingId[]>>

describe('Reading French', () => {
  it('takes a beating heart for no bat, an unknown status for no HIV, and "d\'un coup" for no blow', () => {
    expect(of('Le cœur bat, ça bat dans la tête')).not.toContain('bat_exposure')
    expect(of('Statut VIH inconnu')).not.toContain('known_hiv')
    expect(of("Grosse douleur d'un coup en bas du ventre")).not.toContain('abdominal_injury')
    expect(of('Un coup de pied dans le ventre')).toContain('assault')
    expect(of('Vaccin tétanos à jour')).not.toContain('lockjaw')
    expect(of('Les genoux font mal depuis des années')).not.toContain('apnoea')
    expect(of('Cheville tordue hier au football')).not.toContain('deformity_after_injury')
  })

  it('takes those who mean to poison, and a partner with HIV, for no poisoning and no HIV of the patient', () => {
    expect(of("Il dit que les voisins veulent l'empoisonner")).not.toContain('poison_swallowed')
    expect(of("J'ai couché avec un partenaire séropositif")).toEqual(['hiv_exposure'])
    expect(of("Les fourmis viennent où j'ai uriné")).not.toContain('numbness')
    expect(of('Des croûtes autour du nez et de la bouche')).not.toContain('blocked_nose')
    expect(of("J'ai de la fièvre, mon petit frère a la diarrhée")).not.toContain('diarrhoea')
    expect(of('Il a coupé le doigt')).not.toContain('sudden_onset')
    expect(of("Un coup de branche dans l'œil")).not.toContain('sudden_onset')
    expect(of("La douleur est venue d'un coup")).toContain('sudden_onset')
    expect(of("Je n'ai plus goût à rien, je me baigne dans le lac")).not.toContain('wound')
    expect(of('Des fourmis dans la main')).toEqual(['numb_hands_and_feet'])
  })

  it('takes "X ne fait pas" for no X, and "X bien et pas de Y" for no lack of X', () => {
    expect(of('Le bébé ne convulse pas, les côtes ne rentrent pas', 'absent')).toEqual([
      'convulsions',
      'chest_indrawing',
    ])
    expect(of('Le nombril ne saigne pas et la bouche ne dévie pas')).toEqual([])
    expect(of('Le bras ne bouge plus')).toContain('arm_weakness')
    expect(of('Il ne vomit que le matin')).toContain('vomiting')
    expect(of("Les pieds n'enflent pas", 'absent')).toContain('both_legs_swollen')
    expect(of('Elle boit bien et pas de fièvre')).toEqual([])
    expect(of("Il marche et n'a pas mal, il urine bien et pas de brûlure")).toEqual([])
    expect(of('Le bébé né hier ne tète pas')).toContain('unable_to_drink_or_breastfeed')
  })

  it('takes a denial of a thing for no lack of the whole of which it is the beginning', () => {
    expect(of("Pas d'urines foncées")).not.toContain('anuria')
    expect(of("Pas d'urines foncées", 'absent')).toContain('dark_urine')
    expect(of("Elle n'a pas uriné depuis hier")).toContain('anuria')
  })

  it('takes for past what was there a year ago and is over, and for there what has been since', () => {
    expect(of("L'année dernière j'ai eu des convulsions, maintenant je vais bien")).not.toContain('convulsions')
    expect(of("L'année dernière j'ai eu de la fièvre, elle est revenue")).toContain('fever')
    expect(of("Depuis l'année dernière il y a du sang dans les selles")).toContain('blood_in_stool')
  })

  it.each<[string, FindingId]>([
    ['Il a bu le médicament pour tuer les insectes', 'suicide_attempt'],
    ['Tout le corps brûle la nuit', 'large_burn'],
    ["L'eau coule du nez depuis hier", 'leaking_waters'],
    ['Ma toux me secoue tout le corps', 'generalised_convulsion'],
    ["J'ai mal au dos après le travail depuis deux jours", 'prolonged_labour'],
    ["J'abuse du sel", 'sexual_assault'],
  ])('takes no danger from words that only sound like it: "%s"', (text, finding) => {
    expect(of(text)).not.toContain(finding)
  })

  it('takes what comes without forcing for no weakness', () => {
    expect(of('Le lait coule du coin de la bouche sans forcer')).not.toContain('general_weakness')
    expect(of('Elle est sans force')).toContain('general_weakness')
  })

  it.each<[string, Expected]>([
    ["J'ai mal à la tête et de la fièvre depuis trois jours", { present: ['headache', 'fever'] }],
    [
      'Mon enfant de 3 ans vomit tout et ne boit plus',
      { present: ['vomits_everything', 'unable_to_drink_or_breastfeed'] },
    ],
    ['Bébé de 2 mois, ne tète plus, respire vite', { present: ['unable_to_drink_or_breastfeed', 'fast_breathing'] }],
    ['Tirage sous-costal, battement des ailes du nez', { present: ['chest_indrawing', 'nasal_flaring'] }],
    ["Il n'a pas de fièvre ni de toux mais il a la diarrhée", { absent: ['fever', 'cough'], present: ['diarrhoea'] }],
    ["Elle ne tousse pas et n'a pas mal à la gorge", { absent: ['cough', 'sore_throat'] }],
    ['Pas de fièvre, toux ou diarrhée', { absent: ['fever', 'cough', 'diarrhoea'] }],
    ['Il ne mange pas et fièvre depuis hier', { present: ['loss_of_appetite', 'fever'] }],
    ["Je n'ai plus de fièvre", { absent: ['fever'] }],
    ['Sans fièvre ni vomissements', { absent: ['fever', 'vomiting'] }],
    ["Un chien sans maître l'a mordu au mollet", { present: ['dog_bite'] }],
    ["Elle a mis un grain de haricot dans l'oreille", { present: ['foreign_body_nose_ear'] }],
    ['Depuis trois jours il y a du pus qui sort au bout', { present: ['penile_discharge'] }],
    ["Elle n'est pas inconsciente", { absent: ['unconscious'] }],
    ['Nie toute douleur thoracique, toux, fièvre', { absent: ['chest_pain', 'cough', 'fever'] }],
    ['Toux sèche. Patient apyrétique.', { present: ['dry_cough'], absent: ['fever'] }],
    ["Ma mère est diabétique, moi je n'ai que la toux", { other: ['known_diabetes'], present: ['cough'] }],
    ["J'ai de la fièvre, ma sœur a la diarrhée", { present: ['fever'], other: ['diarrhoea'] }],
    ['Mon mari ne peut plus parler et sa bouche est tordue', { present: ['speech_difficulty', 'facial_droop'] }],
    ['Le nouveau-né est fébrile et refuse de téter', { present: ['fever', 'unable_to_drink_or_breastfeed'] }],
    [
      "J'ai si mal au ventre que je ne peux pas marcher",
      { present: ['severe_abdominal_pain', 'unable_to_walk_unaided'] },
    ],
    ['Revenez si il a de la fièvre ou des convulsions', { hypothetical: ['fever', 'convulsions'] }],
    ['Il est vacciné contre la fièvre et la diarrhée', { hypothetical: ['fever'] }],
    ['Possible fièvre', { uncertain: ['fever'] }],
    [
      "Antécédents de diabète et HTA. Pas d'asthme.",
      { present: ['known_diabetes', 'known_hypertension'], absent: ['known_asthma'] },
    ],
    ["Le petit n'arrête pas de vomir, les yeux sont enfoncés", { present: ['repeated_vomiting', 'sunken_eyes'] }],
    ['Ça brûle quand je pisse et j’ai des pertes blanches', { present: ['dysuria', 'vaginal_discharge'] }],
    [
      "Toux avec crachats de sang, sueurs la nuit, j'ai maigri",
      { present: ['haemoptysis', 'night_sweats', 'weight_loss'] },
    ],
    ['Mordu par un serpent, le pied est enflé', { present: ['snake_bite'] }],
    ['Elle est enceinte et elle a convulsé', { present: ['pregnant', 'convulsions', 'fits_in_pregnancy'] }],
    ['Ma femme enceinte de 8 mois saigne beaucoup', { present: ['severe_bleeding'] }],
    ['Je veux mourir', { present: ['suicidal_thoughts'] }],
    ['Très mal d’un seul coup dans une couille', { present: ['sudden_testicular_pain'] }],
    [
      "Je supporte pas le soleil, une tache blanche sur le noir de l'œil",
      { present: ['photophobia', 'corneal_clouding'] },
    ],
    ['Enceinte, je sens presque plus le bébé bouger', { present: ['reduced_fetal_movements'] }],
    ["Rien de gonflé derrière l'oreille", { absent: ['swelling_behind_ear'] }],
    ['Mes règles ont 3 semaines de retard', { present: ['missed_period'] }],
    ['Croûtes jaunes miel autour de la bouche', { present: ['honey_crusts'] }],
    ['Drépanocytaire, douleur des os', { present: ['known_sickle_cell', 'bone_pain'] }],
    ["Saigne beaucoup depuis l'accouchement", { present: ['heavy_bleeding_after_birth'] }],
    ['Les lèvres sont bleues, il ne respire pas bien', { present: ['cyanosis', 'difficulty_breathing'] }],
    ["S'il vous plaît, ma fille a avalé de la javel", { present: ['poison_swallowed'] }],
    ['ça fait 5 jours quil a la diarhee avec du sang', { present: ['bloody_diarrhoea'] }],
    ['mon bébé est tout mou et ne se réveille pas', { present: ['lethargy', 'unconscious'] }],
    ['The child has fever et il convulse', { present: ['fever', 'convulsions'] }],
    ['Mtoto ana homa et il vomit tout', { present: ['fever', 'vomits_everything'] }],
    // A danger told in everyday words.
    ['Le bas de la poitrine entre dedans quand le bébé inspire', { present: ['chest_indrawing'] }],
    ["Il n'accepte plus le sein depuis hier", { present: ['unable_to_drink_or_breastfeed'] }],
    ["Il remet tout ce qu'on lui donne", { present: ['vomits_everything'] }],
    ['Les yeux sont devenus blancs et il s’est raidi', { present: ['convulsions'] }],
    [
      'Mon bras est devenu comme du bois pendant 20 minutes puis c’est revenu',
      { present: ['symptoms_passed_within_a_day'] },
    ],
    ["J'ai pris ma pompe dix fois, rien ne change", { present: ['inhaler_not_helping'] }],
    ['Elle a toussé et le sang a rempli une tasse', { present: ['massive_haemoptysis'] }],
    ['Le bébé ne joue plus dans le ventre depuis hier', { present: ['reduced_fetal_movements'] }],
    ["Après l'accouchement elle a trempé cinq pagnes", { present: ['heavy_bleeding_after_birth'] }],
    ["Ce qui sort de moi depuis l'accouchement pue", { present: ['foul_lochia'] }],
    ['Il parle avec quelqu’un que personne ne voit', { present: ['hallucinations'] }],
    ["Il dit qu'il va finir ce soir, la corde est dans son sac", { present: ['suicide_plan'] }],
    ['Il a bu le médicament pour tuer les insectes', { present: ['pesticide_exposure'] }],
    ['La peau est partie avec l’habit', { present: ['skin_detachment'] }],
    ['Mon oncle a touché le sexe de ma petite fille', { present: ['sexual_assault'] }],
    ["Tout le corps brûle la nuit et l'eau coule du nez", { present: ['fever'] }],
    ['Ma toux me secoue tout le corps', { present: ['cough'] }],
    ["J'ai mal au dos après le travail depuis deux jours", { present: ['back_pain'] }],
    // What sounds like something else: a head and breastfeeding, a cheek and playing, a taste, a baby who does not manage.
    ["J'ai mal à la tête et pas de toux", { present: ['headache'], absent: ['cough'] }],
    ['Carie à droite, la joue pas enflée', { present: ['tooth_decay'] }],
    ['Je ne bois pas d’alcool, je tousse', { present: ['cough'] }],
    ['La fièvre tombe puis elle revient', { present: ['fever'] }],
    [
      'Ma petite boit avec avidité, le pli cutané revient lentement',
      { present: ['drinks_eagerly', 'skin_pinch_slow'] },
    ],
    ['pa de fievre, il tousse', { absent: ['fever'], present: ['cough'] }],
    ["J'ai peur du sida", { hypothetical: ['known_hiv'] }],
    ["Son oncle s'est pendu, lui est triste", { other: ['suicide_attempt'] }],
    ['TDR positif, toux', { present: ['malaria_test_positive', 'cough'] }],
    ['Elle grelotte et ses narines battent', { present: ['chills', 'nasal_flaring'] }],
    ['Il titube, il a la voix rauque et le hoquet', { present: ['loss_of_balance', 'hoarse_voice', 'hiccups'] }],
  ])('%s', (text, expected) => {
    for (const [status, findings] of Object.entries(expected)) {
      expect(of(text, status as FindingStatus), status).toEqual(expect.arrayContaining([...findings]))
    }
    for (const finding of [...(expected.absent ?? []), ...(expected.other ?? []), ...(expected.hypothetical ?? [])]) {
      expect(of(text)).not.toContain(finding)
    }
  })

  it('tells small words that languages share apart by the rest of the sentence', () => {
    expect(of("J'ai si mal à la tête")).toContain('severe_headache')
    expect(of('Ana kifafa, ni homa kali')).toContain('high_fever')
    expect(of('si homa', 'absent')).toContain('fever')
  })

  it.each([
    ['toux depuis deux semaines', 'cough', 14],
    ['toux depuis 3 mois', 'cough', 90],
    ['fièvre depuis hier', 'fever', 1],
    ['fièvre il y a quelques jours', 'fever', 3],
    ['ça fait une semaine que je tousse', 'cough', 7],
  ])('reads how long: "%s"', (text, id, days) => {
    expect(read(text).findings.find((finding) => finding.id === id)?.days).toBe(days)
  })

  it.each([
    'Un enfant de 3 ans avec de la toux',
    'Bébé de 2 mois, toux',
    'Enceinte de 7 mois, toux',
    "J'ai 30 ans, toux",
  ])('takes neither an age nor a pregnancy for a duration: "%s"', (text) => {
    expect(read(text).findings.find(({ id }) => id === 'cough')?.days).toBeUndefined()
    expect(read(text).illnessDays).toBeUndefined()
  })

  it('does not take the age of a child for weeks of fever', () => {
    expect(of('Ma fille de 18 mois a de la fièvre depuis hier')).not.toContain('fever_3_weeks')
  })

  it.each([
    ['Femme enceinte de 34 semaines', { sex: 'female', pregnancyWeeks: 34 }],
    ['Je suis enceinte de 7 mois', { sex: 'female', pregnancyWeeks: 30 }],
    ['Patient de 45 ans, homme', { ageMonths: 540, sex: 'male' }],
    ['Fille de 18 mois', { ageMonths: expect.closeTo(18, 0), sex: 'female' }],
    ['Nouveau-né de sexe masculin', { ageMonths: 0 }],
    ["J'ai trente ans", { ageMonths: 360 }],
  ])('%s', (text, patient) => {
    expect(read(text).patient).toMatchObject(patient)
  })

  it.each([
    ['TA 170/110', { systolicMmHg: 170, diastolicMmHg: 110 }],
    ['tension 17 sur 11', { systolicMmHg: 170, diastolicMmHg: 110 }],
    ['tension à 160 sur 95', { systolicMmHg: 160, diastolicMmHg: 95 }],
    ['Température 39,5, pouls 130, FR 44', { temperatureC: 39.5, heartRatePerMin: 130, respiratoryRatePerMin: 44 }],
    ['saturation à 88 %', { oxygenSaturationPercent: 88 }],
    ['glycémie à jeun 8,2 mmol/L', { glucoseMmolPerL: 8.2, glucoseFasting: true }],
    ['glycémie 0,45 g/l', { glucoseMmolPerL: expect.closeTo(2.5, 1) }],
    ['tension 17/11', { systolicMmHg: 170, diastolicMmHg: 110 }],
    ['le sucre est à 2,8 g', { glucoseMmolPerL: expect.closeTo(15.5, 1) }],
    ['le tour du bras fait 10,5 cm', { muacMm: 105 }],
    ['le thermomètre marque 39,4', { temperatureC: 39.4 }],
  ])('%s', (text, vitals) => {
    expect(read(text).vitals).toMatchObject(vitals)
  })

  it('has words for every danger sign', () => {
    const without = Object.entries(FINDINGS).filter(
      ([id, { redFlag }]: [string, { redFlag?: RedFlag }]) => redFlag && !(id in FINDINGS_FR),
    )
    expect(without.map(([id]) => id)).toEqual([])
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('reads every phrase back as its finding, eighth %i', (eighth) => {
    expect(unreadPhrases(FRENCH_PACK, eighth, 8)).toEqual([])
  })
})
