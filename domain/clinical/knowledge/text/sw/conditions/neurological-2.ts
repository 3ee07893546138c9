import type { NEUROLOGICAL_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/neurological-2.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const NEUROLOGICAL_2_CONDITIONS_SW: Record<keyof typeof NEUROLOGICAL_2_CONDITIONS, ConditionText> = {
  epilepsy_generalised: {
    name: 'Kifafa',
    aliases: ['epilepsy', 'generalised epilepsy', 'ugonjwa wa kuanguka'],
    about: 'Degedege linalorudi tena na tena bila homa.',
  },
  focal_epilepsy: {
    name: 'Kifafa cha sehemu moja ya ubongo',
    aliases: ['focal epilepsy', 'partial seizure'],
    about: 'Kifafa kinachoanzia sehemu moja ya ubongo: kiungo kimoja hutikisika, au mtu hukodoa macho na kupapasa.',
  },
  absence_epilepsy: {
    name: 'Kifafa cha kuduwaa cha watoto',
    aliases: ['absence epilepsy', 'petit mal'],
    about: 'Mtoto huduwaa kwa sekunde chache mara nyingi kwa siku, na mara nyingi hudhaniwa anaota ndoto za mchana.',
  },
  febrile_seizure: {
    name: 'Degedege la homa',
    aliases: ['febrile seizure', 'febrile convulsion', 'degedege'],
    about: 'Degedege fupi lenye homa kwa mtoto wa miezi 6 hadi miaka 5.',
  },
  status_epilepticus: {
    name: 'Degedege lisilokoma',
    aliases: ['status epilepticus'],
    about: 'Degedege la dakika tano au zaidi, au linalorudi kabla mtu hajazinduka.',
  },
  infantile_spasms: {
    name: 'Mikakamao ya mfululizo ya mtoto mchanga',
    aliases: ['infantile spasms', 'West syndrome'],
    about: 'Mtoto mchanga hujikunja ghafla mara nyingi mfululizo, hasa anapoamka; ukuaji wake unaweza kusimama.',
  },
  nodding_syndrome_epilepsy: {
    name: 'Ugonjwa wa kutikisa kichwa',
    aliases: ['nodding syndrome'],
    about:
      'Kifafa cha watoto katika maeneo yenye upofu wa mto; kichwa huanguka mbele tena na tena, mara nyingi wakati wa kula.',
  },
  parkinson_disease: {
    name: 'Ugonjwa wa Parkinson',
    aliases: ['Parkinson disease', 'parkinsonism'],
    about: 'Ugonjwa wa ubongo unaoendelea polepole: kutetemeka ukiwa umepumzika, kukakamaa na hatua fupi za polepole.',
  },
  essential_tremor: {
    name: 'Kutetemeka mikono kusiko hatari',
    aliases: ['essential tremor'],
    about: 'Mikono au kichwa hutetemeka wakati wa kushika au kutumia vitu, mara nyingi katika familia.',
  },
  multiple_sclerosis: {
    name: 'Kuharibika kwa utando wa neva',
    aliases: ['multiple sclerosis', 'MS'],
    about:
      'Vipindi vya kupoteza kuona, ganzi au udhaifu, vikitenganishwa na wiki au miaka, kwa sababu utando wa neva umevimba.',
  },
  guillain_barre_syndrome: {
    name: 'Ugonjwa wa Guillain-Barré',
    aliases: ['Guillain-Barré syndrome', 'GBS'],
    about: 'Udhaifu unaopanda kutoka miguuni ndani ya siku chache na unaoweza kufika kwenye upumuaji.',
  },
  myasthenia_gravis: {
    name: 'Misuli kuchoka haraka',
    aliases: ['myasthenia gravis', 'MG'],
    about: 'Misuli huchoka ikitumika: kope kuanguka, kuona vitu viwili na kutafuna kwa shida; nguvu hurudi ukipumzika.',
  },
  bell_palsy: {
    name: 'Uso kupooza upande mmoja',
    aliases: ["Bell's palsy", 'facial nerve palsy'],
    about: 'Nusu nzima ya uso hulegea, pamoja na kipaji; si kiharusi, na mara nyingi hupona ndani ya miezi.',
  },
  carpal_tunnel_syndrome: {
    name: 'Neva kubanwa kwenye kifundo cha mkono',
    aliases: ['carpal tunnel syndrome'],
    about: 'Neva imebanwa kwenye kifundo cha mkono na mkono hupata ganzi usiku.',
  },
  peripheral_neuropathy: {
    name: 'Neva za miguu na mikono kudhurika',
    aliases: ['peripheral neuropathy', 'ganzi ya miguu', 'diabetic neuropathy'],
    about:
      'Neva za miguu na mikono zimedhurika na kuleta kuwaka moto na ganzi, kutokana na kisukari, VVU, pombe au kukosa vitamini.',
  },
  acute_dystonic_reaction: {
    name: 'Misuli kujipinda kwa sababu ya dawa',
    aliases: ['acute dystonic reaction', 'acute dystonia'],
    about: 'Shingo, taya au macho hujipinda kwa maumivu saa chache baada ya dawa ya kutapika au ya magonjwa ya akili.',
  },
}
