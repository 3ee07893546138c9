import type { ENDOCRINE_METABOLIC_FINDINGS } from '#domain/clinical/knowledge/findings/endocrine-metabolic.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const ENDOCRINE_METABOLIC_FINDINGS_LN: Partial<Record<keyof typeof ENDOCRINE_METABOLIC_FINDINGS, FindingText>> =
  {
    excessive_thirst: {
      label: 'Mposa makasi ya mai',
      question: 'Ozali na mposa makasi ya mai?',
      phrases: [
        '{desire} ya {water}',
        '{desire} makasi ya {water}',
        '{desire} ya komela {water}',
        '{desire} (komela|) {water}',
        '{desire} (makasi|mingi|koleka) ya {water}',
        '(amelaka|namelaka|azomela) {water} (mingi|ebele|ntango nyonso|koleka)',
        'soif mingi',
      ],
    },
    hypoglycaemia_symptoms: {
      label: 'Sukali ekiti',
      question: 'Olengaka, obimisaka motoki mpe esilaka ntango olei sukali?',
      phrases: [
        'sukali ekiti',
        'sukali moke na {blood}',
        "signes d'hypoglycemie",
        'malaise hypoglycemique',
        'sukali (ekiti|ekweyi|ekita)',
        'sukali (ekiti|ekweyi) ~ ({shake}|motoki)',
        '(ntonga ya sukali|insuline|nkisi ya sukali|comprime ya sukali) ~ (alei te|alyaki te|azolenga|motoki|kolenga|akomi kolenga|azindi|bulebule)',
        'sukali ekiti ~ ({shake}|motoki|azindi|alembi|nzala)',
        '(ntonga ya sukali|insuline|nkisi ya sukali|comprime ya sukali) ~ (alei te|alyaki te|azolenga|motoki|kolenga|azindi|bulebule)',
        'sukali (kita|eza nse|moke) (penza|mingi|makasi|)',
      ],
    },
    fruity_breath: {
      label: 'Mpema ya nsolo ya mbuma to acétone',
      question: 'Mpema na ye ezali na nsolo ya mbuma to ya acétone?',
      phrases: [
        'mpema ~ acetone',
        'haleine cétonique',
        'haleine acétonique',
        "odeur d'acétone",
        'odeur acétonique',
        'haleine de pomme',
        '({mouth}|mpema) (ezolumba|elumbaka) (acétone|vernis)',
        '({mouth}|mpema) ~ acétone',
        '({mouth}|mpema) {smelly} (acétone|mbuma|bonbon|dissolvant|vernis|pomme)',
        '(mpema|monoko|mopepe ya monoko) ~ (lokola mbuma|ya mbuma|lokola bonbon|lokola pomme|lokola vernis|acetone|sukali|lokola masanga ya sukali|etela)',
      ],
    },
    missed_insulin_or_diabetes_medicine: {
      label: 'Azwi insuline te',
      question: 'Ozwi insuline te?',
      phrases: [
        'azwi insuline te',
        'nazwi insuline te',
        'insuline esili',
        '{stopped} (kozwa|kobeta|) insuline',
        '(nkisi|kisi) ya (sukali|diabète) esili',
        '{stopped} (komela|) (nkisi|kisi|bankisi) ya (sukali|diabète)',
      ],
    },
    slow_wound_healing: {
      label: 'Mpota eumelaka mpo esila',
      question: 'Bampota na yo eumelaka mpo esila?',
      phrases: ['{sore} (eumelaka|ezoumela|eumeli) (kosila|kobika|mpo esila|)', '{sore} (esilaka|ebikaka) noki te'],
    },
    goitre: {
      label: 'Goitre',
      question: 'Goitre ezali na kingo?',
      phrases: ['goitre', 'goître', '(boule|mbuma|eloko) {neck} ~ soki (meli|nameli|ameli)'],
    },
    goitre_pressure_symptoms: {
      label: 'Goitre ezali kopekisa kopema, komela to koloba',
      question: 'Kovimba ya kingo ezali kosala ete kopema, komela to koloba ezala mpasi?',
      phrases: [
        'goitre ~ kopema',
        'goitre compressif',
        'goitre plongeant',
        'goitre (ezokanga|ekangi|ezokangisa) (mpema|{throat})',
        'goitre ~ (mpema|{breathless}|pema mpasi)',
        '(goitre|kingo evimbi|vimba ya kingo|evimbi na kingo) ~ (efina|{can} komela te|{can} kopema te|mpema mpasi|kopema mpasi|ekangi mopepe|ekangi nkingo)',
      ],
    },
    stopped_steroids_suddenly: {
      label: 'Atiki ba corticoïdes na mbalakaka',
      question: 'Otikaki ba comprimés ya corticoïdes (prednisolone) na mbalakaka nsima ya baposo ya komela?',
      phrases: [
        'atiki prednisolone',
        'atiki ba corticoides',
        'natiki prednisolone',
        'arrêt brutal des corticoïdes',
        'arrêt brutal de corticoïdes',
        'sevrage en corticoïdes',
        'arrêt de la corticothérapie',
        '{stopped} (prednisolone|prednisone|dexaméthasone|corticoïde|corticoïdes|cortisone|dexa)',
      ],
    },
    obesity: {
      label: 'Monene koleka',
      question: 'Kilo na yo ezali mingi koleka?',
      phrases: [
        'obèse',
        'obésité',
        '(nazali|naza) mafuta mingi',
        '{have} kilo (mingi koleka|koleka)',
        '(nakomi|nazali|naza) monene',
        'mafuta (mingi|koleka) nzoto',
        '(mobali|mwasi|mama|papa) ya (monene|mafuta)',
      ],
    },
    tetany: {
      label: 'Maboko to makolo ekangamaka (tétanie)',
      question: 'Maboko to makolo ekangamaka na mpasi?',
      phrases: [
        'tétanie',
        'crise de tétanie',
        "main d'accoucheur",
        'spasme carpo-pédal',
        'spasmes carpopédaux',
        'signe de trousseau',
        'signe de chvostek',
        '(misapi|maboko) ~ (ekangami yango moko|ezokangama yango moko|ezokangama|egumbami yango moko|ezogumbama yango moko) (monoko|swa|)',
        '(misapi|maboko) (ezokangama|ekangami|egumbami) yango moko',
        '(misapi|maboko) kangama yango moko ~ nzoto',
      ],
    },
    poor_diet: {
      label: 'Bilei ya ndenge moko kaka',
      question: 'Alia kaka bilei ya ndenge moko (fufu to loso)?',
      phrases: ['(liaka|zolia|lia) kaka (fufu|loso|pondu|matembele|chikwange|kwanga|bouillie)'],
    },
    excess_hair_in_woman: {
      label: 'Nsuki to mandefu na elongi ya mwasi',
      question: 'Mwasi azali na mandefu to nsuki mingi na elongi?',
      phrases: ['mandefu (bima|ebimi|ezobima)', 'nsuki {face}'],
    },
    acanthosis: {
      label: 'Kingo ekomi moindo mpe makasi',
      question: 'Loposo ya kingo to ya mapeka ekomi moindo mpe makasi?',
      phrases: ['{neck} (ekomi|) moindo', '{neck} ~ lokola bosoto', '(mapeka|nse ya lipeka) (ekomi|) moindo'],
    },
    cold_intolerance: {
      label: 'Koyoka malili koleka',
      question: 'Oyokaka malili koleka bato mosusu?',
      phrases: ['(nayokaka|ayokaka) {cold} (koleka|ntango nyonso)', '{cold} (yokanaka|yokisaka) (ngai|nga|) koleka'],
    },
    heat_intolerance: {
      label: 'Koyoka molunge koleka',
      question: 'Oyokaka molunge koleka bato mosusu?',
      phrases: [
        '(nayokaka|ayokaka) molunge (koleka|mingi|ntango nyonso)',
        'molunge (beta|betaka|tungisa|nyokola) (ngai|nga)',
      ],
    },
    weight_loss_with_good_appetite: {
      label: 'Kokonda atako aliaka malamu',
      question: 'Ozokonda atako oliaka malamu?',
      phrases: [
        'konda ~ (nazolia|azolia|aliaka|naliaka) (mingi|malamu)',
        '(nazolia|azolia|aliaka|naliaka) (mingi|malamu) ~ konda',
      ],
    },
    missed_insulin: {
      label: 'Azangi insuline',
      question: 'Ozangi kozwa insuline?',
      phrases: ['insuline esili', 'atiki insuline'],
    },
  }
