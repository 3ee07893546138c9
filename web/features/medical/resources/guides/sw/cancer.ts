import type { Guides } from '#web/features/medical/resources/guides/guide.ts'

export const CANCER: Guides = {
  cancer_cervical: {
    what: 'Saratani ya mlango wa kizazi hukua kwenye mlango wa mji wa mimba. Karibu yote husababishwa na kirusi kinachoambukizwa kwa ngono (HPV). Hukua polepole: kipimo hupata mabadiliko ya mapema, na kuyatibu huzuia saratani.',
    signs: [
      'Kutokwa damu kati ya hedhi, baada ya tendo la ndoa, au baada ya kukoma hedhi',
      'Majimaji mengi au yenye harufu ukeni',
      'Maumivu wakati wa tendo la ndoa, chini ya tumbo au mgongoni',
      'Mabadiliko ya mapema hayana dalili',
    ],
    danger: [
      'Kutokwa damu nyingi isiyokoma',
      'Weupe sana, kuzirai au kukosa pumzi',
      'Mkojo kutotoka, au mguu kuvimba',
      'Maumivu makali, au homa pamoja na uchafu ukeni',
      'Kutokwa damu yoyote wakati wa ujauzito',
    ],
    doNow: [
      'Nenda kliniki mapema ukitokwa damu isiyo ya kawaida. Usisubiri maumivu.',
      'Andika siku unazotokwa damu.',
      'Usiweke mitishamba wala dawa za kuosha ukeni.',
    ],
    care: [
      'Uchunguzi huchukua sampuli (kipimo cha HPV), au huangalia mlango wa kizazi kwa siki. Huchukua dakika chache.',
      'Mabadiliko ya mapema hugandishwa au kuchomwa, mara nyingi siku hiyohiyo.',
      'Saratani huthibitishwa kwa kipande kidogo cha nyama. Hutibiwa kwa upasuaji, mionzi na dawa.',
      'Maumivu hutibika wakati wote.',
    ],
    prevention: [
      'Chanjo ya HPV kwa wasichana, wa miaka 9 hadi 14.',
      'Uchunguzi kuanzia miaka 30; mwenye VVU kuanzia miaka 25 na mara nyingi zaidi.',
      'Kondomu hupunguza hatari. Usitumie tumbaku.',
    ],
    questions: [
      'Nilichunguzwa lini mara ya mwisho, na lini tena?',
      'Kipimo kilionyesha nini?',
      'Binti yangu anaweza kupata chanjo?',
      'Matibabu yako wapi, na yanagharimu kiasi gani?',
    ],
  },
  cancer_breast: {
    what: 'Saratani ya matiti huanzia kwenye titi. Ikigunduliwa mapema, mara nyingi hupona. Uvimbe mwingi si saratani, lakini kila uvimbe mpya lazima uchunguzwe. Wanaume pia wanaweza kuipata.',
    signs: [
      'Uvimbe kwenye titi au kwapani, mara nyingi bila maumivu',
      'Umbo au ukubwa kubadilika upande mmoja',
      'Ngozi iliyovutwa ndani, nene, au kama ganda la chungwa',
      'Chuchu kuingia ndani, au kutoa damu',
      'Kidonda kisichopona',
    ],
    danger: [
      'Titi jekundu, la moto na lililovimba, pamoja na homa',
      'Kidonda wazi kinachotoka damu',
      'Mwenye saratani: mgongo kuuma upya na miguu kukosa nguvu, kukosa pumzi, kuchanganyikiwa au degedege',
      'Ukiwa kwenye matibabu ya saratani: homa yoyote',
    ],
    doNow: [
      'Nenda kliniki ndani ya siku chache ukiona mabadiliko. Usisubiri maumivu.',
      'Jua matiti yako yanavyoonekana na kuhisika.',
      'Anayenyonyesha: nenda kama uvimbe unabaki baada ya kunyonyesha.',
      'Mitishamba haiponyi, na muda hupotea.',
    ],
    care: [
      'Mhudumu wa afya hupapasa matiti yote mawili na makwapa.',
      'Hufuata ultrasaundi au eksirei ya titi, kisha kipande kidogo huchukuliwa kwa sindano.',
      'Hutibiwa kwa upasuaji, dawa na mionzi. Mara nyingi titi linaweza kubaki.',
      'Kumaliza matibabu ni muhimu.',
    ],
    prevention: [
      'Nyonyesha ukiweza.',
      'Fanya mazoezi, uwe na uzito wa afya, pombe kidogo, bila tumbaku.',
      'Iambie kliniki kama mama au dada aliugua.',
      'Nenda kwenye uchunguzi unapotolewa.',
    ],
    questions: [
      'Je, uvimbe unahitaji kipimo, na haraka kiasi gani?',
      'Ni aina gani, na imeenea kiasi gani?',
      'Kuna matibabu gani kwangu?',
      'Nani anaweza kusaidia gharama na safari?',
    ],
  },
  cancer_prostate: {
    what: 'Tezi dume ni tezi ya wanaume, chini ya kibofu. Kwa umri, mara nyingi hukua bila saratani. Saratani ya tezi dume huja zaidi baada ya miaka 50, na hukua polepole. Inatibika, hasa mapema.',
    signs: [
      'Mkojo dhaifu, kuchelewa kuanza, kudondoka',
      'Kukojoa mara nyingi, hasa usiku',
      'Damu kwenye mkojo au shahawa',
      'Maumivu ya mgongo, nyonga au miguu yasiyoisha',
      'Saratani ya mapema haina dalili',
    ],
    danger: [
      'Kushindwa kabisa kukojoa',
      'Miguu kukosa nguvu au kufa ganzi, au kushindwa kuzuia mkojo au choo',
      'Homa na kutetemeka pamoja na mkojo kuchoma',
      'Damu nyingi au mabonge kwenye mkojo',
      'Maumivu makali ya ghafla ya mfupa, au mfupa kuvunjika kirahisi',
    ],
    doNow: [
      'Nenda kliniki ukiwa na dalili hizi. Si aibu, na mara nyingi si saratani.',
      'Kunywa kidogo jioni; punguza pombe na kahawa.',
      'Uliza kabla ya kumeza dawa za mafua: baadhi huzuia mkojo.',
    ],
    care: [
      'Mhudumu wa afya hupapasa tezi kwa kidole. Ni kwa muda mfupi.',
      'Kipimo cha damu (PSA) kinaweza kufuata. Kikiwa juu si saratani kila mara.',
      'Kipande kidogo cha nyama pekee ndicho huthibitisha.',
      'Saratani nyingine hufuatiliwa tu. Nyingine hutibiwa kwa upasuaji, mionzi, au dawa za kuzuia homoni.',
    ],
    prevention: [
      'Mazoezi, uzito wa afya, mboga, bila tumbaku.',
      'Kama baba au kaka aliugua: omba vipimo mapema zaidi.',
      'Zungumza na mhudumu wa afya kuhusu faida na hasara za kipimo cha PSA.',
    ],
    questions: [
      'Je, ni kukua bila saratani?',
      'Nahitaji kipimo cha PSA, na baada yake nini?',
      'Matibabu haya yatabadili tendo la ndoa au kuzuia mkojo?',
      'Nitachunguzwa mara ngapi?',
    ],
  },
}
