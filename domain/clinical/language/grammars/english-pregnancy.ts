import type { PersonWords } from '#domain/clinical/language/grammar.ts'

/** How English tells of a pregnancy and of its weeks without the word for it. */
export const ENGLISH_PREGNANCY: Pick<PersonWords, 'obstetric' | 'weeksTold' | 'monthBegun'> = {
  obstetric:
    /\b(?:prim(?:ip)?|multip|pv|p\.v\.|fetal|foetal|fetus|foetus|fundal|uterus|vaginal bleeding|abortion|miscarriage|placenta|contractions?|contracting|gravid|(?:previous|prior|past) (?:ca?esareans?|c[- ]sections?)|waters|liquor|labou?r|\w*gravida|(?:first|second|third|fourth|fifth|sixth|\d(?:st|nd|rd|th)) pregnancy|by dates|g\d(?:p\d)?|antenatal|anc|unbooked|midwife|(?:good|fewer|less|normal|baby|feels|felt) movements|moves? (?:less|well)|brown loss|spotting|trickl(?:e|es|ing)|on (?:her|my|the) left|by (?:\w+ )?scan|no scan|membranes|kick(?:s|ed|ing)?|baby in (?:my |the |her )?(?:stomach|belly|tummy|womb)|breech|water (?:not )?broken?|dipstick|proteinuria|albumin|booking|expecting)\b/iu,
  weeksTold: [
    // "Preg woman 8m".
    { pattern: /\bpreg\w*\s+(?:woman\s+|lady\s+|mother\s+|girl\s+)?([1-9])\s?m(?:n?ths?)?\b/iu, inMonths: true },
    // "7/12 preg", "preg 7/12", "expecting, 7 months".
    { pattern: /\b([3-9])\s?\/\s?12\s+(?:preg|gest|gravid)/iu, inMonths: true },
    { pattern: /\b(?:pregnancy|gestation)\s*,?\s+((?:1[2-9]|[23]\d|4[0-2]))\s*(?:wks?|weeks?|w)\b/iu },
    { pattern: /\b(?:preg\w*|expecting|gravid)\s*,?\s+([3-9])(?:\s?\/\s?12|\s?m(?:on)?ths?)\b/iu, inMonths: true },
    // "My wife is 7 months", "lady 28 weeks", "23F 28 weeks", "23 yr 28 weeks": nothing else of theirs is told so.
    {
      pattern:
        /\b(?:wife|lady|woman|sister|girlfriend)(?: is| now)?\s*,?\s+([4-9])\s?(?:\/\s?12|m(?:on)?ths?)\b(?![\s-]*(?:old|ago|of|hx|history|post|after|since|in|on|without))/iu,
      inMonths: true,
    },
    {
      pattern:
        /\b(?:wife|lady|woman|female|sister|girlfriend|old|(?:1[3-9]|[234]\d)\s?(?:F|f|y(?:(?:ea)?rs?|\/?o)?))(?: is| now)?\s*,?\s+((?:1[2-9]|[23]\d|4[0-2]))\s*(?:wks?|weeks?|w)\b(?![\s-]*(?:old|ago|of|hx|history|post|after|since|in|on))/u,
    },
    // "Week 28", "28th week": no illness is counted so.
    { pattern: /\bweek\s?(2\d|3\d|4[0-2])\b/iu },
    { pattern: /\b(2\d|3\d|4[0-2])(?:st|nd|rd|th)\s+week\b/iu },
    // "Pregnant in the 7th month", "7th month of pregnancy".
    { pattern: /(?:preg[^.;\d]{0,24}|\bin (?:the |her |my )?)\b([3-9])(?:rd|th)\s+month\b/iu, inMonths: true },
    { pattern: /\b([3-9])(?:rd|th)\s+month\s+(?:of\s+)?(?:the\s+|her\s+|my\s+)?(?:preg|gest)/iu, inMonths: true },
    // "At 7 weeks, brown loss": so few weeks are those of a pregnancy beside what is said of no infant.
    { pattern: /\b([4-9]|1[01])\s*weeks?\b(?=[^.;]{0,40}\b(?:brown loss|spotting)\b)/iu },
    // "Bleeding at 12 weeks".
    { pattern: /\bbleed\w*\s+(?:at|in week)\s+((?:[5-9]|[1-3]\d))\s*(?:wks?|weeks?)\b/iu },
    // Right behind a woman's age: "21-year-old, 35 weeks, BP 148/96".
    { pattern: /(?:old|y\/?o|woman|female|\dF|gravida)\s*,\s*((?:1\d|2\d|3\d|4[0-3]))\s*weeks?\s*(?=[,.;]|$)/iu },
    // Of fewer weeks too where no child is spoken of: "Ten weeks. Not even sips stay down".
    {
      pattern:
        /^\s*((?:[6-9]|1\d))\s*-?\s*(?:wks?|weeks?)\s*[.,;:](?!.*\b(?:baby|infant|newborn|neonate|born|child|boy|girl|he|him|his|kg|grams?|months?|formula|bottle|suck\w*)\b)/iu,
    },
    // "I'm only 31 weeks by the card".
    {
      pattern:
        /\b(?:i['’]?m|she['’]?s|i am|(?:she|mother|woman|lady|wife|sister|client|patient) is) (?:only |now |about |just )?((?:1[2-9]|[23]\d|4[0-2])) weeks?\b(?![\s-]*(?:old|into|on|in|post|after|since|of (?!pregnancy)))/iu,
    },
    // "Reporting Esther, 17, about 37 weeks".
    {
      pattern:
        /\b(?:1[3-9]|[23]\d|4[0-5])(?:\s*y(?:(?:ea)?rs?|\/?o)?)?\s*,\s*(?:about\s|around\s|at\s|now\s)?((?:2\d|3\d|4[0-2]))\s*(?:wks?|weeks?)\b/iu,
    },
    // Where a note begins or ends with so many weeks, they are no length of an illness. A child born at them has a weight.
    {
      pattern:
        /^\s*(?:at\s)?((?:2\d|3\d|4[0-2]))\s*-?\s*(?:wks?|weeks?|w|\/\s?52)\b(?![\s-]*(?:old|ago|of|hx|history|post|after|since|in|on|infant|baby\b(?!\s+(?:not|no|stop|mov|kick|less))))(?!.*\b(?:newborn|neonate|born|kg|grams?)\b)/iu,
    },
    {
      pattern:
        /^(?!.*\b(?:newborn|neonate|born|kg|grams?|baby|infant|cough|tb|treatment)\b).*,\s*(?:at\s)?((?:2\d|3\d|4[0-2]))\s*-?\s*(?:wks?|weeks?|w)\s*\.?\s*$/iu,
    },
    // A sentence by themselves, where no child is spoken of: "My pressure is 148/94. 37 weeks."
    {
      pattern:
        /^(?!.*\b(?:baby|infant|newborn|neonate|born|delivered|child|boy|girl|he|him|his|kg|grams?)\b).*(?:[.!?]|(?:visit|first baby|booking),)\s+((?:2\d|3\d|4[0-2]))\s*(?:wks?|weeks?)\s*(?:[.!?]|$)/isu,
    },
    // "BP 170/112 at 34 weeks", where no child, treatment or injection is spoken of, which have weeks of their own.
    {
      pattern:
        /^(?!.*\b(?:baby|infant|newborn|neonate|born|delivered|child|boy|girl|he|him|his|kg|vaccin\w*|dose|treatment|tb|arvs?|art|tablets)\b).*\bat ((?:1[4-9]|[23]\d|4[0-2]))\s*(?:wks?|weeks?)\b(?![\s-]*(?:old|of age|post|after))/isu,
    },
    // "Gush of blood PV 32 wks". No length of an illness.
    {
      pattern:
        /(?<!\b(?:for|x|since|past|last|over|about|after|every|of)\s)\b((?:1[2-9]|[23]\d|4[0-2]))\s*-?\s*(?:wks?|weeks?)\b(?![\s-]*(?:old|ago|of|hx|history|duration|now|post|after))/iu,
      ifObstetric: true,
    },
  ],
  // "I am in the eighth month".
  monthBegun:
    /\b(?:in(?:to)?|is|now)\s+(?:the\s+|my\s+|her\s+)?(third|fourth|fifth|sixth|seventh|eighth|ninth)\s+month\b(?!\s+(?:of\s+(?:treatment|tb|life|arv|illness|tablets)))/iu,
}
