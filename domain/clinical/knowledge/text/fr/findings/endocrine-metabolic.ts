import type { ENDOCRINE_METABOLIC_FINDINGS } from '#domain/clinical/knowledge/findings/endocrine-metabolic.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const ENDOCRINE_METABOLIC_FINDINGS_FR: Partial<Record<keyof typeof ENDOCRINE_METABOLIC_FINDINGS, FindingText>> =
  {
    excessive_thirst: {
      label: 'Grande soif',
      question: 'Avez-vous très soif ?',
      phrases: [
        '(très|toujours|beaucoup|tout le temps|grande|trop|énormément) soif',
        'soif (intense|excessive|permanente|constante)',
        "boit (beaucoup|énormément|tout le temps) d'eau",
        "bois (beaucoup|énormément) d'eau",
        'polydipsie',
        'assoiffé',
        'boit beaucoup',
        'bois beaucoup',
        '(soif|boire) (tout le temps|sans arrêt|jour et nuit)',
        'soif (tout le temps|permanente|insatiable|sans arrêt|jour et nuit|terrible)',
        '(tout le temps|toujours|sans cesse) soif',
        '(bois|boit) (sans arrêt|plusieurs litres|énormément)',
        'soif (finit pas|passe pas|arrête pas|part pas)',
        '(bois|boit) (bois|boit)',
      ],
    },
    hypoglycaemia_symptoms: {
      label: 'Tremblements, sueurs et faim calmés par le sucre',
      question: 'Avez-vous des accès de tremblements, sueurs et faim calmés par le sucre ?',
      phrases: [
        '(tremblements|sueurs|tremble|transpire|malaise) ~ (sucre|faim|à jeun|mangeant|sucré)',
        "signes d'hypoglycémie",
        'malaise hypoglycémique',
        '(tremble|tremblements|transpire|sueurs|faim) ~ (passe avec du sucre|sucre soulage|jus sucré soulage|saute un repas|soulagé par le sucre|calme avec du sucre|jus sucré)',
        "(malaise|crise) (hypoglycémique|d'hypoglycémie|de sucre bas)",
        '(insuline|glibenclamide|daonil) ~ (tremble|transpire|sueur|mouillé|confus|évanoui|inconscient)',
        'sucre (baissé|bas|descendu|tombé|chuté|faible|descend)',
        '(mangé|jeun|faim|repas) ~ (tremble transpire|tremblements sueurs|transpire tremble|tremble sueurs)',
        '(sans manger|rien mangé|pas mangé) ~ (sue tremble|transpire tremble|tremble transpire|tremble sueurs|sueurs tremblements)',
      ],
    },
    fruity_breath: {
      label: 'Haleine fruitée (acétone)',
      question: "L'haleine sent-elle le fruit ou le dissolvant ?",
      phrases: [
        "haleine (fruitée|cétonique|acétonique|d'acétone|de pomme)",
        'haleine ~ (acétone|pomme|fruit|dissolvant)',
        "odeur (d'acétone|acétonique|de pomme)",
        '(haleine|bouche|respiration) ~ (pomme|acétone|fruit|fruits|dissolvant|vernis|pomme pourrie|acétonique)',
      ],
    },
    missed_insulin_or_diabetes_medicine: {
      label: 'Insuline ou médicament du diabète oublié',
      question: "Avez-vous manqué de l'insuline ou des médicaments du diabète ?",
      phrases: [
        "plus (de|) (insuline|metformine|d'insuline)",
        '(arrêté|arrêt|oublié|oubli|manqué|rupture) ~ (insuline|metformine|traitement du diabète|médicaments du diabète|antidiabétiques|traitement de diabète)',
        '(insuline|metformine) ~ (arrêtée|oubliée|finie|manque)',
        "plus d'insuline",
        'pas pris son insuline',
        'pas pris mon insuline',
        "pas d'insuline",
        '(diabétique|diabète) ~ (arrêté son traitement|arrêté traitement|arrêté les comprimés|prend plus|plus de traitement|sans traitement|rupture|oublié ses injections|arrêté ses médicaments)',
        "(plus|rupture) (d'insuline|insuline|de metformine)",
        'insuline (terminée|finie|épuisée)',
      ],
    },
    slow_wound_healing: {
      label: 'Plaies qui guérissent lentement',
      question: 'Les plaies guérissent-elles lentement ?',
      phrases: [
        '(plaies|plaie|blessures) ~ (guérissent lentement|guérit lentement|cicatrisent mal|cicatrise mal|tardent à guérir|longues à guérir)',
        'retard de cicatrisation',
      ],
    },
    heat_intolerance: {
      label: 'Ne supporte pas la chaleur',
      question: 'Supportez-vous mal la chaleur ?',
      phrases: ['(supporte|supportes) (pas|plus|mal) la chaleur', 'intolérance à la chaleur', 'thermophobie'],
    },
    cold_intolerance: {
      label: 'Ne supporte pas le froid',
      question: 'Supportez-vous mal le froid ?',
      phrases: ['(supporte|supportes) (pas|plus|mal) le froid', 'frileux', 'frileuse', 'intolérance au froid'],
    },
    goitre: {
      label: 'Goitre (grosseur du devant du cou)',
      question: 'Y a-t-il une grosseur au-devant du cou ?',
      phrases: [
        'cou ~ grossit',
        'cou (grossit|gros)',
        '{lump} ({neck}|gorge) ~ avale',
        'gros cou',
        '(goitre|goître)',
        '(boule|grosseur|gonflement) (devant du cou|au-devant du cou|devant le cou|à la gorge devant)',
        'thyroïde (grosse|augmentée|gonflée|hypertrophiée|augmentée de volume)',
        'hypertrophie thyroïdienne',
      ],
    },
    thyroid_nodule: {
      label: 'Boule dans la thyroïde',
      question: 'Y a-t-il une boule dans la thyroïde ?',
      phrases: ['(nodule|nodules|boule) (thyroïdien|thyroïdiens|de la thyroïde|dans la thyroïde)'],
    },
    goitre_pressure_symptoms: {
      label: 'Goitre qui gêne pour respirer, avaler ou parler',
      question: 'Le gonflement du cou gêne-t-il pour respirer, avaler ou parler ?',
      phrases: [
        'goitre (compressif|plongeant|qui comprime|qui gêne)',
        'goitre ~ (respirer|avaler|étouffe|voix|dysphagie|dyspnée|serre)',
        "(goitre|grosseur du cou|boule du cou|grosseur cou) ~ (étouffe|empêche d'avaler|gêne pour respirer|gêne pour avaler|comprime|serre la gorge|compressif|plongeant|voix|dyspnée|m'étouffe)",
      ],
    },
    bulging_eyes: {
      label: 'Gros yeux saillants',
      question: 'Les yeux sont-ils saillants ?',
      phrases: [
        '(exophtalmie|yeux exorbités) bilatérale',
        'yeux (saillants|exorbités|globuleux|qui sortent|proéminents)',
      ],
    },
    stopped_steroids_suddenly: {
      label: 'Arrêt brutal de corticoïdes',
      question: "Avez-vous arrêté d'un coup des corticoïdes pris pendant des semaines ?",
      phrases: [
        '(arrêt|arrêté|sevrage) ({sudden}|) ~ (corticoïdes|corticothérapie|cortisone|prednisone|prednisolone|dexaméthasone)',
        '(arrêté|arrêt|stoppé|interrompu) ~ (corticoïdes|prednisolone|prednisone|dexaméthasone|cortisone|corticothérapie)',
        '(arrêt|sevrage) (brutal|brusque) (des corticoïdes|corticoïdes|de la prednisolone|cortisone)',
      ],
    },
    obesity: {
      label: 'Obésité',
      question: 'La personne est-elle trop grosse ?',
      phrases: [
        '(veux|veut|voudrais) (maigrir|perdre poids|perdre du poids)',
        '(suis|est) (grosse|obèse) ~ maigrir',
        'surcharge pondérale',
        '(obèse|obésité|surpoids)',
        'IMC {30-60}',
      ],
    },
    tetany: {
      label: 'Crampes des mains ou des pieds',
      question: 'Les mains ou les pieds se crispent-ils en spasmes ?',
      phrases: [
        'tétanie',
        'crise de tétanie',
        "main d'accoucheur",
        'spasme carpo-pédal',
        'spasmes carpopédaux',
        '({hand}|{foot}) (se crispent|crispées|se contractent|crispés|contracturées)',
        'signe de Trousseau',
        '(doigts|mains|pieds|main) ~ (se crispent|crispés|crispent|se tordent tout seuls|se contractent|contractés|se raidissent)',
      ],
    },
    weight_loss_with_good_appetite: {
      label: 'Perte de poids malgré un bon appétit',
      question: 'Maigrissez-vous alors que vous mangez bien ?',
      phrases: [
        '(maigri|maigrit|maigris|perdu poids|perd poids|amaigri) ~ (mange (bien|beaucoup|normalement)|bon appétit|appétit (conservé|normal))',
        '(habits|vêtements|pantalon|jupe|robe|pagne) (grand|large|flotte|tombe) ~ mange (bien|beaucoup|normalement)',
      ],
    },
    acanthosis: {
      label: 'Peau noire et épaisse des plis',
      question: 'La peau du cou ou des plis est-elle noire et épaisse ?',
      phrases: [
        'acanthosis',
        'peau ~ velours',
        'peau {neck} ~ (noire|foncée|noircie)',
        '({neck}|aisselles) ~ (noir|noire|noirs|noires|noircis) épaisse',
      ],
    },
    excess_hair_in_woman: {
      label: 'Poils du visage chez la femme',
      question: 'Avez-vous des poils au menton ou au visage ?',
      phrases: ['(barbe|moustache) ~ (pousse|femme)', '(poils|duvet) ~ (menton|visage|moustache)', 'hirsutisme'],
    },
    delayed_puberty: {
      label: 'Puberté en retard',
      question: 'La puberté est-elle en retard ?',
      phrases: ['puberté (retard|tardive|retardée)', 'retard pubertaire'],
    },
    early_puberty: {
      label: 'Puberté précoce',
      question: 'La puberté est-elle venue trop tôt ?',
      phrases: ['puberté précoce'],
    },
    breast_growth_in_man: {
      label: "Seins qui poussent chez l'homme",
      question: 'Les seins poussent-ils ?',
      phrases: ['gynécomastie'],
    },
    poor_diet: {
      label: 'Nourriture pauvre',
      question: "L'alimentation est-elle pauvre ?",
      phrases: [
        '(mange|mangeons|mangent) (seulement|uniquement) (manioc|riz|maïs|foufou|bouillie|pâte|thé|patates)',
        'mange que (manioc|riz|maïs|foufou|bouillie|pâte|thé)',
        'mange (pas|jamais) (viande|légumes|fruits|poisson)',
        '(alimentation|nourriture) (pauvre|insuffisante|monotone)',
      ],
    },
    missed_insulin: {
      label: 'Insuline manquée',
      question: 'Avez-vous manqué des doses d’insuline ?',
      phrases: ['(arrêté|manqué|oublié|sauté|plus|sans) insuline'],
    },
  }
