import type { LimitedVital, VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import type { MomentWords } from '#domain/clinical/language/moments.ts'
import type { NotIllWords } from '#domain/clinical/language/named-illness.ts'
import type { OverWords } from '#domain/clinical/language/over.ts'

/** How a language tells how old somebody is, and whose an age is. */
export interface AgeWords {
  /** Say by themselves that the patient is a newborn. */
  readonly newborn: readonly string[]
  /** How long ago somebody was born, who does not speak: `born # {unit} ago`. */
  readonly born?: readonly string[]
  /** Say that somebody was born these hours, and who does not speak is. `born yesterday`. */
  readonly bornNow?: readonly string[]
  /**
   * How an age is said: `#` a number in digits or words, `{unit}` a unit of time, `{person}` any noun of PersonWords:
   * `{person} wa {unit} #`; without `#` where one word says both (`شهرين`, two months). A stretch of time that is no age must not fit.
   */
  readonly ages: readonly string[]
  /** In the clause before an age, say that it is not the patient's now: `dog`, `died at`. */
  readonly othersBefore?: readonly string[]
  /** Right behind an age, say that it is somebody else's: `gave me`. */
  readonly othersBehind?: readonly string[]
  /** Before an age that is all that a clause says: `she is`, `ana`. */
  readonly beforeAge?: readonly string[]
  /** Behind an age that begins a sentence: `3 yrs with`. */
  readonly afterAge?: readonly string[]
  /** Words of what only small children have or do: `sucks`, `porridge`. */
  readonly ofSmallChildren?: readonly string[]
  /** Words of an illness of today: beside them some years in a clause are an age. `since yesterday`. */
  readonly ofToday?: readonly string[]
  /** What people have for years: behind it years are no age. `diabetic`. */
  readonly ofYears?: readonly string[]
  /** Nouns of a patient that tell about how old they are, in months: `toddler`. */
  readonly likelyAges?: Readonly<Record<string, number>>
}

/** How a language says who the patient is. Words as they are written; accents and case do not matter. */
export interface PersonWords extends AgeWords {
  /** Nouns that say a sex: `woman`, `girl`. */
  readonly female: readonly string[]
  readonly male: readonly string[]
  /** Those of them behind which a number counts children and is no age: `gravida 3`. */
  readonly counted?: readonly string[]
  /** Sides and places of a body that are named after a woman or a man, and say no sex: `loboko ya mwasi`, the left arm. */
  readonly sides?: readonly string[]
  /** Its words that are a person in another language, and what shows that a text is of this one: the French `son`, his. */
  readonly nobodys?: { readonly words: RegExp; readonly beside: RegExp }
  /** Nouns for somebody young whose sex they do not say: `child`. */
  readonly child: readonly string[]
  /** Nouns for somebody young that say a sex too: `boy`. */
  readonly young?: readonly string[]
  readonly she: readonly string[]
  readonly he: readonly string[]
  /** How a date is said that is no length of an illness: `chanjo ya wiki #`, the vaccination of week 10. */
  readonly dates?: readonly string[]
  /** How the weeks of a pregnancy are said: `mimba ya wiki #`; with `{unit}` where it is not weeks. */
  readonly gestations: readonly string[]
  /** Says that somebody is pregnant: weeks by themselves are then no length of an illness. */
  readonly obstetric?: RegExp
  /**
   * Finds the weeks of a pregnancy that are told without its word, one pattern after the other; the first group is their
   * number.
   */
  readonly weeksTold?: readonly WeeksTold[]
  /** Which month of a pregnancy somebody is in, by its name: `the eighth month` is 8. The first group is the name. */
  readonly monthBegun?: RegExp
}

/** Weeks of a pregnancy that are told by themselves. */
export interface WeeksTold {
  readonly pattern: RegExp
  /** Only in a text that says otherwise that somebody is pregnant. */
  readonly ifObstetric?: true
  /** They are months: "preg 8m". */
  readonly inMonths?: true
}

/** A number that by its words can only be one measurement: "56 breaths in the full minute". */
export interface MeasurePattern {
  readonly vital: LimitedVital
  /** Its first group is the number, its second the unit, which may be empty. */
  readonly pattern: RegExp
  /** From what is written to the unit of the vital sign; as written without it. */
  readonly convert?: ((value: number, unit: string) => number) | undefined
}

/** How a language names what is measured. Words as they are written; accents and case do not matter. */
export interface MeasureWords {
  /** What stands before the number: `sats`, `joto`. */
  readonly names: Partial<Record<LimitedVital | 'bloodPressure', readonly string[]>>
  /** Small words between a name and its number: `was`, `ni`. */
  readonly links: readonly string[]
  /** Words between them for how a number changed, or that it is a bound: `dropped`, `below`. No weight stands behind one. */
  readonly moves?: readonly string[]
  /** What a machine or a nurse does with the number, a few words behind its name: `showed`. */
  readonly shows?: readonly string[]
  /** Says before its number that what was measured is less: `below 90`. */
  readonly below?: RegExp
  /** Say before a pulse that it is an unborn child's: `fetal heart rate`. */
  readonly unborn?: readonly string[]
  /** Between the two numbers of a blood pressure: `over`, `kwa`. */
  readonly over: readonly string[]
  /** Say that glucose was measured fasting. */
  readonly fasting: readonly string[]
  /** Measurements that are told with their name somewhere in the sentence, or without it; tried before the names. */
  readonly told?: readonly MeasurePattern[]
  /** A blood pressure told in words, the higher number in the first group: "upper 160, lower 110". */
  readonly toldPressures?: readonly RegExp[]
  /** Say how somebody answers who is not alert, the worst first. */
  readonly answers?: readonly (readonly [NonNullable<VitalSigns['consciousness']>, RegExp])[]
  /** Says that oxygen is given. */
  readonly onOxygen?: RegExp
}

/** How a language strings words together that say something of one and the same thing. */
export interface ListWords {
  /** Words that describe: `swollen, red, tight eyelid`. */
  readonly describing: readonly string[]
  /** Classes of words for parts of the body: `head, neck and back pain`. */
  readonly placeClasses: readonly string[]
  /** Before a describing word: `slightly`. */
  readonly adverbs: readonly string[]
  /** Before the last of a list: `and`. */
  readonly joins: readonly string[]
  /** Small words before a part of the body: `the`, `my`. */
  readonly links: readonly string[]
  /** Tie a part of the body to what came before: `in`, `of`. */
  readonly prepositions: readonly string[]
  /** Between a thing and what describes it: `is`, `looks`. */
  readonly copulas: readonly string[]
  /** Between a thing and its copula: `has`, `which`. */
  readonly auxiliaries: readonly string[]
}

/** What a language's words do to one another: everything about reading a text that is not a name of a finding. */
export interface Grammar {
  /** Words that a phrase leaves out and a text is read past. */
  readonly skipped: readonly string[]
  /** Words that a text may put into a phrase: `swelling of the left leg`. A phrase that names them needs them. */
  readonly optional: readonly string[]
  /** Words that together only say how much, though one of them alone could name something: `a bit` is no bite. */
  readonly fillers?: readonly string[]
  /** Phrases that name no finding, though a part of them would: `fell asleep`. In the notation of findings' phrases. */
  readonly idioms?: readonly string[]
  /** Other words that say nothing of an illness, and need no understanding: `yesterday`, `told`. */
  readonly common?: readonly string[]
  /** All the forms under which a word is looked up, the likeliest first. */
  readonly formsOf: (word: string) => readonly string[]
  /**
   * The form of a verb that says by itself that something is not so, one that is known: `hatapiki` is not `tapika`.
   * Null for others.
   */
  readonly deniedForm: (word: string, isKnown: (form: string) => boolean) => string | null
  /**
   * The one word that two say as well, to be taken for them where a phrase has it: the Kinyarwanda `ntabwo anyara` is
   * `ntanyara`, and `a temperature` a fever where no number is its. Null for others.
   *
   * @param after what stands behind the two, a mark too; empty at the end
   */
  readonly inOneWord?: (word: string, next: string, after: string) => string | null
  /**
   * False where a word that is not known is not to be taken for one spelt nearly so: in a language of many prefixes too
   * many words are one letter apart (Lingala `ndenge`, how, and `ngenge`, poison).
   */
  readonly guessesSpelling?: false
  /** Say that what follows is not so: `no`, `denies`. Up to the next comma, unless the list goes on with an "or". */
  readonly denials: readonly string[]
  /** The same, through commas: `denies`, `negative for`. */
  readonly listDenials: readonly string[]
  /** Say that what came before is not so: `was absent`. */
  readonly laterDenials: readonly string[]
  /** Say that what stands right before is not so, and deny what follows only where nothing does: `HIV negative`. */
  readonly trailingDenials?: readonly string[]
  /**
   * Those denials that deny what stands before them where nothing follows them in their clause: the Swahili `homa
   * hakuna`, fever there is none.
   */
  readonly bareDenials?: readonly string[]
  /** Filled in behind what a form asks for, say that it is not so: the `no` of "Fever: no". */
  readonly negativeAnswers?: readonly string[]
  /** The same of all that was asked for: "headache, misty eyes, pain: no to all three". */
  readonly answersToAll?: readonly string[]
  /** Begin what is asked for: of what stands before them such an answer says nothing. */
  readonly asks?: readonly string[]
  /** Say behind a thing that it is there: what stands right before is no denial's: `homa hakuna, kikohozi kipo`. */
  readonly affirmations?: readonly string[]
  /**
   * Say that something was never looked for, neither there nor not: of what follows up to a comma, or of what they name
   * themselves: `sijapima HIV`, `HIV sijapima`, I never had the test.
   */
  readonly untested?: readonly string[]
  /** Its words that another language would take for a finding: the Swahili `pale`, there, is nobody's paleness. */
  readonly ownOnly?: readonly string[]
  /** Numbers stand behind what they count: `siku tatu`, three days. */
  readonly countsBehind?: true
  /** Words that put a unit of time to how often, not to how long: the `kwa` of `mara mbili kwa siku`, twice a day. */
  readonly perUnit?: readonly string[]
  /** How often, before a unit of time with its article: "four times a day" is no day long. */
  readonly howOften?: readonly string[]
  /** Before hours and minutes after which something comes again: `every two hours` is how often. */
  readonly every?: readonly string[]
  /**
   * Small words that are a word of another language but before such words: `no` is "and" before an infinitive of
   * Kinyarwanda (`no kuruka`), and a denial in the "no fever" of a note.
   */
  readonly smallBefore?: Readonly<Record<string, RegExp>>
  /** Look like denials and are none: `no relief`, `not only`. */
  readonly noDenials: readonly string[]
  /** Begin something else than what was told before: `but`. In one word. */
  readonly buts?: readonly string[]
  /** End what a denial reaches: `but`, `has`. */
  readonly turns: readonly string[]
  /** Whether a word by itself begins a new statement, as a verb with its subject does in Swahili. */
  readonly startsStatement: (word: string) => boolean
  /** Stand before a denial and say nothing themselves: the "does" of "the chest does not pull in". */
  readonly carriers?: readonly string[]
  /** A verb that is denied by its own form, so that a denial before it is not of it: `wala hanywi`, nor does he drink. */
  readonly deniesItself?: (word: string) => boolean
  /** Whether a word that begins a statement says it of the noun right before: the `kinauma` of `kichwa kinauma`. */
  readonly saysOfBefore?: (word: string) => boolean
  /** Between the last members of a denied list: `or`. */
  readonly orWords: readonly string[]
  /** Say that what follows is not certain: `possible`. */
  readonly doubts: readonly string[]
  /** Say that what follows is feared, advised or conditional, not so: `if`, `worried about`. */
  readonly hypotheses: readonly string[]
  /** Say that what follows, to the end of the sentence, is taught or told to others: `health talk on`. */
  readonly lessons?: readonly string[]
  /** Behind such a word they are none, what is tried and what follows: "screams if I move the leg". */
  readonly trials?: readonly string[]
  /** Hypotheses too, which a new statement after a comma ends: "worried about my son, he has a fever". */
  readonly worries?: readonly string[]
  /** Say that what follows lies in the past: `past medical history`. */
  readonly pasts: readonly string[]
  /** Lead from another time to the present: what follows is not past. `today`. */
  readonly nows?: readonly string[]
  readonly over?: OverWords
  /** Beside the name of an illness, say that nobody has it. */
  readonly notIll?: NotIllWords
  /** People who are not the patient when somebody else is: `my sister`, `mother`. */
  readonly relatives: readonly string[]
  /** Relatives who are the patient of whoever writes: `pregnant mother`. */
  readonly clients?: readonly string[]
  /** Before a relative who only tells of the patient: `brought by`. */
  readonly informedBy?: readonly string[]
  /** Before a relative who was only there: what follows a comma is not theirs. `with my` */
  readonly companions?: readonly string[]
  /** What a relative is known to have: in "mother HIV+, cough for 3 days" the cough is the child's. */
  readonly knownOfOthers?: readonly string[]
  /** Before a relative of somebody who is spoken of, and so not the patient: `his`, `her`. */
  readonly possessives?: readonly string[]
  /** Behind a relative, say that they tell of the patient: `mother says`. */
  readonly reports?: readonly string[]
  /** The young who tell of an old patient and are no relatives of a speaker's: `daughter reports mother, 76`. */
  readonly tellers?: readonly string[]
  /**
   * Words that end a relative who is the speaker's, where such a relative can be named by a word for the patient:
   * `umugabo wanjye` is "my husband" and "my man". Or the relative's whole name: `baze`, my husband.
   */
  readonly mine?: readonly string[]
  /** Lead from somebody else's story back to the patient: `caught it from his sister and now he coughs`. */
  readonly backToPatient?: readonly string[]
  /** Who speaks of their own child: the child is the patient: `my son`. */
  readonly children: readonly string[]
  /** Words of the person who speaks of themselves: `i`, `me`. */
  readonly speakers: readonly string[]
  /** Words that a greeting or a call for help has: `hello`. */
  readonly greetings?: readonly string[]
  /** Words of a speaker who says nothing of themselves: `what should i do`. */
  readonly asides?: readonly string[]
  /** Of these, what may stand for the writer in what somebody else does: `she does not hear me` tells nothing of "me". */
  readonly addressed?: readonly string[]
  /** A word by which somebody else does something to the speaker, or the word behind: `hit me`, `alinipiga`. */
  readonly suffers?: RegExp
  /**
   * Of whom words speak behind a possessive and a relative of the other sex: in "her husband pressed her neck" the neck is
   * hers.
   */
  readonly sufferers?: readonly {
    readonly possessive: string
    readonly doers: RegExp
    readonly words: RegExp
    readonly subject: string
  }[]
  /** Units of time, in days. */
  readonly units: Readonly<Record<string, number>>
  /** Numbers in words. */
  readonly numbers: Readonly<Record<string, number>>
  /** Which day, week or month of something it is: "today is the ninth day". */
  readonly ordinals?: Readonly<Record<string, number>>
  /** Behind a number: a half of its unit more. `and a half`. */
  readonly halves?: readonly string[]
  /** Those of them that tell no age beside a person: "I am a man of 57", "my son a week ago". */
  readonly vague?: readonly string[]
  /** Behind a stretch of time: it says since when, not how long, `3 years ago`. */
  readonly ago?: readonly string[]
  /** The same before it, with what its number stands behind: `il y a`. */
  readonly agoBefore?: readonly string[]
  readonly moments?: MomentWords
  /** Behind a stretch of time: it is no age, but the time since something. */
  readonly since?: readonly string[]
  /** Words that stand for findings which are absent: `afebrile`. */
  readonly absences: Readonly<Record<string, readonly string[]>>
  readonly persons: PersonWords
  readonly measures: MeasureWords
  readonly lists?: ListWords
  /** Words that together are something else, so that neither is half of a phrase: the blood of `blood pressure`. */
  readonly compounds?: readonly string[]
}

/** The relatives that a language says to be the speaker's own. */
export const ownRelatives = ({ relatives, mine = [] }: Grammar): string[] =>
  relatives.filter((words) => mine.some((word) => words === word || words.endsWith(` ${word}`)))
