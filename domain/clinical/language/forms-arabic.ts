import { plainWord } from '#domain/clinical/language/plain-text.ts'

/** Letters that must be left of a word when something is taken off. */
const SHORTEST = 3

const ARTICLE = /^(?:[وفبك]?ال|[وف]?لل)(.{2,})$/
const AND = /^[وف](.{3,})$/
/** Prepositions and the "b" of the spoken present, not the "s" of the future: سعال is not عال; the letters of the person before a verb: يسعل، تسعل، اسعل، نسعل. */
const BEFORE = /^[بلك](.{3,})$/
const PERSON = /^[يتان](.{3,})$/
/** Whose, whom, how many, which gender; the longest first. */
const ENDINGS = [
  'تهم',
  'تها',
  'تنا',
  'كم',
  'هم',
  'ها',
  'نا',
  'ني',
  'ته',
  'تي',
  'تك',
  'ات',
  'ين',
  'ون',
  'يه',
  'ه',
  'ي',
  'ك',
  'و',
]

const wordsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split('،').map((word) => plainWord(word.trim())))

/**
 * Words that are no form of the word that is left when their endings or first letters are taken off: "كسرة" (bread) is no
 * "كسر" (fracture), "لازم" (must) no "أزمة" (asthma). With the article where only that makes them another: "الخس" is
 * lettuce. They name nothing, and are not taken for a misspelt word either.
 */
export const ARABIC_ORDINARY_WORDS = wordsOf([
  'صفارة، صفارات، كسرة، خناقة، خناقات، مكسرات، توعية، مخدرات، رعاية، حكاية، حكايات، حمية، لازم، لازمة، أوقات',
  'أنفاس، إحساس، أعور، أخدر، الغاز، الخس، السمن، حكى، بحكي، يحكي، تحكي، أحكي، نحكي، بيحكي، بتحكي، بنحكي، ننسى',
  'تعمى، أتعشى، اتعشى، بتعشى، يتعشى، تتعشى، بكرة، بكرا، بكري، أبوبكر، خديجة، أنس، بشرى، إلياس، أنصار، نصارى',
  'نصراني، صارو، صاروا، مرتب، مرتبة، سادة، وسادة، فساد، شقيقي، شقيقتي، شقيقه، شقيقها، حملة، حملات، حملوه',
  'حملوها، حملوهو، حملو، حملناه، حملناها، حملنا، اتحمل، بيتحمل، بتحمل، بيحمل، نادر، نادرا، أدري، ندري، اتعارك',
  'اتعاركو، يتعارك، بيتعارك، اتعاركت، تعارك، جناهو، كلفني، كلفتني، كلفنا، بكلف، بيكلف، كلفة، تكلفة، أسعفه',
  'أسعفته، أسعفوه، سعفوه، سعفوهو، أسعفوهو، طلقني، طلقها، طلقت، أطلق، أطلقوا، أطلقو، اتطلقت، توقعت، أتوقع',
  'يتوقع، بتوقع، نتوقع، بيتوقع، ساعدني، ساعدوني، ساعدو، ساعدت، يساعد، بيساعد، بتساعد، عادية، كالعادة، يحمي',
  'يحميك، يحميه، يحميها، يحميكم، تحمي، نحمي، بيحمي، بتحمي، حميته، حميتو، حميتها، اتحمى، بلوى، أباه، عقمت',
  'عقمنا، بعقم، نعقم، يعقم، عقمو، بيتعدوا، يتعدوا، بيتعدو، يتعدو، جنينة، اتولد، اتولدت، اتولدوا، فقعت، انفقعت',
  'عشية، العشية، حابين، حابة، حابب، حابه، مرتعش، مرتعشة، بيطنش، مطنش',
])

/** The same, of words that phrases have: "يكورك" (screams) is no "ورك" (hip). */
const OTHER_WORDS = wordsOf([
  'سكري، تايه، تاي، الصلب، تجيب، يجيب، بتجيب، بيجيب، ذبحة، ضربات، غفلة، كورك، يكورك، بيكورك، تكورك، بتكورك، بكورك، كوركت، نكورك، بنكورك',
  'بيكوركو، بتكوركي، أضان، مرخي، مرتبك، مرتبكة، ارتباك، عدواني، عدوانية، غازات، نفخة، دبوسية، أدرة، حساسية',
  'بكرية، صدفية، سعفة، فرفرية، سنطة، حبرات، نمشات، حباين، عسلية، منجلي، منجلية، كيماوي، كلوي، كلوية، عاري',
  'شقيقة، الشقيقة، سمنة، النبت، اللقوة، الزايدة، الزائدة، العرقي، الكلى، الكعب، الظهر، حكاك، حكيك، بنسى، أنسى',
  'ينسى، بينسى، تنسى، بتنسى، أعمى، أتحمل، يتحمل، تحمل، يحمل، جناي، جنا، جناها، جدري، عاد، عادي، زرقة، كرعات',
  'حبلى، أتخلع، نزلة، يتسمع، يتلوى، تتلوى، بتلوى، أتلوى، ياكلني، تاكلني، بياكلني، بتاكلني، كركب، يكركب، بيكركب',
  'تكركب، بتكركب، بتتكركب، كركبة، أفارقها، أفارقو، أفارقه، يفارقني، تفارقني، قولون، نبيح، نباح، جنبتين، الجنبتين، جنبات، الجنبات، صباحي، صباحية، بقنية، البقنية',
  // "مرتين" is twice.
  'مرتي، مرتو، مرته',
])

/** Words and what they are forms of, where what is left of their letters would say something else; small words with their "and". */
const AS_WRITTEN: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...ARABIC_ORDINARY_WORDS, ...OTHER_WORDS].map((word) => [word, word])),
  // "آلام" (pains) looks like "ال" with "ام" (mother).
  الام: 'الم',
  والام: 'الم',
  مرخيه: 'مرخي',
  عاريه: 'عاري',
  عدوانيا: 'عدواني',
  // "دور" and "عاد" (turn, want; came back) are no period, "عور" (wound) is no genitals.
  دوره: 'دوره',
  دورتي: 'دوره',
  دورتها: 'دوره',
  دورتا: 'دوره',
  دورات: 'دوره',
  عاده: 'عاده',
  عادتي: 'عاده',
  عادتها: 'عاده',
  عادتا: 'عاده',
  عوره: 'عوره',
  عورتي: 'عوره',
  عورتها: 'عوره',
  عورته: 'عوره',
  // "بيض" is what is left of أبيض (white).
  بيضتي: 'بيضتو',
  بيضته: 'بيضتو',
  بيضتو: 'بيضتو',
  بيضه: 'بيضتو',
  // "ضان" is mutton.
  اضاني: 'اضان',
  اضانه: 'اضان',
  اضانو: 'اضان',
  اضانا: 'اضان',
  اضانها: 'اضان',
  // "كلي" is all of me, "كعب" bad, "ظهر" appeared.
  الكليه: 'الكلي',
  كليتي: 'الكلي',
  كعبي: 'الكعب',
  كعبو: 'الكعب',
  ظهري: 'الظهر',
  ظهره: 'الظهر',
  ظهرها: 'الظهر',
  ظهرو: 'الظهر',
  // "صرع" is epilepsy, this one fit of it.
  صرعه: 'صرعه',
  صرعات: 'صرعه',
  // "صلب" is hard.
  صلبي: 'الصلب',
  صلبو: 'الصلب',
  صلبها: 'الصلب',
  // "نفاس" is childbed.
  انفاسه: 'نفس',
  انفاسها: 'نفس',
  انفاسو: 'نفس',
  انفاسي: 'نفس',
  // "حاجة" is a thing.
  حاجتي: 'حاجتو',
  حاجته: 'حاجتو',
  حاجتها: 'حاجتو',
  حاجتو: 'حاجتو',
  // "شفت" is I saw.
  شفتي: 'شفه',
  شفه: 'شفه',
  // "خد" is the cheek.
  فخدي: 'فخد',
  فخدو: 'فخد',
  فخده: 'فخد',
  فخدها: 'فخد',
  فخد: 'فخد',
  // Of two letters: the "and" is taken off longer words only.
  ودم: 'دم',
  بدم: 'دم',
  ويد: 'يد',
  وفم: 'فم',
  وما: 'ما',
  ولا: 'لا',
  ولم: 'لم',
  ومش: 'مش',
  // "Both" is no "bent" (اتنى).
  الاتنين: 'اتنين',
  // "Got wet" is not "passed water".
  اتبل: 'اتبلل',
  اتبلت: 'اتبلل',
  اتبلو: 'اتبلل',
  اتنين: 'اتنين',
  ومو: 'مو',
}

const AND_OR_PREPOSITION = /^[وف]?[بلك]?(?=.{4})/
const WITH_ARTICLE = /^[وف]?(?:[بك]?ال|لل)(.{2,})$/

/** What stands for a word as it is written, also with an "and", a preposition or the article before it. */
function asWritten(word: string): string | undefined {
  const bare = WITH_ARTICLE.exec(word)?.[1]
  const candidates = [word, bare && `ال${bare}`, bare, word.replace(/^[وف]/, ''), word.replace(AND_OR_PREPOSITION, '')]
  const known = candidates.find((one) => one !== undefined && Object.hasOwn(AS_WRITTEN, one))
  return known === undefined ? undefined : AS_WRITTEN[known]
}

/** Two feet: their number matters, one leg swollen is not both. */
const TWO_FEET = /^(رجل|كرع|قدم|ساق)ي(?:ن(?:ه|ها|هم|ي|و|ا)?|ه|ها)$/

function withoutEnding(word: string): string {
  const feet = TWO_FEET.exec(word)?.[1]
  if (feet !== undefined) return `${feet}ين`
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

const withoutArticle = (word: string): string => ARTICLE.exec(word)?.[1] ?? word

const MEMO = new Map<string, readonly string[]>()
const MEMO_SIZE = 20_000

/** The "b" of the spoken present taken off a word that stands as it is written: بيحكي is also يحكي. */
const withoutPresent = (word: string): readonly string[] =>
  word.startsWith('ب') && Object.hasOwn(AS_WRITTEN, word.slice(1)) ? [word.slice(1)] : []

/** The "sh" with which a verb is denied in Egypt: (ما) بيرضعش is رضع, (ما) بيصحاش is صحى. */
function withoutNotEnding(word: string): readonly string[] {
  const said = /^و?ب?[يتان]?([^م].{2,})ش$/.exec(word)?.[1]
  return said === undefined ? [] : verbsOf(said)
}

const verbsOf = (said: string): readonly string[] => [said, said.replace(/ا$/, 'ي'), said.replace(/ت$/, '')]

/** What one will do: حيموت، هيموت. */
function withoutFuture(word: string): readonly string[] {
  const verb = /^[وف]?[حه]([يت].{3,})$/.exec(word)?.[1]
  return verb === undefined ? [] : [verb, verb.slice(1)]
}

/** A verb written together with its "ما", by its stem: مابيرضع، مابترضع, and as in Egypt مبيرضعش، مرضعتش, are مارضع. */
function deniedInOne(word: string): readonly string[] {
  const [, stem] = /^و?م(?:ا?ب?[يتان]?(.{2,})ش)$/.exec(word) ?? /^و?ما(?:ب?[يتان]|ب)?(.{3,})$/.exec(word) ?? []
  return stem === undefined ? [] : verbsOf(stem).map((verb) => `ما${verb}`)
}

function formsOf(word: string): readonly string[] {
  const written = asWritten(word)
  if (written !== undefined) return [written, written, ...withoutPresent(written)]
  const bare = new Set([word, withoutArticle(word)])
  for (const form of bare) {
    for (const pattern of [AND, BEFORE, PERSON]) {
      // One letter of each kind at most: و + ب + ي + كح
      const rest = pattern.exec(form)?.[1]
      if (rest !== undefined && word.length - rest.length <= SHORTEST) bare.add(withoutArticle(rest))
    }
  }
  for (const form of [...withoutNotEnding(word), ...deniedInOne(word), ...withoutFuture(word)]) bare.add(form)
  const canonical = withoutEnding(withoutArticle(word))
  return [word, canonical, ...new Set([...bare].flatMap((form) => [form, withoutEnding(form)]))]
}

/**
 * The forms under which an Arabic word is looked up, in the one spelling of tokens.ts: as written, then without article
 * and endings (under which phrases are kept), then without each letter that may be a prefix.
 */
export function arabicForms(word: string): readonly string[] {
  const known = MEMO.get(word)
  if (known !== undefined) return known
  const forms = formsOf(word)
  if (MEMO.size < MEMO_SIZE) MEMO.set(word, forms)
  return forms
}

/**
 * The verb that a word denies where "ما" is written together with it: مابيرضع, and as in Egypt: مبيرضعش، مرضعش.
 */
export function arabicDenied(word: string, isKnown: (form: string) => boolean): string | null {
  const together = /^و?ما(ب?[يتان].{2,})$/.exec(word)?.[1]
  const verbs = [...verbsOf(/^و?ما?(.{3,})ش$/.exec(word)?.[1] ?? ''), together ?? '']
  const known = verbs.find((verb) => arabicForms(verb).some(isKnown))
  return known ?? together ?? null
}
