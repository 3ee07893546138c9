import type { BLOOD_CANCER_CONDITIONS } from '#domain/clinical/knowledge/conditions/blood-cancer.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const BLOOD_CANCER_CONDITIONS_SW: Record<keyof typeof BLOOD_CANCER_CONDITIONS, ConditionText> = {
  iron_deficiency_anaemia: {
    name: 'Upungufu wa damu kwa kukosa madini ya chuma',
    aliases: ['iron deficiency anaemia', 'anemia', 'kuishiwa damu'],
    about: 'Mwili hauna madini ya chuma ya kutosha kutengeneza damu, hivyo mtu anapauka na kuchoka.',
  },
  severe_anaemia_child: {
    name: 'Upungufu mkali wa damu',
    aliases: ['severe anaemia', 'anemia kali'],
    about: 'Damu imepungua mno mwilini hadi moyo na upumuaji vinazidiwa.',
  },
  b12_folate_deficiency: {
    name: 'Upungufu wa vitamini B12 au foliki asidi',
    aliases: ['vitamin B12 deficiency', 'folate deficiency', 'megaloblastic anaemia'],
    about: 'Mwili hauna vitamini B12 au foliki asidi ya kutosha, hivyo damu inapungua na neva zinaweza kudhurika.',
  },
  sickle_cell_crisis: {
    name: 'Shambulio la selimundu',
    aliases: ['sickle cell crisis', 'maumivu ya selimundu'],
    about: 'Chembe nyekundu za damu zenye umbo la mundu huziba mishipa midogo ya damu na kuleta maumivu makali.',
  },
  sickle_cell_disease: {
    name: 'Ugonjwa wa selimundu, bila shambulio',
    aliases: ['selimundu', 'siko seli', 'sickle cell disease'],
    about:
      'Chembe nyekundu za damu zenye umbo la mundu, za kurithi na za maisha yote: bila maumivu sasa, lakini damu ni pungufu na maambukizi ni mengi.',
  },
  haemolytic_anaemia: {
    name: 'Upungufu wa damu kwa chembe nyekundu kuvunjika',
    aliases: ['haemolytic anaemia', 'upungufu wa G6PD'],
    about: 'Chembe nyekundu za damu huvunjika haraka kuliko zinavyotengenezwa.',
  },
  immune_thrombocytopenia: {
    name: 'Upungufu wa chembe sahani za damu',
    aliases: ['immune thrombocytopenia', 'ITP'],
    about:
      'Kinga ya mwili huharibu chembe sahani, ambazo husaidia damu kuganda. Madoa madogo ya damu hutokea kwa mtu ambaye vinginevyo ni mzima.',
  },
  bleeding_disorder_condition: {
    name: 'Ugonjwa wa damu kutoganda',
    aliases: ['haemophilia', 'hemofilia', 'von Willebrand disease', 'DIC'],
    about: 'Damu haigandi inavyopaswa, hivyo mtu hutoka damu kwa urahisi au kwa muda mrefu.',
  },
  acute_leukaemia: {
    name: 'Saratani ya damu ya ghafla',
    aliases: ['acute leukaemia', 'lukemia ya ghafla', 'ALL', 'AML'],
    about: 'Saratani ya damu inayokua haraka na kuleta weupe wa mwili, homa na kutoka damu.',
  },
  chronic_leukaemia: {
    name: 'Saratani ya damu ya muda mrefu',
    aliases: ['chronic leukaemia', 'lukemia sugu', 'CLL', 'CML'],
    about: 'Saratani ya damu inayokua polepole, mara nyingi pamoja na bandama au tezi kubwa.',
  },
  lymphoma: {
    name: 'Saratani ya tezi za limfu',
    aliases: ['lymphoma', 'limfoma', 'Burkitt lymphoma', 'saratani ya mitoki'],
    about: 'Saratani ya tezi zinazosaidia kinga ya mwili, kama zile za shingo, kwapa na kinena.',
  },
  multiple_myeloma: {
    name: 'Saratani ya uboho',
    aliases: ['multiple myeloma', 'mailoma', 'plasma cell myeloma'],
    about: 'Saratani ya uboho ndani ya mifupa, inayoleta maumivu ya mifupa na upungufu wa damu.',
  },
  aplastic_anaemia: {
    name: 'Uboho kushindwa kutengeneza damu',
    aliases: ['aplastic anaemia', 'bone marrow failure'],
    about: 'Uboho hutengeneza chembe chache mno za damu za aina zote.',
  },
  neutropenic_fever: {
    name: 'Homa wakati chembe nyeupe za damu ni chache',
    aliases: ['febrile neutropenia', 'neutropenic fever'],
    about:
      'Homa kwa mtu ambaye chembe nyeupe zake zimepungua, mara nyingi wakati wa tiba ya saratani. Mwili hauna nguvu ya kupambana na maambukizi.',
  },
  tropical_splenomegaly: {
    name: 'Bandama kubwa kutokana na malaria ya mara kwa mara',
    aliases: ['tropical splenomegaly', 'hyperreactive malarial splenomegaly', 'wengu kubwa'],
    about: 'Bandama huwa kubwa sana baada ya kuugua malaria mara nyingi.',
  },
}
