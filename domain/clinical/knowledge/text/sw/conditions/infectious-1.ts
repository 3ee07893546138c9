import type { INFECTIOUS_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-1.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const INFECTIOUS_1_CONDITIONS_SW: Record<keyof typeof INFECTIOUS_1_CONDITIONS, ConditionText> = {
  malaria_uncomplicated: {
    name: 'Malaria',
    aliases: ['uncomplicated malaria', 'homa ya malaria', 'malaria isiyo kali'],
    about:
      'Maambukizi ya vimelea vinavyoenezwa na mbu wa usiku. Huleta homa, kutetemeka kwa baridi na maumivu ya kichwa.',
  },
  severe_malaria: {
    name: 'Malaria kali',
    aliases: ['severe malaria', 'complicated malaria'],
    about: 'Malaria iliyodhuru damu, upumuaji, figo au ubongo. Inaweza kuua ndani ya siku moja.',
  },
  cerebral_malaria: {
    name: 'Malaria ya ubongo',
    aliases: ['cerebral malaria', 'malaria iliyopanda kichwani'],
    about: 'Malaria iliyoathiri ubongo na kuleta degedege, kuchanganyikiwa au kupoteza fahamu.',
  },
  typhoid_fever: {
    name: 'Homa ya matumbo',
    aliases: ['typhoid fever', 'taifodi', 'enteric fever'],
    about:
      'Maambukizi ya bakteria kutoka kwenye chakula au maji machafu: homa inayopanda siku hadi siku, kichwa kuuma na tumbo kuuma.',
  },
  brucellosis: {
    name: 'Brusela',
    aliases: ['brucellosis', 'ugonjwa wa kutupa mimba', 'ugonjwa wa maziwa'],
    about:
      'Maambukizi ya bakteria kutoka kwa mifugo na maziwa mabichi: homa inayokuja na kuondoka, jasho, na maumivu ya viungo na mgongo.',
  },
  dengue: {
    name: 'Homa ya dengue',
    aliases: ['dengue', 'dengi', 'kidingapopo'],
    about:
      'Virusi vinavyoenezwa na mbu wa mchana: homa kali, kichwa na viungo kuuma sana, na upele. Wengine hutoka damu homa inaposhuka.',
  },
  chikungunya: {
    name: 'Chikungunya',
    aliases: ['homa ya chikungunya', 'CHIKV'],
    about:
      'Virusi vinavyoenezwa na mbu: homa ya ghafla na maumivu makali ya viungo vingi, ambayo yanaweza kudumu kwa wiki au miezi.',
  },
  yellow_fever: {
    name: 'Homa ya manjano',
    aliases: ['yellow fever'],
    about:
      'Virusi vinavyoenezwa na mbu. Baada ya nafuu fupi wengine hupata macho ya manjano, kutoka damu na figo kushindwa.',
  },
  rift_valley_fever: {
    name: 'Homa ya Bonde la Ufa',
    aliases: ['Rift Valley fever', 'RVF'],
    about:
      'Virusi kutoka kwa mifugo wagonjwa na mbu, hasa baada ya mvua nyingi. Wengi hupona; wengine hutoka damu, hupoteza kuona au huvimba ubongo.',
  },
  ebola_marburg_disease: {
    name: 'Ebola au Marburg',
    aliases: ['Ebola', 'Marburg', 'viral haemorrhagic fever', 'homa ya virusi ya kutokwa damu'],
    about: 'Virusi hatari vinavyopatikana kwa kugusa majimaji ya mwili wa mgonjwa au maiti, au wanyama wa porini.',
  },
  crimean_congo_haemorrhagic_fever: {
    name: 'Homa ya Crimea-Kongo',
    aliases: ['Crimean-Congo haemorrhagic fever', 'CCHF'],
    about: 'Virusi kutoka kwa kupe na damu ya mifugo: homa ya ghafla na kutoka damu.',
  },
  leptospirosis: {
    name: 'Homa ya mgunda',
    aliases: ['leptospirosis', 'Weil disease'],
    about:
      'Maambukizi ya bakteria kutoka kwenye mkojo wa panya na mifugo, mara nyingi kupitia maji ya mafuriko. Yanaweza kudhuru ini, figo na mapafu.',
  },
}
