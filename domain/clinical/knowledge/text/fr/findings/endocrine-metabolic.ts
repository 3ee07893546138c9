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
      ],
    },
    hypoglycaemia_symptoms: {
      label: 'Tremblements, sueurs et faim calmés par le sucre',
      question: 'Avez-vous des accès de tremblements, sueurs et faim calmés par le sucre ?',
      phrases: [
        '(tremblements|sueurs|tremble|transpire|malaise) ~ (sucre|faim|à jeun|mangeant|sucré)',
        "signes d'hypoglycémie",
        'malaise hypoglycémique',
      ],
    },
    fruity_breath: {
      label: 'Haleine fruitée (acétone)',
      question: "L'haleine sent-elle le fruit ou le dissolvant ?",
      phrases: [
        "haleine (fruitée|cétonique|acétonique|d'acétone|de pomme)",
        'haleine ~ (acétone|pomme|fruit|dissolvant)',
        "odeur (d'acétone|acétonique|de pomme)",
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
      ],
    },
    goitre_pressure_symptoms: {
      label: 'Goitre qui gêne pour respirer, avaler ou parler',
      question: 'Le gonflement du cou gêne-t-il pour respirer, avaler ou parler ?',
      phrases: [
        'goitre (compressif|plongeant|qui comprime|qui gêne)',
        'goitre ~ (respirer|avaler|étouffe|voix|dysphagie|dyspnée|serre)',
      ],
    },
    stopped_steroids_suddenly: {
      label: 'Arrêt brutal de corticoïdes',
      question: "Avez-vous arrêté d'un coup des corticoïdes pris pendant des semaines ?",
      phrases: [
        '(arrêt|arrêté|sevrage) ({sudden}|) ~ (corticoïdes|corticothérapie|cortisone|prednisone|prednisolone|dexaméthasone)',
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
      ],
    },
  }
