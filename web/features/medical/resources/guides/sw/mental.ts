import type { Guides } from '#web/features/medical/resources/guides/guide.ts'

export const MENTAL: Guides = {
  depression: {
    what: 'Sonona ni ugonjwa, si udhaifu wala upungufu wa imani. Hisia na nguvu hubaki chini kwa wiki mbili au zaidi. Wasiwasi ni hofu isiyoachia. Yote mawili ni ya kawaida, na yote hutibika.',
    signs: [
      'Huzuni, utupu au hasira za haraka siku nyingi',
      'Kutofurahia yaliyokuwa yakifurahisha',
      'Usingizi mbaya au mwingi mno, kukosa hamu ya kula, uchovu',
      'Ugumu wa kufikiri, kujilaumu au kujiona hufai',
      'Moyo kwenda mbio, kifua kubana, kutetemeka, hofu bila sababu',
      'Kwa vijana: matatizo shuleni, kujitenga',
    ],
    danger: [
      'Mawazo ya kufa au kujiua, au mpango',
      'Amejidhuru au amekunywa sumu',
      'Hali wala hanywi tena',
      'Anasikia sauti, au ana imani za ajabu',
      'Mama mwenye mawazo ya kujidhuru au kumdhuru mtoto',
    ],
    doNow: [
      'Zungumza na mtu unayemwamini. Hauko peke yako.',
      'Amka saa ileile, toka nje, fanya mazoezi kidogo kila siku.',
      'Kula na lala kwa saa maalum. Usitumie pombe wala dawa za kulevya.',
      'Mtu akisema anataka kufa: kaa naye, ondoa dawa za wadudu, kamba na silaha, nendeni kutafuta msaada pamoja.',
    ],
    care: [
      'Mhudumu wa afya huuliza kuhusu hisia, usingizi na mawazo ya kifo. Magonjwa mengine hutafutwa pia.',
      'Tiba ya mazungumzo husaidia, peke yako au kwa kikundi.',
      'Baadhi huhitaji vidonge. Hufanya kazi baada ya wiki kadhaa, na haviachwi ghafla.',
    ],
    prevention: [
      'Endelea kuwasiliana na familia, marafiki, vikundi.',
      'Tafuta msaada mapema: baada ya msiba, ukatili, kujifungua au ugonjwa mrefu.',
      'Pombe kidogo. Muda wa kupumzika.',
    ],
    questions: [
      'Ni sonona au kitu kingine?',
      'Nizungumze na nani hapa?',
      'Matibabu yatachukua muda gani?',
      'Je, ni salama kwa mjamzito au anayenyonyesha?',
    ],
  },
  psychosis: {
    what: 'Katika ugonjwa mkali wa akili mtu hupoteza uhusiano na uhalisia. Unaweza kutokana na skizofrenia, ugonjwa wa kubadilika hisia (bipola), dawa za kulevya, au ugonjwa wa mwili. Si laana. Kwa matibabu wengi huishi na kufanya kazi vizuri.',
    signs: [
      'Kusikia sauti au kuona vitu ambavyo wengine hawavioni',
      'Imani kali ambazo wengine huona za ajabu, kama kufuatwa',
      'Maneno ambayo wengine hawayaelewi',
      'Kutojitunza, kujitenga',
      'Furaha kupita kiasi: halali, anaongea sana, mipango mikubwa, anatumia fedha ovyo',
    ],
    danger: [
      'Anataka kufa, au kumdhuru mtu',
      'Sauti zinazoamuru kudhuru',
      'Ilianza ghafla, pamoja na homa, shingo kukakamaa, degedege au kuchanganyikiwa',
      'Wiki za baada ya kujifungua',
      'Hali, hanywi wala halali',
      'Akiwa kwenye dawa: mwili kukakamaa pamoja na homa, au shingo au ulimi kukaza',
    ],
    doNow: [
      'Ongea kwa upole, mtu mmoja kwa wakati. Usibishane kuhusu imani zake.',
      'Wote wawe salama. Ondoa vitu hatari.',
      'Asifungwe minyororo, asipigwe wala kufungiwa ndani.',
      'Nendeni kituo cha afya pamoja. Msaidie kumeza dawa.',
      'Asitumie pombe, mirungi wala bangi.',
    ],
    care: [
      'Mhudumu wa afya hutafuta kwanza visababishi vya mwilini, kama malaria, VVU, sukari kushuka au dawa za kulevya.',
      'Dawa hutuliza sauti. Hutumiwa kwa muda mrefu, na madhara yake hutibika.',
      'Msaada kwa familia, kazi na kuwa na watu husaidia kupona.',
    ],
    prevention: [
      'Meza dawa hata ukiwa mzima, kuzuia shambulio jipya.',
      'Jua dalili za kwanza: usingizi kupungua, hofu kuongezeka.',
      'Epuka mirungi, bangi na pombe.',
    ],
    questions: [
      'Huenda imesababishwa na nini?',
      'Madhara gani ya dawa tuangalie?',
      'Tufanye nini hali ikiwa mbaya?',
      'Nani anatusaidia sisi tunaomtunza?',
    ],
  },
}
