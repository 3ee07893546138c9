import type { Guides } from '#web/features/medical/resources/guides/guide.ts'

export const MATERNAL: Guides = {
  pregnancy: {
    what: 'Ujauzito si ugonjwa, na mara nyingi huenda vizuri. Kwenda kliniki ya wajawazito hugundua matatizo kabla hayajawa hatari. WHO inashauri kwenda mara nane, mara ya kwanza kabla ya wiki kumi na mbili.',
    signs: [
      'Kawaida: kichefuchefu miezi ya kwanza, uchovu, mgongo kuuma, kukojoa mara nyingi',
      'Mtoto hucheza kuanzia mwezi wa tano hivi',
      'Ya kuonyesha kliniki: mkojo kuchoma, uchafu ukeni unaowasha au kunuka, miguu kuvimba',
    ],
    danger: [
      'Kutokwa damu ukeni',
      'Degedege',
      'Kichwa kuuma sana, au kuona ukungu',
      'Maumivu makali ya tumbo',
      'Homa, au kushindwa kuamka kwa udhaifu',
      'Kupumua haraka au kwa shida',
      'Uso na mikono kuvimba',
      'Chupa kupasuka kabla ya uchungu',
      'Mtoto kucheza kidogo, au kutocheza kabisa',
    ],
    doNow: [
      'Panga kujifungua: wapi, utafikaje, nani atakusindikiza, na akiba ya fedha.',
      'Meza vidonge vya madini ya chuma na foliki vya kliniki.',
      'Lala ndani ya chandarua chenye dawa.',
      'Kula kila siku maharage, mboga, matunda, na yai, samaki au nyama ukiweza.',
      'Usitumie dawa wala mitishamba bila kuuliza.',
    ],
    care: [
      'Kila ukienda: shinikizo la damu, mkojo, ukuaji na mapigo ya moyo ya mtoto.',
      'Vipimo vya damu vya upungufu wa damu, VVU, kaswende na kundi la damu.',
      'Chanjo ya pepopunda, dawa ya minyoo, na ya kuzuia malaria pale ilipo nyingi.',
      'Ultrasaundi moja mapema.',
    ],
    prevention: [
      'Nenda mapema, na kila tarehe uliyopewa.',
      'Usinywe pombe, usitumie tumbaku.',
      'Jifungulie kituoni chenye wahudumu wenye ujuzi.',
      'Acha miaka miwili au zaidi kabla ya ujauzito mwingine.',
    ],
    questions: [
      'Nitajifungua lini?',
      'Shinikizo langu la damu ni zuri, na damu inatosha?',
      'Nijifungulie wapi?',
      'Nimpigie nani usiku?',
    ],
  },
  after_birth: {
    what: 'Wiki sita baada ya kujifungua ni wakati ambapo mama na mtoto wanahitaji huduma zaidi. Vifo vingi vya kina mama na watoto wachanga hutokea siku za kwanza. Kujua dalili huokoa maisha.',
    signs: [
      'Kawaida: damu inayopungua siku hadi siku, tumbo kukata mtoto anaponyonya, matiti kujaa, kulia wiki ya kwanza',
      'Ya kuonyesha mapema: titi linalouma, lililopasuka au gumu; mkojo kuchoma; kidonda kinachozidi kuuma; huzuni ya wiki mbili au zaidi',
    ],
    danger: [
      'Mama: damu nyingi, pedi inalowa ndani ya dakika chache',
      'Degedege, kichwa kuuma sana au kuona ukungu',
      'Homa, au uchafu ukeni wenye harufu',
      'Maumivu makali ya tumbo, kupumua haraka au kwa shida, mguu uliovimba na kuuma',
      'Mawazo ya kujidhuru au kumdhuru mtoto',
      'Mtoto: hanyonyi, hachezi, ana degedege',
      'Mtoto: anapumua haraka, kifua kinaingia ndani, ana joto kali au baridi, viganja vya njano, kitovu chekundu chenye usaha',
    ],
    doNow: [
      'Kaa kituoni angalau siku ya kwanza.',
      'Maziwa ya mama pekee, kuanzia saa ya kwanza, mchana na usiku.',
      'Mpe mtoto joto, ngozi kwa ngozi. Aogeshwe baada ya siku moja.',
      'Kitovu kiwe safi: usiweke chochote ila kile ulichopewa kliniki.',
      'Kula na kunywa zaidi ya kawaida. Pumzika, na wengine wakusaidie.',
    ],
    care: [
      'Uchunguzi siku ya kwanza, siku ya tatu hivi, wiki ya pili, na wiki ya sita.',
      'Kwa mama: shinikizo la damu, damu inayotoka, kidonda, matiti na hisia; kwa mtoto: uzito, kunyonya na rangi.',
      'Chanjo za mtoto. Uzazi wa mpango, ukitaka.',
    ],
    prevention: [
      'Jifungue ukiwa na wahudumu wenye ujuzi.',
      'Nawa mikono kabla ya kumgusa mtoto.',
      'Mama na mtoto walale ndani ya chandarua chenye dawa.',
      'Endelea na vidonge vya madini ya chuma kama ulivyoshauriwa.',
    ],
    questions: [
      'Je, damu inayotoka ni ya kawaida?',
      'Je, mtoto anaongezeka uzito wa kutosha?',
      'Uzazi wa mpango upi unafaa kwa anayenyonyesha?',
      'Chanjo ijayo ni lini?',
    ],
  },
}
