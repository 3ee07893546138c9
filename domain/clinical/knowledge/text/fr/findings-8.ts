import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const FRENCH_FINDINGS_8 = {
  tremor: {
    label: 'Tremblement',
    question: 'Tremblez-vous ?',
    phrases: ['tremblement', 'tremblements', 'tremble', '(mains|main|bras|jambes) (tremble|tremblent|tremblantes)'],
  },
  malaria_test_positive: {
    label: 'Test de paludisme positif',
    question: 'Le test de paludisme est-il positif ?',
    phrases: [
      '(TDR|test rapide|goutte épaisse|GE|frottis) (positif|positive|pos)',
      '(TDR|test rapide|goutte épaisse|GE|frottis) ~ (positif|positive)',
      '(TDR|test|examen|analyse) (palu|paludisme|malaria) ~ (positif|positive)',
      '(palu|paludisme|malaria) (positif|positive|confirmé|confirmée)',
      '(trophozoïtes|plasmodium|parasites) ~ (sang|frottis|GE|vus)',
    ],
  },
  nocturia: {
    label: 'Se lève la nuit pour uriner',
    question: 'Vous levez-vous la nuit pour uriner ?',
    phrases: [
      '(lève|lever|réveille) ~ (uriner|pipi|pisser)',
      'nycturie',
      '{urine} (la nuit|plusieurs fois la nuit)',
      '{urine} ~ fois la nuit',
    ],
  },
  proteinuria: {
    label: "Protéines dans l'urine",
    question: "A-t-on trouvé des protéines dans l'urine ?",
    phrases: [
      'protéinurie',
      'albuminurie',
      '(albumine|protéines|protéine) {urine}',
      '{urine} ~ (albumine|protéines)',
      'bandelette ~ (protéines|albumine)',
    ],
  },
  ketones_raised: {
    label: 'Cétones élevées',
    question: 'Les cétones sont-elles élevées ?',
    phrases: ['cétonurie', 'cétonémie élevée', '(cétones|corps cétoniques) ~ (positif|positives|élevées|urine)'],
  },
  hyperglycaemia: {
    label: 'Sucre élevé dans le sang',
    question: 'Le sucre est-il élevé dans le sang ?',
    phrases: [
      'hyperglycémie',
      '(glycémie|sucre|dextro) (élevée|élevé|haute|haut|HI|high|monté|très haute|trop haute)',
      '(glycémie|sucre) ~ (élevée|élevé|monté|trop haut|trop haute)',
    ],
  },
  muscle_cramps: {
    label: 'Crampes',
    question: 'Avez-vous des crampes ?',
    phrases: [
      'crampes (mollets|mollet|jambes|jambe|musculaires|pieds|nocturnes|muscles)',
      'crampe',
      'crampes',
      '(mollet|mollets|muscles) se (crispent|contractent)',
    ],
  },
  hoarse_voice: {
    label: 'Voix enrouée',
    question: 'Avez-vous la voix enrouée ?',
    phrases: [
      'voix (enrouée|rauque|éteinte|cassée|voilée|changée)',
      'enroué',
      'enrouée',
      'enrouement',
      'aphone',
      '(perdu|perd|perte) la voix',
      'plus de voix',
      'extinction de voix',
      'dysphonie',
    ],
  },
  hiccups: {
    label: 'Hoquet',
    question: 'Avez-vous le hoquet ?',
    phrases: ['hoquet', 'hoquets', 'hoquette'],
  },
  gum_bleeding: {
    label: 'Gencives qui saignent',
    question: 'Vos gencives saignent-elles ?',
    phrases: [
      'gencive saigne',
      'gencives saignent',
      '(saigne|saignement|saignements|sang) gencives',
      '(saigne|saignement|sang) de la gencive',
      'gingivorragie',
      'gingivorragies',
    ],
  },
  groin_lymph_nodes: {
    label: "Ganglions à l'aine",
    question: "Avez-vous des ganglions à l'aine ?",
    phrases: ['(ganglion|ganglions|boule|boules|adénopathies) (aine|aines|inguinal|inguinaux|inguinale|inguinales)'],
  },
  rash_palms_soles: {
    label: 'Boutons sur les paumes ou les plantes',
    question: 'Y a-t-il des boutons sur les paumes ou les plantes ?',
    phrases: [
      '{rash} (paumes|plantes des pieds|plante des pieds)',
      '{rash} ~ (paumes|plantes des pieds)',
      '(lésions|vésicules|pustules|taches) (paumes|plantes des pieds)',
    ],
  },
  rash_on_face: {
    label: 'Boutons sur le visage',
    question: 'Y a-t-il des boutons sur le visage ?',
    phrases: ['{rash} {face}', '{rash} ~ (visage|figure)'],
  },
  rash_hands_webs: {
    label: 'Boutons entre les doigts',
    question: 'Y a-t-il des boutons entre les doigts ou aux poignets ?',
    phrases: [
      '(gratte|démange|démangeaisons|boutons|prurit) entre les doigts',
      '({itch}|{rash}) ~ entre (doigts|les doigts)',
      'boutons (poignets|poignet|doigts)',
    ],
  },
  itching_worse_at_night: {
    label: 'Démangeaisons surtout la nuit',
    question: 'Est-ce que cela gratte surtout la nuit ?',
    phrases: ['{itch} (la nuit|nocturne|le soir)', '{itch} ~ (nuit|dormir|nocturne)'],
  },
  contact_sick: {
    label: "D'autres malades autour",
    question: "Y a-t-il d'autres malades à la maison ?",
    phrases: [
      'toute la famille (gratte|malade|tousse|est malade)',
      '(famille|maison|frères|enfants|voisins) ~ (même chose|mêmes boutons|même maladie|pareil|pareils)',
      'gratte toute la famille',
      'contact avec un malade',
    ],
  },
  daytime_sleepiness: {
    label: 'Somnolence le jour',
    question: 'Vous endormez-vous le jour ?',
    phrases: [
      "(s'endort|endort|dort|somnole) (le jour|en plein jour|la journée|assis|debout|en mangeant|en parlant)",
      'somnolence diurne',
      'dort ~ (le jour|la journée)',
      'inversion du sommeil',
    ],
  },
  loss_of_balance: {
    label: "Perte d'équilibre",
    question: "Perdez-vous l'équilibre ?",
    phrases: [
      "(perte|perd|perds|perdu|trouble|troubles) (équilibre|l'équilibre|de l'équilibre)",
      'titube',
      'titubant',
      'chancelle',
      'marche comme (ivre|un ivrogne|un homme ivre|saoul|un homme saoul)',
      'démarche (ébrieuse|instable|titubante)',
      'tient mal debout',
      'ataxie',
    ],
  },
  stiff_legged_walk: {
    label: 'Marche avec les jambes raides',
    question: 'Marche-t-il les jambes raides ou croisées ?',
    phrases: [
      'marche (jambes raides|sur la pointe des pieds|en ciseaux|sur la pointe)',
      '{leg} {stiff}',
      'jambes ~ raides',
      'démarche (spastique|en ciseaux)',
      'paraparésie spastique',
    ],
  },
  drinks_eagerly: {
    label: 'Boit avidement',
    question: "L'enfant boit-il avec avidité ?",
    phrases: [
      'boit (avidement|avec avidité|avec soif)',
      'avidité',
      '(réclame|demande) (toujours|encore|sans cesse|tout le temps) à boire',
      'assoiffé boit',
    ],
  },
  skin_pinch_slow: {
    label: 'Pli cutané lent',
    question: 'Le pli cutané revient-il lentement ?',
    phrases: ["pli cutané (s'efface lentement|revient lentement|lent|ralenti)", 'pli ~ (lentement|lent)'],
  },
  ptosis: {
    label: 'Paupière tombante',
    question: 'Une paupière tombe-t-elle ?',
    phrases: ['ptosis', '{eyelid} (tombe|tombent|tombante|tombantes|lourdes|abaissée)'],
  },
  breast_engorgement: {
    label: 'Seins engorgés',
    question: 'Vos seins sont-ils durs et pleins de lait ?',
    phrases: [
      '(seins|sein) (engorgés|engorgé|durs|tendus|lourds|trop pleins|pleins de lait|gonflés de lait)',
      'seins ~ (engorgés|durs|lourds|tendus)',
      'engorgement (mammaire|des seins|du sein)',
      'montée de lait',
    ],
  },
  cloudy_urine: {
    label: 'Urines troubles',
    question: 'Vos urines sont-elles troubles ?',
    phrases: ['{urine} (trouble|troubles|laiteuses|sale|sales|chargées)'],
  },
  foul_smelling_urine: {
    label: 'Urines qui sentent mauvais',
    question: 'Vos urines sentent-elles mauvais ?',
    phrases: [
      '{urine} (malodorantes|fétides|sent mauvais|sentent mauvais|qui puent)',
      '{urine} ~ (sent mauvais|sentent mauvais|sent fort|sentent fort)',
    ],
  },
  urinary_urgency: {
    label: 'Envie pressante d’uriner',
    question: 'Avez-vous des envies pressantes d’uriner ?',
    phrases: [
      'envie pressante {urine}',
      'envies pressantes {urine}',
      '(retenir|retiens|retient) (pas|plus) {urine}',
      'impériosité mictionnelle',
      'urgence urinaire',
    ],
  },
  pressing_headache: {
    label: 'Mal de tête qui serre',
    question: 'Le mal de tête serre-t-il comme un bandeau ?',
    phrases: [
      '(tête|crâne) ~ (étau|bandeau|casque|comprime)',
      '{pain} tête ~ (bandeau|étau|casque|serre)',
      'tête serrée',
    ],
  },
  throbbing_headache: {
    label: 'Mal de tête qui bat',
    question: 'Le mal de tête bat-il ?',
    phrases: ['tête (tape|cogne|bat|pulse)', '{pain} tête ~ (bat|tape|pulse|pulsatile)', 'tempes (battent|tapent)'],
  },
  cold_sweat: {
    label: 'Sueurs froides',
    question: 'Avez-vous des sueurs froides ?',
    phrases: ['(sueur|sueurs) (froide|froides)', 'transpire froid'],
  },
  jaw_pain: {
    label: 'Mal à la mâchoire',
    question: 'Avez-vous mal à la mâchoire ?',
    phrases: ['{pain} (mâchoire|mâchoires)', '(mâchoire|mâchoires) {pain}'],
  },
  tooth_decay: {
    label: 'Dent cariée',
    question: 'Avez-vous une dent cariée ?',
    phrases: [
      'carie',
      'caries',
      'dent (cariée|trouée|gâtée|pourrie|creuse|cassée)',
      'dents (cariées|trouées|gâtées|pourries|cassées)',
      'trou {tooth}',
      'dent ~ (trou|trouée|gâtée|cariée|pourrie)',
    ],
  },
  no_pleasure: {
    label: 'Plus de plaisir',
    question: 'Avez-vous perdu le goût des choses ?',
    phrases: [
      '(plus|pas) (goût à rien|goût à la vie|envie de rien|plaisir)',
      '(perdu|perte) (goût de la vie|goût à la vie|plaisir|goût de tout|intérêt)',
      'intéresse (plus|pas) (rien|à rien)',
      'rien (fait plaisir|me fait plaisir|intéresse)',
      'anhédonie',
    ],
  },
  loss_of_taste: {
    label: 'Perte du goût',
    question: 'Avez-vous perdu le goût ?',
    phrases: [
      '(perte|perdu|perds) (goût|du goût)',
      '(sens|sent) (plus|pas) le goût',
      'agueusie',
      'plus de goût bouche',
    ],
  },
  loss_of_smell: {
    label: "Perte de l'odorat",
    question: "Avez-vous perdu l'odorat ?",
    phrases: ["(perte|perdu|perds) (odorat|l'odorat|de l'odorat)", '(sens|sent) (plus|pas) les odeurs', 'anosmie'],
  },
  bitter_taste: {
    label: 'Goût amer',
    question: 'Avez-vous un goût amer dans la bouche ?',
    phrases: ['(goût|bouche) (amer|amère)', 'mauvais goût (bouche|dans la bouche)'],
  },
  early_waking: {
    label: 'Réveil trop tôt',
    question: 'Vous réveillez-vous trop tôt ?',
    phrases: [
      '(réveille|réveil) (trop tôt|très tôt|précoce|à 3 h|à 4 h|à 3 heures|à 4 heures|à trois heures|à quatre heures)',
      'insomnie du matin',
    ],
  },
  guilt_worthlessness: {
    label: 'Se sent coupable ou sans valeur',
    question: 'Vous sentez-vous coupable ou sans valeur ?',
    phrases: [
      'coupable',
      'culpabilité',
      'culpabilise',
      '(vaux|vaut) (rien|plus rien)',
      '(sens|sent) inutile',
      'bon à rien',
      'bonne à rien',
    ],
  },
  poor_concentration: {
    label: 'Manque de concentration',
    question: 'Avez-vous du mal à vous concentrer ?',
    phrases: [
      '{difficulty} (à|) (me|se|) concentrer',
      '(manque|baisse|troubles) (concentration|de la concentration)',
      'concentration (nulle|mauvaise|faible|difficile)',
      '(arrive|arrives) (pas|plus) à suivre',
    ],
  },
  hopelessness: {
    label: 'Sans espoir',
    question: 'Avez-vous perdu espoir ?',
    phrases: [
      '(plus|pas) (espoir|aucun espoir)',
      '(perdu|perd) espoir',
      'désespoir',
      'désespéré',
      'désespérée',
      'sans espoir',
    ],
  },
  crying_easily: {
    label: 'Pleure facilement',
    question: 'Pleurez-vous souvent ?',
    phrases: [
      'pleure (pour rien|souvent|facilement|tout le temps en consultation|sans raison)',
      'envie de pleurer',
      'larmes aux yeux',
    ],
  },
  recent_bereavement: {
    label: 'Deuil récent',
    question: 'Avez-vous perdu un proche ?',
    phrases: [
      '(veuf|veuve)',
      'deuil',
      '(perdu|mort|décès|enterré) (mon mari|ma femme|mon enfant|mon bébé|ma mère|mon père|mon fils|ma fille|mari|un proche)',
    ],
  },
  nightmares: {
    label: 'Cauchemars',
    question: 'Faites-vous des cauchemars ?',
    phrases: ['cauchemar', 'cauchemars', 'mauvais rêves', 'rêve ~ (attaque|guerre|morts|bombes|coups de feu)'],
  },
  flashbacks: {
    label: "Revit l'événement",
    question: "Revivez-vous ce qui s'est passé ?",
    phrases: [
      "(revois|revoit|revis|revit) (la scène|les images|tout|l'attaque|l'événement|sans cesse)",
      'flashback',
      'flashbacks',
      'images ~ reviennent',
    ],
  },
  startles_easily: {
    label: 'Sursaute facilement',
    question: 'Sursautez-vous au moindre bruit ?',
    phrases: ['sursaute', 'sursauts (au bruit|au moindre bruit)', '(moindre|chaque) bruit ~ (peur|sursaute|tremble)'],
  },
  trauma_event: {
    label: 'Événement traumatisant',
    question: 'Avez-vous vécu une attaque, la guerre ou un drame ?',
    phrases: [
      '(attaque|attaqué) (village|notre village|maison|notre maison|par des rebelles|par des hommes armés)',
      '(fui|fuir) (la guerre|les combats|les rebelles|les bombardements)',
      'bombardement',
      'bombardements',
      '(tué|tués|égorgé|brûlé) ~ (devant moi|sous mes yeux|ma famille|maison)',
      'déplacé de guerre',
    ],
  },
  muscle_twitching: {
    label: 'Muscles qui tressautent',
    question: 'Des muscles tressautent-ils ?',
    phrases: [
      'fasciculations',
      '{muscle} (tressaute|tressautent|sursautent)',
      'muscles ~ (tressautent|bougent seuls|sautent)',
      'tressaille',
    ],
  },
  garlic_or_chemical_smell: {
    label: 'Odeur de produit chimique',
    question: "Y a-t-il une odeur d'ail ou de produit ?",
    phrases: [
      "(sent|odeur|haleine) (ail|l'ail|insecticide|produit|pesticide|pétrole)",
      '(sent|odeur) ~ (ail|insecticide|produit chimique|pesticide)',
    ],
  },
  urinary_incontinence: {
    label: 'Perd ses urines',
    question: 'Perdez-vous vos urines ?',
    phrases: [
      "(perd|perds|perte|pertes|fuite|fuites) (urine|urines|ses urines|mes urines|d'urine|d'urines|urinaires|urinaire)",
      '(urine|pipi|selles) (dans sa culotte|dans ses habits|dans ses vêtements)',
      'incontinence urinaire',
      'incontinence',
      'incontinent',
      'incontinente',
    ],
  },
  noisy_chest: {
    label: 'Poitrine encombrée',
    question: 'La poitrine est-elle encombrée ?',
    phrases: [
      'encombré',
      'encombrée',
      'encombrement (bronchique|pulmonaire)',
      'poitrine (ronfle|grasse|prise|ronronne)',
      '{breathe} (encombrée|bruyante|ronflante|fait du bruit)',
      'bronches encombrées',
    ],
  },
  burning_epigastric_pain: {
    label: "Brûlure au creux de l'estomac",
    question: "Cela brûle-t-il au creux de l'estomac ?",
    phrases: ['{burning} {upper_abdomen}', '{upper_abdomen} {burning}', 'brûlure ~ {upper_abdomen}'],
  },
  shoulder_tip_pain: {
    label: "Douleur à la pointe de l'épaule",
    question: "Avez-vous mal à la pointe de l'épaule ?",
    phrases: ["{pain} (pointe de l'épaule|bout de l'épaule)", '{pain} {abdomen} ~ épaule', "ventre ~ même l'épaule"],
  },
  dizziness_on_standing: {
    label: 'Vertige en se levant',
    question: 'Avez-vous un vertige en vous levant ?',
    phrases: [
      '(lève|levant|lever|debout) ~ (vertige|vertiges|tourne|étourdi|étourdie|tombe|voile)',
      '(vertige|vertiges) (en me levant|en se levant|au lever|debout)',
      'hypotension orthostatique',
    ],
  },
  pelvic_pain: {
    label: 'Douleur en bas',
    question: 'Avez-vous mal en bas ?',
    phrases: ['{pain} (pelvis|bassin|petit bassin)'],
  },
  flashing_lights: {
    label: 'Voit des lumières ou des mouches',
    question: 'Voyez-vous des lumières, des mouches ou des étoiles ?',
    phrases: [
      '(voit|vois|voir) (des|) (étoiles|éclairs|lumières|mouches|taches|points noirs|points lumineux)',
      'mouches devant les yeux',
      'phosphènes',
      'étoiles devant les yeux',
      'éclairs lumineux',
      'points lumineux devant les yeux',
    ],
  },
  barking_cough: {
    label: 'Toux qui aboie',
    question: 'La toux aboie-t-elle ?',
    phrases: ['toux (aboyante|rauque|qui aboie|de chien|comme un chien)', '{cough} ~ (aboie|chien|aboyante)'],
  },
  coughing_bouts: {
    label: 'Quintes de toux',
    question: 'La toux vient-elle par quintes ?',
    phrases: ['quinte', 'quintes', 'quintes de toux', 'toux ~ (quintes|par crises|accès)'],
  },
  vomiting_after_cough: {
    label: 'Vomit après la toux',
    question: 'Vomit-il après avoir toussé ?',
    phrases: [
      '{vomit} (après la toux|après avoir toussé|en toussant|quand il tousse|quand elle tousse)',
      "{cough} ~ (fait vomir|jusqu’à vomir|jusqu'à vomir|vomir après)",
    ],
  },
  difficulty_walking: {
    label: 'Marche avec peine',
    question: 'Avez-vous du mal à marcher ?',
    phrases: [
      '{difficulty} (à|) marcher',
      'marche (mal|difficilement|avec peine|avec un bâton)',
      'boiterie',
      'boitille',
      'boiteux',
    ],
  },
  limp_or_refuses_walk: {
    label: 'Boite ou refuse de marcher',
    question: "L'enfant boite-t-il ou refuse-t-il de marcher ?",
    phrases: ['{baby} ~ (boitille|refuse de marcher)', "refuse (de marcher|de poser le pied|de s'appuyer)"],
  },
  itchy_eyes: {
    label: 'Yeux qui grattent',
    question: 'Vos yeux grattent-ils ?',
    phrases: ['{eye} {itch}', '{itch} {eye}', '{eye} ~ grattent'],
  },
  watery_eyes: {
    label: 'Yeux qui larmoient',
    question: 'Vos yeux larmoient-ils ?',
    phrases: ['larmoiement', 'larmoie', '{eye} (larmoient|larmoyants|mouillés|coulent|pleurent)', 'larmes coulent'],
  },
  gritty_eye: {
    label: "Sable dans l'œil",
    question: "Avez-vous comme du sable dans l'œil ?",
    phrases: ['(sable|grain|gravier) {eye}', 'sensation de (sable|corps étranger|grain de sable) {eye}'],
  },
  eyelid_swelling: {
    label: 'Paupière enflée',
    question: 'La paupière est-elle enflée ?',
    phrases: ['{eyelid} {swelling}', '{swelling} {eyelid}'],
  },
  reduced_vision: {
    label: 'Vue baissée',
    question: 'Votre vue a-t-elle baissé ?',
    phrases: [
      '(vue|vision) (baisse|baissé|a baissé|diminue|diminuée|faible)',
      '(voit|vois) (moins bien|mal de loin|mal de près|de moins en moins)',
      '(baisse|diminution) (vue|de la vue|vision|de la vision)',
    ],
  },
  child_pulls_ear: {
    label: "Se tire l'oreille",
    question: "L'enfant se tire-t-il l'oreille ?",
    phrases: ['(tire|touche|tient|tripote|frotte) {ear}'],
  },
  tonsils_enlarged: {
    label: 'Grosses amygdales',
    question: 'Les amygdales sont-elles grosses ?',
    phrases: ['(grosses|gros) amygdales', 'amygdales (grosses|gonflées|rouges|enflées|hypertrophiées)'],
  },
  tonsil_exudate: {
    label: 'Points blancs sur les amygdales',
    question: 'Y a-t-il du blanc ou du pus sur les amygdales ?',
    phrases: [
      '(points blancs|pus|dépôts|blanc|taches blanches) amygdales',
      '(points blancs|pus|taches blanches) (gorge|dans la gorge|au fond de la gorge)',
      'amygdales ~ (pus|points blancs|blanches)',
    ],
  },
  chronic_diarrhoea: {
    label: 'Diarrhée qui dure',
    question: 'La diarrhée dure-t-elle depuis des semaines ?',
    phrases: ['diarrhée (chronique|qui dure|persistante)'],
  },
  tenesmus: {
    label: 'Envie d’aller à la selle sans résultat',
    question: 'Avez-vous envie d’aller à la selle sans rien faire ?',
    phrases: [
      'ténesme',
      'ténesmes',
      'épreintes',
      'faux besoins',
      'envie (selle|caca|aller à la selle) ~ (rien|sans résultat)',
      'pousse pour rien',
    ],
  },
  worms_in_stool: {
    label: 'Vers dans les selles',
    question: 'Y a-t-il des vers dans les selles ?',
    phrases: [
      'vers {stool}',
      'ver {stool}',
      '{stool} ~ (ver|vers)',
      '(vers|ver) intestinaux',
      '(ascaris|oxyures|ténia)',
    ],
  },
  vomited_worm: {
    label: 'A vomi un ver',
    question: 'A-t-il vomi un ver ?',
    phrases: ['{vomit} (ver|un ver|des vers|vers)'],
  },
  anal_pain: {
    label: "Douleur à l'anus",
    question: "Avez-vous mal à l'anus ?",
    phrases: ['{pain} {anus}', '{anus} {pain}', 'hémorroïdes (douloureuses|qui font mal)'],
  },
  pain_on_passing_stool: {
    label: 'Mal en allant à la selle',
    question: 'Avez-vous mal en allant à la selle ?',
    phrases: ['{pain} (à la selle|en allant à la selle|à la défécation|en faisant caca)', '{pain} ~ défécation'],
  },
  bright_red_rectal_bleeding: {
    label: 'Sang rouge à la selle',
    question: 'Y a-t-il du sang rouge à la selle ?',
    phrases: ['sang (rouge|rouge vif|frais) ({stool}|{anus}|papier|sur le papier)', 'sang ~ papier toilette'],
  },
  rash_nappy: {
    label: 'Fesses rouges sous la couche',
    question: 'Les fesses sont-elles rouges sous la couche ?',
    phrases: ['érythème fessier', 'fesses (rouges|irritées)', '(rougeurs|boutons) (couche|sous la couche|fesses)'],
  },
  pustules: {
    label: 'Boutons de pus',
    question: 'Y a-t-il des boutons de pus ?',
    phrases: ['pustule', 'pustules', 'boutons (de pus|purulents|remplis de pus|avec du pus|infectés)'],
  },
  ring_shaped_rash: {
    label: 'Plaque en forme d’anneau',
    question: 'La plaque a-t-elle la forme d’un anneau ?',
    phrases: [
      '(plaque|plaques|tache|taches|lésion|lésions) (ronde|rondes|en anneau|en cercle|annulaire|annulaires)',
      '(plaque|tache|plaques|taches) ~ (anneau|cercle|bord surélevé)',
      '(teigne|dartre|dartres)',
      'herpès circiné',
    ],
  },
  scalp_patch_hair_loss: {
    label: 'Plaques sans cheveux',
    question: 'Y a-t-il des plaques sans cheveux sur la tête ?',
    phrases: [
      '(plaques|plaque|taches|ronds) ~ (cheveux tombent|sans cheveux|cheveux cassés|cuir chevelu)',
      'teigne (cuir chevelu|de la tête|du cuir chevelu)',
      'pelade',
    ],
  },
  hair_loss: {
    label: 'Perte de cheveux',
    question: 'Perdez-vous vos cheveux ?',
    phrases: [
      'cheveux (tombent|tombe|qui tombent)',
      '(perte|perd|perds|chute) (cheveux|de cheveux|des cheveux|mes cheveux|ses cheveux)',
      'alopécie',
    ],
  },
  hair_thin_reddish: {
    label: 'Cheveux roux et clairsemés',
    question: 'Les cheveux sont-ils devenus roux ou rares ?',
    phrases: [
      'cheveux (roux|rouges|rougeâtres|clairsemés|décolorés|fins|rares|défrisés)',
      'cheveux ~ (roux|décolorés|rougeâtres|clairsemés)',
    ],
  },
  wound_infected: {
    label: 'Plaie infectée',
    question: 'La plaie est-elle infectée ?',
    phrases: [
      'plaie (infectée|purulente|qui suppure|sale et rouge|avec du pus|qui coule)',
      'plaie ~ (pus|sent mauvais|infectée|suppure)',
      'pus (plaie|de la plaie)',
      'surinfection',
    ],
  },
  swelling_after_bite: {
    label: 'Enflure après une morsure',
    question: 'Est-ce enflé après la morsure ou la piqûre ?',
    phrases: ['(morsure|mordu|mordue|piqûre|piqué|piquée) ~ (gonfle|gonflé|gonflée|enflé|enflée|enfle)'],
  },
  testicular_pain: {
    label: 'Douleur au testicule',
    question: 'Avez-vous mal au testicule ?',
    phrases: ['{pain} {testicle}', '{testicle} {pain}'],
  },
  testicular_swelling: {
    label: 'Bourse enflée',
    question: 'Une bourse est-elle enflée ?',
    phrases: ['{testicle} {swelling}', '{swelling} {testicle}', 'grosse bourse', 'grosses bourses'],
  },
  breast_pain: {
    label: 'Douleur au sein',
    question: 'Avez-vous mal au sein ?',
    phrases: ['{pain} {breast}', '{breast} {pain}'],
  },
  breast_lump: {
    label: 'Boule dans le sein',
    question: 'Avez-vous une boule dans le sein ?',
    phrases: ['{lump} {breast}'],
  },
  newborn_jaundice: {
    label: 'Nouveau-né jaune',
    question: 'Le nouveau-né est-il jaune ?',
    phrases: ['(nouveau-né|nouveau né) ~ (jaune|jaunisse|ictère)', 'ictère néonatal'],
  },
  drooling: {
    label: 'Bave',
    question: 'Y a-t-il de la bave ?',
    phrases: ['bave', 'baver'],
  },
  no_period_3_months: {
    label: 'Pas de règles depuis trois mois',
    question: 'N’avez-vous pas eu vos règles depuis trois mois ?',
    phrases: [
      '(pas|plus) règles ~ (trois mois|3 mois|quatre mois|4 mois|plusieurs mois)',
      'aménorrhée ~ (3 mois|trois mois|plusieurs mois)',
    ],
  },
  known_stroke: {
    label: 'AVC passé',
    question: 'Avez-vous déjà eu un AVC ?',
    phrases: ["(antécédent|ancien|déjà fait|déjà eu) (AVC|d'AVC|un AVC)", "séquelles (AVC|d'AVC)"],
  },
  missed_medicines: {
    label: 'Médicaments oubliés ou arrêtés',
    question: 'Avez-vous arrêté ou oublié vos médicaments ?',
    phrases: [
      '(arrêté|oublié|oublie|stoppé|interrompu) (médicaments|mes médicaments|ses médicaments|traitement|son traitement|mon traitement|le traitement)',
      '(plus|pas) (pris|de) (médicaments|ses médicaments|mes médicaments|son traitement|mon traitement)',
      'rupture (traitement|de traitement|de médicaments)',
    ],
  },
  honey_crusts: {
    label: 'Croûtes jaunes comme du miel',
    question: 'Y a-t-il des croûtes jaunes comme du miel ?',
    phrases: [
      '(croûtes|croûte) ~ miel',
      '(croûtes|croûte) (jaunes|jaune|mielleuses|jaunâtres) ~ (nez|bouche|visage)',
      'croûtes mielleuses',
      'croûtes (mélicériques|mélicérique)',
      'impétigo',
    ],
  },
  sprain_twist: {
    label: 'Entorse',
    question: "L'articulation s'est-elle tordue ?",
    phrases: [
      'entorse',
      'foulure',
      '(cheville|genou|poignet|pied) (tordu|tordue|foulé|foulée|tourné|tournée)',
      '(tordu|tordue|foulé|foulée) (cheville|genou|poignet|pied)',
    ],
  },
  foreign_body_nose_ear: {
    label: "Objet dans le nez ou l'oreille",
    question: "Y a-t-il un objet dans le nez ou dans l'oreille ?",
    phrases: [
      'corps étranger (oreille|nez|narine)',
      '(grain|haricot|perle|bille|insecte|caillou|objet|arachide|maïs|cafard) ~ (oreille|nez|narine)',
    ],
  },
  bone_pain: {
    label: 'Douleur des os',
    question: 'Les os font-ils mal ?',
    phrases: ['{pain} os', 'os {pain}', '{pain} osseuse', '{pain} osseuses', 'crise vaso-occlusive', 'CVO'],
  },
} as const satisfies Partial<Record<FindingId, FindingText>>
