import { frenchForms, frenchInOneWord } from '#domain/clinical/language/forms-french.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { tokensOf } from '#domain/clinical/language/tokens.ts'

/** Written as French is, read as texts are: without accents, the elided words apart. */
const list = (text: string): string[] =>
  text.split(';').map((part) =>
    tokensOf(part)
      .filter((token) => token.text !== "'")
      .map((token) => token.text)
      .join(' '),
  )

/** Words as they are written, for what is looked up by patterns. */
const written = (text: string): string[] => text.split(';').map((part) => part.trim())

/** Of whom an age is said: "enceinte de 3 mois" is none. */
const AGED = written(
  'enf; nrs; bb; drépanocytaire; femme; fille; fillette; dame; homme; garçon; monsieur; fils; enfant; bébé; nourrisson; nouveau-né; nouveau né; patient; patiente; adolescent; adolescente; adulte; personne; élève; petit; petite; mari; époux; épouse; papa; grand-père; grand-mère; neveu; nièce; petit-fils; petite-fille; jumeau; jumelle; prématuré; prématurée; garçonnet; gosse; vieux; vieille',
)

const BABIES = new Set(['bb', 'bébé', 'nrs', 'nourrisson', 'nouveau-né', 'nouveau né'])

const NUMBERS = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  'quatre-vingt': 80,
  quelques: 3,
  plusieurs: 4,
  // "depuis des mois"
  depuis: 1,
  dernier: 1,
  derniere: 1,
  demi: 0.5,
} as const

/** How much and how many, not "no more": "il y a plus de 3 jours", "elle a plus de mal à respirer". */
const MORE_THAN = ['a plus', 'y a plus', 'ai plus', 'et plus', ', plus'].flatMap((has) => [
  ...list('mal; difficulté; difficultés; peine; sang; la; cent; mille').map((word) => `${has} de ${word}`),
  ...list('un; une; autres').map((word) => `${has} d ${word}`),
  ...Object.keys(NUMBERS).map((word) => `${has} de ${word}`),
  ...Array.from({ length: 200 }, (_, number) => `${has} de ${number}`),
])

export const FRENCH: Grammar = {
  // No "ne": what it denies must know it (see `denials`). No "pas", "plus", "sans": phrases are made of them.
  skipped: list(
    "le; la; les; l'; un; une; des; du; de; d'; à; au; aux; et; en; dans; sur; avec; mon; ma; mes; son; sa; ses; notre; nos; votre; vos; leur; leurs; je; j'; tu; il; elle; on; nous; vous; ils; elles; me; m'; te; t'; se; s'; ce; c'; cet; cette; ces; ça; cela; est; suis; sont; était; étaient; été; ai; as; a; ont; avons; avez; avait; avais; eu; qui; que; qu'; y; par; pour; dont; lui; moi; aussi; depuis; quand; lorsque; présente; présentant; rapporte; signale; patient; patiente; ki; ke",
  ),
  optional: list(
    "gche; dte; dt; g; bcp; n'a; n'ai; n'as; n'est; n'ont; n'avait; n'était; si; gauche; droit; droite; deux; tous; tout; toute; toutes; très; trop; beaucoup; fort; forte; fortes; grave; sévère; léger; légère; légers; légères; intense; intenses; aigu; aiguë; aiguës; un peu; peu; petit; petite; petits; petites; gros; grosse; grosses; fait; font; faire; sens; sent; ressens; ressent; senti; toujours; souvent; encore; bien; parfois; chronique; récent; récente; important; importante; importants; terrible; vraiment; assez; bas; ici; là; même; entier; côté; partout; terriblement; continuellement; constamment; extrêmement; plutôt; devenu; devenue; devenus; devenues; devient; deviennent",
  ),
  idioms: [
    '(crise|crises) (colère|larmes|éternuements|éternuement|rire|toux|jalousie)',
    '(bosse|veine|veines|tache|taches) (bleue|bleues)',
    '(vaccin|vaccination|carnet|vacciné|vaccinée) fièvre jaune',
    'contusion',
    '(boule|masse) (molle|mou)',
    'agiter (flacon|bouteille|sirop)',
    '(tombe|tombé|tombée) (malade|enceinte|amoureux|bien|mal)',
    '(nuit|cordon|pluie|foudre|tension|dents|dent|poils|placenta) (tombe|tombé|tombée|tombent)',
    '(cordon|dent) est (tombé|tombée)',
    'bébé arrive (pas|plus)',
    'quand (bébé|il|elle) tète',
    'joue (pas|plus|non) (gonflée|enflée|rouge|douloureuse|chaude)',
    '(douleur|dent|doigt|pouls|veine|tempe) (bat|battante)',
    '(boit|bois) (pas|plus|jamais) (alcool|bière|vin|lait|thé|café|assez|fume)',
    '(boit|bois) (pas|plus) ni fume',
    'fume (pas|plus) boit (pas|plus)',
    '(gêné|honte|difficile) parler',
    'coup (froid|chaleur|soleil|main|fil|fatigue|œil|téléphone)',
    'coup (branche|bâton|pied|poing|tête|machette|pierre|coude|genou|corne)',
    'rate (école|cours|travail|rendez-vous)',
    '(jaune|blanc) œuf',
    '(salle|chambre) (malade|malades)',
    '(selle|gaz) normal',
    'mal de mer',
    'boit pas trop',
    '(plie|replie|serre) (jambes|genoux)',
    'rouge à lèvres',
    '(bouteille|verre|assiette|vitre|poche) (cassé|cassée|brisé|brisée)',
    'tension (œil|oculaire)',
    '(comprimé|comprimés) tête',
    'vers (nez|oreille|haut|bas|noir|intérieur|extérieur|ciel|dos|cou|épaule|mâchoire|cuisse|aine|maison|hôpital|gauche|droite|soir|midi|minuit|matin)',
    '(toute|pleine|vidé|grande|petite) boîte',
    'boîte (médicaments|comprimés|paracétamol|amoxicilline|conserve|sardines|lait|entière|vide|quinine)',
    'tète bien',
    '(mange|boit|tète|urine|pisse|parle|marche|respire|dort|joue|bouge|remue|voit|entend|avale) bien (pas|plus|rien|jamais)',
    '{baby} (mange|boit|tète|joue|bouge|remue) bien (pas|plus|rien|jamais)',
    '(chien|chienne|chat|animal) (pas|non|jamais) vacciné',
    '(pouls|pouls bien) frappé',
    '({leg}|{joint}|{foot}|{hand}|{arm}|{breast}|{skin}|plaie|lait|eau|thé|repas|pain) (tout|toute) chaud',
    '(grosseur|boule|bosse|masse) dure (cou|nuque)',
    '(grossit|pousse|grandit|prend poids) bien',
    '(faire|demande|veux|veut|passer) test (VIH|HIV|sida)',
    '{urine} (un peu|légèrement|à peine) (foncé|foncée|foncées|jaune|concentrées)',
    '{urine} jaune (citron|paille|clair|claires)',
    '(changé|changer|remplacé|acheté) pile (ronde|plate|bouton|)',
    'peau blanche (ramollie|morte|entre|qui pèle)',
    '(mordu|mords) langue (mangeant|mange|mâchant|parlant)',
    'goutte (lait|colostrum)',
    'donner (un seul|seul|un) coup',
    '(tète|téter) (fort|bien|normalement|souvent|vigoureusement)',
    'pertes brunes (et|) (peu|diminuent|légères|normales)',
    "(mange|boit|tète|urine|pisse|parle|marche|respire|dort|joue|bouge|remue|voit|entend|avale) (bien|) (n'a|n'est) (pas|plus|rien|jamais)",
    '(bébé|enfant|fœtus) donne (|petits) coups (|ventre)',
    'pré éclampsie',
    '(habit|habits|chemise|pagne|robe|jupe|fleur) jaune',
    '(vaccin|vaccins|vaccination|vaccinée|vacciné|rappel|sérum) (tétanos|contre tétanos|anti tétanos)',
    '(veut|veulent|veux|voulait|voulaient) empoisonner',
    '(malade|partenaire|copain|copine|client|cliente|personne) séropositif',
    '(donne|donnait|donné|reçu|pris) coups',
    '(drap|draps|lit|matelas|oreiller) (mouillé|mouillés|trempé|trempés) sueur',
    '(liquide|eau) (clair|claire|) (ne|) pas urine',
    'fourmis (viennent|autour)',
    'reste os (poulet|poisson|viande|chèvre)',
    '(abus|abuse|abusé) (sel|sucre|alcool|bière|bières|boisson|boissons|tabac|médicament|médicaments|drogue|drogues|confiance|chanvre|café|comprimés|piment)',
    '(autour|sang|saigne|coule) nez bouche',
    '(statut|sérologie) (VIH|HIV) (inconnu|inconnue|ignoré|ignorée|pas connu|pas connue)',
  ],
  common: list(
    'pondu; année; années; écharde; échardes; propre; propres; stable; aidez; agent; mesures; chantier; voilà; écolier; écolière; prison; neveu; équipe; carton; cartons; lecteur; commerce; gênant; ensuite; dirait; prière; vendre; vendu; mesure; torche',
  ),
  compounds: list(
    'fièvre jaune; boule molle; masse molle; crise de colère; crises de colère; crise de larmes; crises de larmes; sang séché; prise de sang; prises de sang; analyse de sang; analyses de sang; examen de sang; bilan de sang; test de sang; don de sang; donné du sang; après le travail; rentre du travail; retour du travail; fatigué du travail; accident de travail; accident du travail; lieu de travail; arrêt de travail; cherche du travail; trop de travail; tuer les insectes; tuer les rats; tuer les moustiques; tuer les cafards; tuer les souris; tuer les punaises; tuer les termites; tuer les mouches; tuer les tiques; tuer les poux; tuer les vers; tuer les microbes; tuer les fourmis; tuer les herbes; tuer les chenilles',
  ),
  worries: list("peur de; peur d'; peur que; peur du; peur des; crainte de; crains; redoute"),
  trailingDenials: list('négatif; négative; négatifs; négatives; nég; neg'),
  formsOf: frenchForms,
  inOneWord: frenchInOneWord,
  deniedForm: () => null,
  // "ne" denies its verb, up to "pas"; "pas" denies what follows, up to "et".
  denials: list(
    "ne; non; pas; rien de; rien n'est; rien n'a; pas de; pas d'; pa de; pa d'; a pa; ai pa; pa eu; j'ai pa; sans; aucun; aucune; jamais; ni; nul; absence de; absence d'; aucun signe de; pas de notion de; pas d'antécédent de; n'a plus; n'ai plus; n'a plus de; n'a plus d'; n'ai plus de; n'ai plus d'; n'y a plus; n'y a plus de; n'y a plus d'; y a plus de; y a plus d'; a plus de; a plus d'; ai plus de; ai plus d'; et plus de; et plus d'; plus aucun; plus aucune; , plus de; , plus d'; négatif pour; ne présente pas; ne souffre pas",
  ),
  listDenials: list('nie; nie avoir; nie toute; démentit; il nie; elle nie'),
  bareDenials: ['non'],
  negativeAnswers: list(
    'non; aucun; aucune; aucuns; aucunes; absent; absente; absents; absentes; néant; jamais; rien; pas',
  ),
  laterDenials: list(
    'est absent; est absente; sont absents; sont absentes; absent; absente; absents; absentes; est négatif; est négative; a disparu; ont disparu; a cessé; ont cessé; est passée; est passé; non retrouvé; non retrouvée',
  ),
  // The heart beats: no bat. A taste, a lake, rats of poison, what pulls, a small pain, a battery: no gout, cut, flood, tiredness, absence, lump.
  ownOnly: [
    'bat',
    'cp',
    'gout',
    'goute',
    'gouter',
    'herbe',
    'lac',
    'petit',
    'pile',
    'piles',
    'rape',
    'rapee',
    'rats',
    'tire',
    'tiree',
  ],
  noDenials: [
    ...MORE_THAN,
    // "né" (born) is "ne" where accents are not written.
    ...list(
      "disais non; disait non; dit non; est-ce normal; est-ce grave; est-ce dangereux; est-ce grave s'il; est-ce grave si elle; est-ce dangereux s'il; pourquoi est-ce; pas la première fois; sans aucune raison; si vous pouvez; si tu peux; si possible; nouveau-né; nouveau né; est né; ne a; ne au; ne en; ne dans; ne hier; ne le; ne la nuit; ne avec; ne par; ne avant; ne après; ne prématurément; ne prématuré; né de; né mort; né morte; né sans; né chez; né vivant; né petit; né malade; né sous; né sur; né et; né normal; né normalement; né bleu; né aujourd'hui; mort-né; premier-né; ne il y a; ne ce; ne cette; ne depuis; n'ai que; n'a que; n'est que; n'ont que; pas et; pas mais; pas depuis; pas car; pas il a; pas elle a; pas j'ai; pas il y a; pas avec; plus et; plus mais; plus depuis; jamais et; rien et; ne fait que; ne font que; ne fais que; ne dit que; ne peut dire que; ne parle que; ne peut parler que; ne sort que; ne voit que; ne reste que; ne mange que; ne boit que; ne vomit que; ne tousse que; ne saigne que; ne respire que; ne convulse que; ne pleure que; ne tète que; ne fait mal que; ne gratte que; ne coule que; ne siffle que; n'arrête pas; n'arrête pas de; arrête pas de; n'arrêtent pas; ne s'arrête pas; ne s'arrête plus; ne cesse; ne cesse de; ne cesse pas; sans cesse; sans arrêt; sans maître; sans propriétaire; ne passe pas; ne part pas; ne baisse pas; ne tombe pas; ne diminue pas; ne guérit pas; ne s'améliore pas; ne va pas mieux; ne vont pas mieux; pas mieux; sans amélioration; pas d'amélioration; aucune amélioration; sans effet; pas d'effet; aucun effet; pas seulement; non seulement; pas que; ne sais pas; sais pas; pas sûr; pas sûre; pas encore; sans doute; sans raison; sans cause; n'en peux plus; en peux plus; ne supporte pas; ne supporte plus; s'il vous plaît; s'il te plaît; n'est pas calmé; n'est pas calmée; pas calmé; pas soulagé; pas soulagée; pas passé; n'est toujours pas; pas normal; pas normale; n'importe; aucun soulagement; ne change pas; pas de changement; comme si; comme s'il; comme s'ils; comme si il; comme si elle; comme si on; comme si elle avait; même si; pile a disparu; pile ronde a disparu; pile plate a disparu",
    ),
  ],
  buts: list('mais; cependant; toutefois; pourtant; sauf; hormis'),
  turns: list(
    "mais; et; pas; plus; plus de; plus d'; plus rien; par contre; cependant; toutefois; pourtant; sauf; hormis; excepté; en dehors de; bien que; puis; ensuite; maintenant; j'ai; je suis; il a; elle a; il est; elle est; il y a; y a; ils ont; on a; présente; présentait; rapporte; signale; se plaint; souffre; car; parce que; à cause; dû à; qui; depuis; vomit; vomis; tousse; respire; convulse; saigne; pleure; refuse; apparu; apparue; a commencé; ne; seulement; avec; à l'examen; examen; toujours",
  ),
  startsStatement: () => false,
  orWords: list('ou; ni'),
  doubts: list(
    "peut-être; possible; possiblement; probable; probablement; suspicion de; suspicion d'; suspect de; suspecté; suspectée; je pense; je crois; on dirait; il me semble; éventuel; éventuelle; semble avoir; a l'air d'avoir; pas sûr si; ne sais pas si",
  ),
  lessons: list(
    'causerie; causeries; séance éducative; sensibilisation; formé sur; formée sur; reconnaître; éducation sur',
  ),
  hypotheses: list(
    "contre le choléra; crainte du; crainte des; crainte d'; crains le; crains la; crains l'; crains d'; en cas de; en cas d'; au cas où; si jamais; si il; s'il; s'ils; si elle; si elles; si l'enfant; si mon; si ma; si le; si vous; si tu; si on; revenez si; revenir si; reviens si; consultez si; consulter si; risque de; risque d'; à risque de; pour éviter; éviter; prévenir; prévention de; prévention du; prévention de la; vacciné contre; vaccinée contre; vaccin contre; vaccination contre; dépistage de; dépistage du; est-ce que c'est; est-ce; recherche de; surveiller",
  ),
  nows: list("maintenant; aujourd'hui; actuellement; à présent; cette fois; ces jours-ci"),
  pasts: list(
    "dans le passé; par le passé; autrefois; dans l'enfance; quand j'étais petit; quand j'étais petite; quand j'étais enfant; antécédents médicaux; antécédents personnels; il y a des années; il y a longtemps",
  ),
  over: {
    begins: written('commencé; commence; débuté; apparu; apparue; début'),
    times: list(
      "l'année dernière; l'an dernier; l'an passé; l'année passée; il y a un an; il y a deux ans; il y a trois ans; quand il était petit; quand elle était petite; quand il était bébé; quand elle était bébé; grossesse précédente; dernière grossesse",
    ),
    lasts: list('dernière; dernier'),
    inYear: ['en'],
    since: ['depuis', 'dès', 'avant'],
    well: list(
      'va bien; vais bien; vont bien; sens bien; sent bien; est bien; suis bien; tout va bien; en bonne santé; en forme; guéri; guérie; normal; normale; aucun problème; aucun souci; sans problème; sans séquelle; plus rien; rien',
    ),
    back: list(
      "encore; de nouveau; à nouveau; revenu; revenue; revenus; revenues; revient; reviennent; recommence; recommencé; repris; depuis lors; depuis ce temps; toujours; continue; persiste; pire; s'aggrave; une autre; un autre; la même; le même",
    ),
    again: list('encore; de nouveau; à nouveau'),
    ends: list(
      "est guéri; est guérie; sont guéris; sont guéries; suis guéri; suis guérie; a guéri; ont guéri; a disparu; ont disparu; jamais revenu; jamais revenue; jamais revenus; jamais revenues; plus jamais; plus rien depuis; rien depuis; est passé; s'est arrêté; s'est arrêtée; se sont arrêtées",
    ),
  },
  // "la mère" and "sa mère" alone are mostly who tells the story of the child.
  notIll: {
    before: list(
      'antécédent, antécédents, ancien, ancienne, après, atcd, cas, comme, contact, contre, peur, post, traité, traitée, vaccin, vaccination, vaccinée, vacciné, zone',
    ),
    behind: list(
      'centre, contact, dépistage, ici, quartier, saison, test, traitement, vaccin, vaccination, ville, village, zone',
    ),
  },
  relatives: list(
    "ma mère; mon père; ma sœur; ma soeur; mon frère; mes parents; mon mari; mon épouse; mon époux; mon conjoint; ma conjointe; ma tante; mon oncle; ma grand-mère; mon grand-père; mon cousin; ma cousine; mon voisin; ma voisine; un voisin; une voisine; mon ami; mon amie; un ami; une amie; mon copain; ma copine; mon collègue; ma collègue; un collègue; sa sœur a; sa soeur a; sa sœur est; sa soeur est; son frère a; son frère est; sa mère est; son père est; sa mère souffre; son père souffre; sa mère a un; sa mère a une; sa mère a le; sa mère a la; sa mère a de; sa mère a des; sa mère a du; son père a un; son père a une; son père a le; son père a la; son père a de; son père a des; son père a du; son mari; antécédents familiaux; antécédent familial; dans la famille; dans ma famille; dans sa famille; une tante; un oncle; un cousin; une cousine; un frère; une sœur; une soeur; sa tante; son oncle; son cousin; sa cousine; sa grand-mère; son grand-père; la tante; l'oncle; le cousin; la cousine; le voisin; la voisine; sa voisine; son voisin; deux voisins; des voisins; les voisins; ses voisins; mes voisins; sa sœur décédée; sa soeur décédée; son frère décédé; sa sœur morte; sa soeur morte; le petit frère a; la petite sœur a; la petite soeur a; mon petit frère; ma petite sœur; ma petite soeur; mon grand frère; ma grande sœur; ma grande soeur; son petit frère; sa petite sœur; sa petite soeur; ma belle-mère; mon beau-père; ma belle-sœur; ma belle-soeur; mon beau-frère; un neveu; une nièce; un camarade; ses camarades; mes camarades; quelqu'un à la maison; d'autres enfants",
  ),
  informedBy: list(
    'amené par; amenée par; amenés par; conduit par; conduite par; accompagné par; accompagnée par; transporté par; transportée par; porté par; portée par; selon; d’après',
  ),
  backToPatient: list("maintenant; depuis; l'enfant; le bébé"),
  children: list(
    'mon fils; ma fille; mon bébé; mon enfant; mon petit; ma petite; mon garçon; notre fils; notre fille; notre bébé; notre enfant',
  ),
  speakers: list("je; j'; moi; me; m'"),
  // "Mon oncle a touché ma fille".
  suffers: /^(?:mon|ma|mes|notre)$/u,
  agoBefore: ['il y a'],
  units: {
    minute: 1 / 1440,
    minutes: 1 / 1440,
    heure: 1 / 24,
    heures: 1 / 24,
    j: 1,
    jr: 1,
    jrs: 1,
    sem: 7,
    jour: 1,
    jours: 1,
    nuit: 1,
    nuits: 1,
    semaine: 7,
    semaines: 7,
    mois: 30,
    an: 365,
    ans: 365,
    annee: 365,
    annees: 365,
  },
  halves: written('et demi; et demie'),
  moments: {
    since: list('depuis; à partir de; réveillé; réveillée'),
    begins: list('commence; commencé; débute; débuté; début'),
    until: list("jusqu'à; jusque"),
    today: list("aujourd'hui; ce matin; cet après-midi; ce midi; ce soir"),
    yesterday: list('hier; hier soir; hier matin; hier après-midi'),
    hours: list("le matin; midi; l'après-midi; le soir; l'aube; minuit; le réveil"),
    weekdays: list('lundi; mardi; mercredi; jeudi; vendredi; samedi; dimanche'),
  },
  // "après cinq minutes" is when something else came.
  every: list('chaque; toutes; après'),
  numbers: NUMBERS,
  absences: {
    afebrile: ['fever'],
    apyretique: ['fever'],
    anicterique: ['jaundice'],
  },
  persons: {
    weeksTold: [
      // No illness lasts so many weeks: "G2P1 28 semaines".
      {
        pattern:
          /(?<!\b(?:depuis|pendant|apres|de|il y a)\s)\b(2\d|3\d|4[0-2])\s?(?:semaines?|sem|SA)\b(?!\s*(?:de (?!grossesse)|apres))/iu,
      },
      { pattern: /\b(?:enceinte|grossesse|gestante)\s*,?\s*([3-9])\s*mois\b/iu, inMonths: true },
      { pattern: /\b([3-9])\s*mois de (?:la |sa |ma )?grossesse/iu, inMonths: true },
      { pattern: /\b([3-9])\s?(?:e|eme)\s*mois\b/iu, inMonths: true },
    ],
    female: written(
      'femme; fille; fillette; dame; enceinte; mère de; gestante; parturiente; ménagère; patiente; écolière; jeune fille; petite fille; grand-mère; maman',
    ),
    male: written(
      'homme; garçon; monsieur; fils; écolier; jeune homme; petit garçon; vieillard; grand-père; garçonnet',
    ),
    child: written(
      'enf; nrs; bb; enfant; bébé; nourrisson; nouveau-né; nouveau né; patient; petit; adolescent; adolescente; adulte; personne; élève',
    ),
    // Things have a gender too: "la toux, elle", "il y a".
    young: list('garçon; fille; fillette; garçonnet'),
    she: [],
    he: [],
    nobodys: {
      words: /(?<!\b(?:my|our|his|her|their|the|a|old)\s)\bson\b(?!\s*(?:is|has|of|aged)\b)/giu,
      beside: /(?<!\p{L})(?:elle|il|une|des|les|pas|depuis|mari|bebe|mere|enceinte)(?!\p{L})/iu,
    },
    newborn: written('nouveau-né; nouveau né; nouveau-née'),
    born: written('né il y a # {unit}; née il y a # {unit}; est né il y a # {unit}; est née il y a # {unit}'),
    bornNow: written(
      "né hier; née hier; né ce matin; née ce matin; né aujourd'hui; née aujourd'hui; né cette nuit; née cette nuit",
    ),
    othersBefore: written(
      "il y; y a; chien a; chien de; chat a; chat de; mort; morte; décédé; décédée; décédé à; voisin; voisine; depuis l'âge; quand j'avais; j'allaite",
    ),
    othersBehind: written("m'a passé; m'a donné; m'a contaminé; m'a transmis"),
    beforeAge: written('il a; elle a; environ; âgé de; âgée de'),
    ofSmallChildren: written(
      'tète; téter; tete; allaité; allaitée; sein; bouillie; joue; jouer; crèche; biberon; vacciné; vaccinée; PB; mère; maman',
    ),
    ofToday: written("aujourd'hui; hier; ce matin; cette nuit; TDR; jours; heures; temp; température"),
    ofYears: written(
      'diabète; diabétique; hypertendu; hypertendue; HTA; VIH; asthme; asthmatique; épilepsie; épileptique; fumeur; alcool; connu; connue',
    ),
    ages: [
      '# jours de vie',
      '# semaines de vie',
      'âgé de # {unit}',
      'âgée de # {unit}',
      ...AGED.flatMap((person) => [`${person} de # {unit}`, `${person} # {unit}`, `${person} (# {unit})`]),
      // Who says "bébé a 4 jours" may be a mother who tells of herself.
      ...AGED.filter((person) => !BABIES.has(person)).map((person) => `${person} a # {unit}`),
      ...['mon', 'notre', 'le', 'ce', 'son', 'leur'].map((whose) => `${whose} bébé a # {unit}`),
      'il a # {unit} {end}',
      'elle a # {unit} {end}',
      'ai # ans',
      'il a # ans',
      'elle a # ans',
      'qui a # ans',
      'a # ans',
      "d'avoir # ans",
      "d'avoir # {unit}",
      'a # an',
      'h # ans',
      'f # ans',
      'âge # {unit}',
      "à l'âge de # {unit}",
    ],
    gestations: [
      'enceinte de # semaines',
      'grossesse de # semaines',
      'grossesse à # semaines',
      '# semaines de grossesse',
      "# semaines d'aménorrhée",
      '# SA',
      'enceinte # semaines',
      'gestante de # semaines',
      'gestante de # {unit}',
      'enceinte de # {unit}',
      'grossesse de # {unit}',
    ],
  },
  measures: {
    names: {
      temperatureC: written('température; temp; thermomètre; fièvre; T°; T'),
      heartRatePerMin: written('pouls; fréquence cardiaque; FC; battements'),
      respiratoryRatePerMin: written(
        'fréquence respiratoire; fréquence resp; FR; resp; respire; respiration; respirations',
      ),
      oxygenSaturationPercent: written('saturation; SpO2; SaO2; sat; saturation en oxygène'),
      glasgowComaScale: written('Glasgow; GCS; score de Glasgow'),
      glucoseMmolPerL: written('glycémie; glycémie capillaire; dextro; glycémie à jeun; glucose; sucre'),
      ketonesMmolPerL: written('cétones; cétonémie'),
      haemoglobinGPerDl: written("hémoglobine; Hb; taux d'hémoglobine"),
      capillaryRefillS: written(
        'TRC; temps de recoloration capillaire; temps de recoloration; recoloration capillaire',
      ),
      muacMm: written(
        'périmètre brachial; périmètre du bras; tour de bras; tour du bras; bracelet; bandelette; ruban; PB; MUAC',
      ),
      bloodPressure: written('tension artérielle; tension; TA; pression artérielle; PA'),
    },
    links: written(
      "est; sont; à; de; était; mesurée; mesuré; comptée; comptées; compté; environ; égale; montre; marque; indique; affiche; fait; donne; dit; monte à; presque; autour de; vers; seulement; encore; toujours; reste; reste à; restée à; ce matin; ce soir; cette nuit; aujourd’hui; aujourd'hui; hier; maintenant; actuellement; à l’arrivée; à l'arrivée; la machine; l’appareil; du jour; très; basse; bas; haute; haut; élevée; élevé; capillaire; prise; pris; notée; noté; revenue; revenu; trouvée; trouvé; il est; elle est; on a; on trouve; j’ai; avoisine; autour",
    ),
    moves: written(
      "monte; monté; montée; monté à; montée à; descend; descendu; descendue; descendu à; descendue à; tombe; tombé; tombée; tombé à; tombée à; chute; chuté; chuté à; plus de; moins de; supérieure à; supérieur à; inférieure à; inférieur à; au-dessus de; en dessous de; dépasse; atteint; passée à; passé à; jusqu’à; jusqu'à",
    ),
    below: /(?:moins de|inferieure? a|en dessous de)\s*\d/iu,
    over: ['sur'],
    fasting: written('à jeun'),
  },
}
