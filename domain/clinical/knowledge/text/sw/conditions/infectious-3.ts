import type { INFECTIOUS_3_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-3.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const INFECTIOUS_3_CONDITIONS_SW: Record<keyof typeof INFECTIOUS_3_CONDITIONS, ConditionText> = {
  measles: {
    name: 'Surua',
    aliases: ['measles', 'ukambi', 'shurua'],
    about:
      'Virusi vinavyoambukiza sana: homa, kikohozi, macho mekundu na upele unaoanzia usoni. Vinaweza kuleta nimonia na upofu.',
  },
  rubella: {
    name: 'Rubela',
    aliases: ['rubella', 'German measles'],
    about:
      'Virusi visivyo vikali vyenye upele wa waridi na tezi za nyuma ya masikio kuvimba. Katika mimba changa hudhuru mtoto tumboni.',
  },
  mumps: {
    name: 'Matumbwitumbwi',
    aliases: ['mumps', 'perema', 'epidemic parotitis'],
    about: 'Virusi vinavyovimbisha tezi zilizo mbele ya masikio pamoja na homa. Vinaweza pia kuvimbisha korodani.',
  },
  chickenpox: {
    name: 'Tetekuwanga',
    aliases: ['chickenpox', 'varicella', 'tetewanga'],
    about:
      'Virusi vinavyoambukiza na kuleta malengelenge yanayowasha mwili mzima. Watoto wengi hupona ndani ya wiki moja.',
  },
  shingles: {
    name: 'Mkanda wa jeshi',
    aliases: ['shingles', 'herpes zoster'],
    about:
      'Virusi vya tetekuwanga vimeamka tena kwenye neva moja: maumivu ya kuungua na malengelenge kama mkanda upande mmoja wa mwili.',
  },
  mpox: {
    name: 'Mpox',
    aliases: ['monkeypox', 'homa ya nyani', 'ndui ya nyani'],
    about:
      'Virusi vinavyoenea kwa kugusana kwa karibu: homa, mitoki kuvimba na vipele vigumu usoni, viganjani au sehemu za siri.',
  },
  infectious_mononucleosis: {
    name: 'Homa ya tezi',
    aliases: ['infectious mononucleosis', 'glandular fever', 'EBV infection'],
    about: 'Virusi vinavyoleta maumivu ya koo, tezi za shingo kuvimba na uchovu kwa wiki nyingi.',
  },
  influenza: {
    name: 'Homa ya mafua makali',
    aliases: ['influenza', 'flu', 'homa ya mafua'],
    about:
      'Virusi vinavyoleta homa ya ghafla, misuli kuuma, kichwa kuuma na kikohozi. Wengi hupona ndani ya wiki moja.',
  },
  covid_19: {
    name: 'UVIKO-19',
    aliases: ['COVID-19', 'korona', 'COVID'],
    about:
      'Virusi vya njia ya hewa: homa, kikohozi na uchovu, wakati mwingine kupoteza uwezo wa kunusa. Vinaweza kuathiri mapafu.',
  },
  diphtheria: {
    name: 'Dondakoo',
    aliases: ['diphtheria', 'difteria'],
    about:
      'Maambukizi ya bakteria yenye utando wa kijivu kooni na shingo kuvimba; yanaweza kuziba pumzi na kudhuru moyo.',
  },
  pertussis: {
    name: 'Kifaduro',
    aliases: ['pertussis', 'whooping cough'],
    about:
      'Maambukizi ya bakteria yenye vipindi virefu vya kukohoa, mlio wa kuvuta pumzi na kutapika. Ni hatari zaidi kwa watoto wachanga.',
  },
}
