import type { ENDOCRINE_METABOLIC_FINDINGS } from '#domain/clinical/knowledge/findings/endocrine-metabolic.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const ENDOCRINE_METABOLIC_FINDINGS_LG: Partial<Record<keyof typeof ENDOCRINE_METABOLIC_FINDINGS, FindingText>> =
  {
    excessive_thirst: {
      label: 'Ennyonta ennyingi',
      question: 'Olina ennyonta nnyingi?',
      phrases: [
        'ennyonta',
        'ennyonta nnyingi',
        '{want} amazzi buli (kiseera|kaseera)',
        '(ennyonta|nnyonta) (nnyingi|ennyingi|etaggwa|tekoma)',
      ],
    },
    hypoglycaemia_symptoms: {
      label: 'Sukaali asse',
      question: "Okankana n'otuuyana n'owona ng'olidde ekiwoomerera?",
      phrases: [
        'sukaali asse',
        'sukaali akka',
        'sukaali mutono',
        'sukaali akendedde',
        'sukaali (wange|we|) (yagudde|gudde|akka|asse|kka)',
        '{shake} ~ (nanywedde soda|anywedde soda|soda|enjala ennuma|enjala emuluma)',
        '(enjala|njala) {pain} ~ ({shake}|{sweat})',
        '(insulin|insulini|empiso) ~ (tannalya|sinnalya|talidde|siridde)',
        '(ssukaali|sukali|ssukali) (asse|kka|akka|mutono|akendedde|gudde|aweddeyo|aweddemu)',
        'sukaali (aweddeyo|aweddemu|agudde|wansi nnyo)',
        '(insulin|insulini) ~ ({shake}|{sweat}|zirise|nzirise)',
        '(nkubye|akubye|yakubye|neekubye) (empiso|insulin) ~ (sirya|talidde|sinnalya|{shake}|{sweat})',
      ],
    },
    fruity_breath: {
      label: "Omukka gw'assa oguwunya ng'ebibala (acetone)",
      question: "Omukka gw'assa guwunya ng'ebibala oba acetone?",
      phrases: [
        'fruity breath',
        'acetone breath',
        'ketotic breath',
        'breath smells of acetone',
        'fruity odour',
        '{mouth} ~ ebibala',
        '(omukka|{mouth}|mumwa|omumwa) ~ (wunya|guwunya|kawunya) (bibala|ngebibala|ebibala|acetone|nga acetone)',
      ],
    },
    missed_insulin_or_diabetes_medicine: {
      label: 'Ayosezza insulin',
      question: 'Wayosezza insulin oba eddagala lya sukaali?',
      phrases: [
        'yosa insulin',
        'subiddwa insulin',
        'ayosezza insulin',
        'njosezza insulin',
        'yayosezza insulin',
        '(yosezza|ayosezza|njosezza|subiddwa|asubiddwa) ~ (insulin|eddagala lya sukaali)',
        '(insulin|eddagala lya sukaali) ~ (lyaggwaawo|liweddewo|yaggwaawo|yaleka|naleka)',
        '(insulin|eddagala lya sukaali) ~ (yampeddeko|yamuweddeko|yaggwako|sikyakuba|sikyamira|takyamira|takyakuba|ggwako)',
        '(subiddwa|nsubiddwa|nasubiddwa|yosezza|njosezza|yosa|njosa|ayosa|lekedde|ndekedde|weddeko|zimpeddeko|empeddeko) (empiso|mpiso|insulin|eddagala lya sukaali|eddagala lya ssukaali|ddagala lya sukaali)',
        '(insulin|eddagala lya sukaali|ddagala lya sukaali|empiso ya sukaali) ~ (lyaggwa|yaggwa|yaweddewo|lyaweddewo|limpeddeko|limuweddeko|saalikuba|sikubye|takubye|simize|tamize)',
        '(yalekayo|alekedde|yalekera|yaleka|nalekayo|ndekedde|nalekera|alese|aleseeyo|yalese|yalekedde) (empiso|mpiso|insulin|insulini|eddagala|ddagala|empeke) (ze|ye|zange|lye|lyange|) (eza|erya|) sukaali',
      ],
    },
    goitre_pressure_symptoms: {
      label: 'Goitre (okuzimba obulago) anyigiriza okussa, okumira oba eddoboozi',
      question: "Okuzimba kw'obulago kukaluubiriza okussa, okumira oba okwogera?",
      phrases: [
        'compressive goitre',
        'goitre with stridor',
        'obstructive goitre',
        'retrosternal goitre',
        'goitre with dysphagia',
        '(ennundo|goitre) ~ ({breathless}|{fail} {swallow}|{cannot} {swallow}|enziyiza|emuziyiza|emunyiga|ennyiga)',
        '({lump}|{lump} {neck}|{neck} {swelling}) ~ (kinziyiza|kimuziyiza|kinzibikira|kimuzibikira|enziyiza|gunziyiza) (okussa|okumira|kussa|kumira|omukka)',
      ],
    },
    stopped_steroids_suddenly: {
      label: 'Alese eddagala lya steroids embagirawo',
      question: "Walese empeke za steroids (prednisolone) embagirawo ng'omaze wiiki ng'ozimira?",
      phrases: [
        'alese prednisolone',
        'yaleka prednisolone',
        'stopped steroids suddenly',
        'stopped prednisolone',
        'steroid withdrawal',
        'abrupt steroid withdrawal',
        '(lekedde|ndekedde|nalekedde|yalekedde|alekedde|weddeko|zimpeddeko|lekera) ~ (prednisolone|prednisone|steroid|steroids|dexamethasone)',
      ],
    },
    tetany: {
      label: 'Engalo oba ebigere bikakanyala (tetany)',
      question: 'Engalo oba ebigere bikakanyala ne biruma?',
      phrases: [
        'engalo ~ zikakanyala',
        'tetany',
        'carpopedal spasm',
        'carpopedal spasms',
        'trousseau sign',
        'chvostek sign',
        '({finger}|{foot}) ~ (zikakanyala|zeekwata|bikakanyala)',
        '({finger}|{arm}) (zeefunya|zefunya|zeewetera|zeewumba|byewumba|gyefunya) (zokka|byokka|gyokka)',
      ],
    },
    goitre: {
      label: 'Amalanga mu bulago',
      question: "Olina ekizimba mu maaso g'obulago?",
      phrases: [
        '(ekizimba|kizimba) ~ maaso gobulago',
        'goitre',
        'ennundo',
        '({lump}|ekizimba|kizimba) ~ {neck} maaso',
        '(ennamba|obulago) (yobulago|bunene)',
        '({neck}|bulago|obulago) ~ {lump} (emyaka|kinene)',
        '(obulago|bulago) (bwange|bwe|) (bunene|bugezze)',
      ],
    },
    excess_hair_in_woman: {
      label: 'Obwoya bungi ku mukazi',
      question: "Olina obwoya ku kirevu oba mu kifuba ng'omusajja?",
      phrases: ['(obwoya|bwoya|ebirevu|ekirevu|kirevu) ~ (kirevu|mukazi|omukazi|kalevu|akalevu)'],
    },
    obesity: {
      label: 'Omugejjo',
      question: 'Omubiri munene nnyo okusukka ogusaanidde?',
      phrases: [
        'omugejjo',
        '(okukendeeza|kendeeza|kukendeeza|nkendeeze|nkendeeza) (obuzito|buzito|omubiri|omugejjo)',
        '(ngezze|agezze|gezze) (nnyo|ekisusse|okuyitirira|okusukka)',
        'obuzito (bungi|busukkiridde|buyitiridde)',
        '(ndi|ali) munene',
      ],
    },
    poor_diet: {
      label: 'Endya embi',
      question: "Emmere y'alya nnungi era emala?",
      phrases: [
        '(alya|ndya|tulya|balya) ~ (obuugi bwokka|kasooli yekka|muwogo yekka|lumu olunaku|omulundi gumu olunaku)',
        '(emmere|mmere) (tetumala|temumala|temala)',
        '(talya|tetulya|tafuna) ~ (nva|nnyama|amagi|bibala|mata)',
      ],
    },
    cold_intolerance: {
      label: 'Okuwulira empewo okusinga abalala',
      question: "Owulira empewo ng'abalala tebagiwulira?",
      phrases: [
        '(mpulira|awulira) empewo ~ (abalala|buli kiseera|bulijjo)',
        '(nnyogoga|nyogoga|annyogoga) buli kiseera',
      ],
    },
    heat_intolerance: {
      label: 'Ebbugumu litama',
      question: "Owulira ebbugumu ng'abalala tebaliwulira?",
      phrases: [
        '(ebbugumu|bbugumu) (lintama|limutama|linnemya|linyigiriza)',
        '(mpulira|awulira) (ebbugumu|bbugumu) ~ abalala',
      ],
    },
    bulging_eyes: {
      label: 'Amaaso agatunuse',
      question: 'Amaaso gafuluma ebweru oba gatunuse?',
      phrases: ['{eye} (gatunuse|gatunuka|gafulumye ebweru|gafuluma ebweru)'],
    },
    weight_loss_with_good_appetite: {
      label: "Okukogga ng'alya bulungi",
      question: 'Okogga newankubadde olya bulungi?',
      phrases: [
        '(nkozze|akozze|nkogga|akogga) ~ (ndya nnyo|alya nnyo|ndya bulungi|alya bulungi|newankubadde ndya|newankubadde alya)',
      ],
    },
    acanthosis: {
      label: 'Ensingo oba enkwawa enzirugavu',
      question: "Olususu lw'ensingo oba enkwawa luddugadde era lukutte?",
      phrases: ['({neck}|nsingo|nkwawa|enkwawa) ~ ({black}|waddugala|eddugadde|waddugadde|zaddugala)'],
    },
    breast_growth_in_man: {
      label: 'Ebbeere erikula mu musajja',
      question: 'Ebbeere lyakula mu musajja oba mulenzi?',
      phrases: ['(omusajja|omulenzi|mulenzi) ~ (amabeere|mabeere|ebbeere) (gakula|gakuze|gamera|likula)'],
    },
    missed_insulin: {
      label: 'Yasubwa insulin',
      question: 'Wasubiddwa insulin?',
      phrases: ['insulin yaggwaawo', 'yalekera awo insulin'],
    },
  }
