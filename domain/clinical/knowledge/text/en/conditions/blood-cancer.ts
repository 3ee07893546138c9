import type { BLOOD_CANCER_CONDITIONS } from '#domain/clinical/knowledge/conditions/blood-cancer.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const BLOOD_CANCER_CONDITIONS_EN: Record<keyof typeof BLOOD_CANCER_CONDITIONS, ConditionText> = {
  iron_deficiency_anaemia: {
    name: 'Iron deficiency anaemia',
    aliases: [
      'iron deficiency anemia',
      'anaemia',
      'anemia',
      'microcytic anaemia',
      'sideroblastic anaemia',
      'anaemia of chronic disease',
      'anemia of chronic disease',
      'low blood',
    ],
    about: 'Too little iron for the blood: pale and tired.',
  },
  severe_anaemia_child: {
    name: 'Severe anaemia',
    aliases: ['severe anemia', 'severe malarial anaemia'],
    about: 'So little blood that heart and breathing fail.',
  },
  b12_folate_deficiency: {
    name: 'Vitamin B12 or folate deficiency',
    aliases: [
      'vitamin B12 deficiency',
      'pernicious anaemia',
      'megaloblastic anaemia',
      'folate deficiency',
      'cobalamin deficiency',
      'subacute combined degeneration',
      'macrocytic anemia',
    ],
    about: 'Large red cells for lack of vitamin B12 or folate; nerves can suffer.',
  },
  sickle_cell_crisis: {
    name: 'Sickle cell crisis',
    aliases: [
      'vaso-occlusive crisis',
      'acute chest syndrome',
      'splenic sequestration',
      'dactylitis',
      'aplastic crisis',
    ],
    about: 'Sickle-shaped red cells block small vessels and cause great pain.',
  },
  sickle_cell_disease: {
    name: 'Sickle cell disease, between crises',
    aliases: ['sickle cell disease', 'sickle cell anaemia', 'sickle cell anemia', 'SCD', 'haemoglobin SS'],
    about:
      'Red blood cells of an inherited shape, for life: without pain now, but with less blood and more infections.',
  },
  haemolytic_anaemia: {
    name: 'Haemolytic anaemia',
    aliases: [
      'hemolytic anemia',
      'autoimmune hemolytic anemia',
      'G6PD deficiency',
      'hereditary spherocytosis',
      'thalassaemia',
      'thalassemia',
      'warm autoimmune hemolytic anemia',
      'paroxysmal nocturnal hemoglobinuria',
      'transfusion reaction',
    ],
    about: 'Red cells break faster than they are made.',
  },
  immune_thrombocytopenia: {
    name: 'Immune thrombocytopenia',
    aliases: [
      'ITP',
      'idiopathic thrombocytopenic purpura',
      'immune thrombocytopenic purpura',
      'heparin-induced thrombocytopenia',
      'thrombocytopenia',
    ],
    about: 'Platelets are destroyed: small bleedings in a person who else is well.',
  },
  bleeding_disorder_condition: {
    name: 'Bleeding disorder (haemophilia, von Willebrand)',
    aliases: [
      'hemophilia A',
      'hemophilia',
      'von Willebrand disease',
      'haemophilia B',
      'factor VIII deficiency',
      'disseminated intravascular coagulation',
      'DIC',
      'antiphospholipid syndrome',
    ],
    about: 'The blood does not clot as it should.',
  },
  acute_leukaemia: {
    name: 'Acute leukaemia',
    aliases: [
      'acute lymphoblastic leukemia',
      'acute myeloid leukemia',
      'ALL',
      'AML',
      'acute promyelocytic leukemia',
      'leukaemia',
      'acute leukemia',
    ],
    about: 'A cancer of the blood: pale, fever, bleedings.',
  },
  chronic_leukaemia: {
    name: 'Chronic leukaemia',
    aliases: [
      'chronic lymphocytic leukemia',
      'chronic myeloid leukemia',
      'CLL',
      'CML',
      'polycythemia vera',
      'myelofibrosis',
      'essential thrombocythemia',
      'hairy cell leukemia',
      'myeloproliferative disorder',
    ],
    about: 'A slow cancer of the blood with a large spleen or glands.',
  },
  lymphoma: {
    name: 'Lymphoma',
    aliases: [
      'Hodgkin lymphoma',
      'non-Hodgkin lymphoma',
      'Burkitt lymphoma',
      'diffuse large B-cell lymphoma',
      "Hodgkin's disease",
    ],
    about: 'A cancer of the lymph glands.',
  },
  multiple_myeloma: {
    name: 'Multiple myeloma',
    aliases: ['plasma cell myeloma', 'monoclonal gammopathy', 'MGUS', 'Waldenström macroglobulinemia', 'amyloidosis'],
    about: 'A cancer of the marrow with bone pain and anaemia.',
  },
  aplastic_anaemia: {
    name: 'Aplastic anaemia',
    aliases: ['aplastic anemia', 'bone marrow failure', 'Fanconi anemia', 'myelodysplastic syndrome', 'pancytopenia'],
    about: 'The marrow makes too few blood cells of all kinds.',
  },
  neutropenic_fever: {
    name: 'Fever with low white cells',
    aliases: ['febrile neutropenia', 'neutropenic sepsis', 'neutropenic fever', 'tumour lysis syndrome'],
    about: 'Fever during cancer treatment is an emergency.',
  },
  tropical_splenomegaly: {
    name: 'Large spleen of malaria areas',
    aliases: ['hyperreactive malarial splenomegaly', 'tropical splenomegaly syndrome', 'hypersplenism'],
    about: 'A very large spleen from malaria again and again.',
  },
}
