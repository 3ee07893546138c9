import type { POISONING_FINDINGS } from '#domain/clinical/knowledge/findings/poisoning.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const POISONING_FINDINGS_SW: Record<keyof typeof POISONING_FINDINGS, FindingText> = {
  poison_swallowed: {
    label: 'Kumeza sumu',
    question: 'Je, amekunywa sumu, kemikali au dawa nyingi?',
    phrases: [
      'amekunywa sumu',
      'amemeza sumu',
      'sumu ya panya',
      'kunywa sumu',
      'nimekunywa sumu',
      '(kunywa|nywa|meza|kula|lishwa|nyweshwa) ~ (sumu|dawa ya panya|dawa ya wadudu|dawa ya kuua|dawa ya kuulia|dawa ya mimea|dawa ya mifugo|dawa ya kunyunyizia|dawa ya mende)',
      'sumu ya (panya|mende|wadudu)',
      '(nywa|meza|kunywa) dawa (wadudu|kuulia wadudu|kuua wadudu|panya|mifugo|mimea|shamba|kunyunyizia)',
    ],
  },
  pesticide_exposure: {
    label: 'Dawa ya kuua wadudu',
    question: 'Je, ni dawa ya kuua wadudu?',
    phrases: [
      'dawa ya wadudu',
      'dawa ya shamba',
      'dawa ya mifugo amekunywa',
      '(nyunyiza|pulizia|puliza) dawa',
      'dawa (wadudu|kuulia wadudu|kuua wadudu|kunyunyizia|shamba|mimea|kupulizia)',
    ],
  },
  kerosene_swallowed: {
    label: 'Kunywa mafuta ya taa',
    question: 'Je, amekunywa mafuta ya taa au petroli?',
    phrases: [
      '(kunywa|nywa|meza|amekunywa|nywesha) ~ (mafuta ya taa|mafuta taa|petroli|dizeli|taa)',
      'mdomo nuka mafuta',
    ],
  },
  caustic_swallowed: {
    label: 'Kunywa asidi',
    question: 'Je, amekunywa asidi au sabuni kali?',
    phrases: [
      'magadi makali',
      '(kunywa|nywa|meza|amekunywa) ~ (jik|asidi|sabuni ya choo|magadi|dawa ya choo|soda kali|bleach|sabuni ya maji)',
    ],
  },
  overdose: {
    label: 'Kumeza dawa nyingi',
    question: 'Je, amemeza vidonge vingi kupita kiasi?',
    phrases: [
      'amemeza dawa nyingi',
      'vidonge vingi',
      '(meza|kunywa|nywa) ~ (dawa za kulala|tembe nyingi|dozi kubwa|dawa kupita kiasi)',
      'meza (vidonge vingi|dawa nyingi)',
      '(ashameza|ashanywa) ~ (dawa zote|vidonge vyote|dawa zake zote)',
      '(meza|kunywa|nywa) ~ (vidonge vingi|dawa nyingi|pakiti nzima|chupa nzima|panadol nyingi)',
      'meza (panadol|vidonge|tembe|paracetamol) ({8-200}|kumi|ishirini|thelathini|arobaini|hamsini)',
      'meza ({8-200}|kumi|ishirini|thelathini|arobaini|hamsini) (panadol|vidonge|tembe)',
      '(meza|kunywa|nywa) (piriton|amitriptyline) {8-200}',
    ],
  },
  opioid_use: {
    label: 'Dawa aina ya opioidi',
    question: 'Je, anatumia heroini, tramadol au dawa kama hizo?',
    phrases: ['heroini', 'tramadol', '(vuta|tumia|jidunga) (unga|heroini|dawa za kulevya)'],
  },
  methanol_or_illicit_brew: {
    label: 'Pombe haramu',
    question: 'Je, alikunywa pombe ya kienyeji au haramu?',
    phrases: ['changaa', 'pombe haramu', 'gongo', 'waragi'],
  },
  carbon_monoxide_exposure: {
    label: 'Jiko la mkaa ndani ya chumba kilichofungwa',
    question: 'Je, kulikuwa na jiko la mkaa au jenereta kwenye chumba kilichofungwa?',
    phrases: [
      'jiko la mkaa ndani',
      'moshi wa jiko',
      'jenereta ndani',
      'jiko (mkaa|la mkaa) ~ (ndani|chumba|nyumba|lala|usiku)',
      'lala ~ jiko la mkaa',
      'jenereta ~ ndani',
      'jiko (mkaa|makaa|la mkaa|la makaa)',
      '(lala|chumba|ndani|nyumba) ~ (jiko|makaa|mkaa|jenereta)',
      '(makaa|mkaa) ~ (ndani|chumba|madirisha)',
    ],
  },
  poisonous_mushroom_or_plant: {
    label: 'Uyoga, muhogo mchungu au mmea',
    question: 'Je, alikula uyoga wa porini, muhogo mchungu au mmea usiojulikana?',
    phrases: [
      'uyoga',
      'muhogo mchungu',
      'mmea wenye sumu',
      '(kula|meza) ~ (uyoga|muhogo mchungu|mmea sumu|mbono|mbegu za mbono)',
    ],
  },
  button_battery_swallowed: {
    label: 'Kumeza betri ndogo',
    question: 'Je, amemeza betri ndogo ya duara?',
    phrases: ['betri ndogo', 'amemeza betri', 'meza (betri|battery)'],
  },
  herbal_medicine: {
    label: 'Dawa za mitishamba',
    question: 'Je, alitumia dawa za mitishamba?',
    phrases: ['mitishamba', 'dawa za kienyeji', 'dawa ya asili'],
  },
  pinpoint_pupils: {
    label: 'Mboni ndogo sana',
    question: 'Je, mboni za macho ni ndogo sana?',
    phrases: ['mboni ndogo', '(pupil|pupils|mboni) (ndogo|pinpoint|kama sindano|kadogo)'],
  },
  dilated_pupils: {
    label: 'Mboni pana',
    question: 'Je, mboni za macho ni pana?',
    phrases: ['mboni pana'],
  },
  excessive_salivation: {
    label: 'Mate mengi',
    question: 'Je, mate hutoka mengi?',
    phrases: ['mate mengi', 'kutoka mate', 'povu mdomoni'],
  },
  muscle_twitching: {
    label: 'Misuli kucheza',
    question: 'Je, misuli inacheza?',
    phrases: ['misuli inacheza', 'misuli kucheza', 'misuli ~ (rukaruka|rusharusha|cheza|chezacheza|tikisika)'],
  },
  garlic_or_chemical_smell: {
    label: 'Harufu ya sumu',
    question: 'Je, pumzi inanuka kitunguu saumu au kemikali?',
    phrases: ['ananuka dawa', 'harufu ya sumu'],
  },
  dry_mouth_flushed_skin: {
    label: 'Mdomo mkavu na ngozi nyekundu',
    question: 'Je, mdomo na ngozi ni vikavu na vya moto?',
    phrases: ['mdomo mkavu na ngozi ya moto'],
  },
  ringing_ears_overdose: {
    label: 'Masikio kulia baada ya vidonge',
    question: 'Je, masikio yanalia tangu kumeza vidonge?',
    phrases: ['masikio yanalia baada ya dawa'],
  },
}
