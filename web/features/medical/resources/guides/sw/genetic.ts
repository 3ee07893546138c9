import type { Guides } from '#web/features/medical/resources/guides/guide.ts'

export const GENETIC: Guides = {
  sickle_cell: {
    what: 'Selimundu (siko seli) ni ugonjwa wa damu ambao mtoto huurithi kutoka kwa wazazi wote wawili. Chembe nyekundu za damu huwa ngumu na kupinda, huvunjika mapema, na huziba mishipa midogo. Wenye jeni moja tu iliyobadilika (wabebaji) mara nyingi ni wazima.',
    signs: [
      'Maumivu makali ya mara kwa mara ya mifupa, mgongo, kifua au tumbo',
      'Kwa watoto wachanga: mikono na miguu kuvimba na kuuma',
      'Weupe, uchovu, macho ya njano',
      'Maambukizi yanayorudi mara kwa mara',
      'Ukuaji wa polepole',
    ],
    danger: [
      'Homa: nenda siku hiyohiyo, mchana au usiku',
      'Maumivu ya kifua, kikohozi au kukosa pumzi',
      'Ghafla weupe sana au udhaifu, au tumbo kuvimba upande wa kushoto',
      'Udhaifu wa upande mmoja, shida ya kuongea, degedege, kichwa kuuma sana',
      'Maumivu ambayo dawa ya kawaida haiyatulizi',
      'Uume kusimama kwa maumivu kwa saa nyingi',
      'Dalili yoyote ya hatari kwa mjamzito',
    ],
    doNow: [
      'Kunywa maji mengi, kila siku, na zaidi wakati wa maumivu.',
      'Kaa mahali pa joto, pumzika, na tumia dawa ya maumivu ya kliniki.',
      'Pima homa. Usisubiri.',
      'Wazazi: jifunzeni kupapasa wengu, chini ya mbavu za kushoto.',
    ],
    care: [
      'Tone la damu huonyesha, hata kwa watoto wachanga.',
      'Watoto wadogo hupewa penisilini kila siku kuzuia maambukizi.',
      'Foliki, kinga ya malaria na chanjo zote ni sehemu ya huduma. Kidonge (haidroksiyurea) hupunguza maumivu ya mara kwa mara.',
      'Baadhi huhitaji kuongezewa damu. Uchunguzi wa kawaida, hata akiwa mzima, hugundua matatizo mapema.',
    ],
    prevention: [
      'Lala ndani ya chandarua chenye dawa.',
      'Epuka baridi, kiu, milima mirefu na kazi za kuchosha.',
      'Wenzi wanaweza kupimwa kabla ya kupata watoto.',
    ],
    questions: [
      'Mtoto wangu anaweza kupata haidroksiyurea?',
      'Tuwe na dawa ipi ya maumivu nyumbani?',
      'Ni chanjo zipi zinakosekana?',
      'Ndugu zake wapimwe?',
    ],
  },
}
