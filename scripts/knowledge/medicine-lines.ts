import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import { REGIMENS } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import type {
  Dose,
  Medicine,
  MedicineCautions,
  Quantity,
  Regimen,
} from '#domain/clinical/knowledge/medicines/medicine.ts'
import type { Texts } from './texts.ts'

const regimens: Readonly<Record<string, Regimen>> = REGIMENS
const medicines: Readonly<Record<string, Medicine>> = MEDICINES
/** So many bands of a dose are written out; of more the first and the last. */
const BANDS_SHOWN = 6
const LATEST_MONTHS = 1200

export function quantityInWords({ amount, unit, strength }: Quantity, { words }: Texts): string {
  return words.quantity(String(amount), words.units[unit], strength ? ` (${strength})` : '')
}

const agesInWords = (from: number, below: number, { words }: Texts): string =>
  words.ages(words.age(from), below >= LATEST_MONTHS ? null : words.age(below))

function bandsInWords(bands: readonly string[], { words }: Texts): string {
  if (bands.length <= BANDS_SHOWN) return bands.join('; ')
  return [bands[0], `… (${words.moreBands(bands.length - 2)})`, bands.at(-1)].join('; ')
}

function doseInWords(dose: Dose, texts: Texts): string {
  const { words } = texts
  if ('gives' in dose) return quantityInWords(dose.gives, texts)
  if ('perKg' in dose) {
    const most = quantityInWords({ amount: dose.most, unit: dose.perKg.unit }, texts)
    return words.perKg(quantityInWords(dose.perKg, texts), most)
  }
  if ('perKgByKg' in dose) {
    const bands = dose.perKgByKg.map(
      ({ from, below, perKg }) =>
        `${words.kg(from, below)} ${words.perKg(quantityInWords(perKg, texts), quantityInWords({ amount: dose.most, unit: perKg.unit }, texts))}`,
    )
    return bandsInWords(bands, texts)
  }
  const bands =
    'byKg' in dose
      ? dose.byKg.map(({ from, below, gives }) => `${words.kg(from, below)} ${quantityInWords(gives, texts)}`)
      : dose.byMonths.map(
          ({ from, below, gives }) => `${agesInWords(from, below, texts)} ${quantityInWords(gives, texts)}`,
        )
  return bandsInWords(bands, texts)
}

function forWhom({ of }: Regimen, texts: Texts): string[] {
  if (!of) return []
  const { words } = texts
  const ages =
    of.fromMonths === undefined && of.belowMonths === undefined
      ? []
      : [agesInWords(of.fromMonths ?? 0, of.belowMonths ?? LATEST_MONTHS, texts)]
  const pregnancy = of.pregnant === undefined ? [] : [of.pregnant ? words.pregnantOnly : words.notPregnant]
  return [...ages, ...pregnancy]
}

/** How often, how long and which way a regimen is given, and by whom. */
export function regimenInWords(id: string, texts: Texts): string {
  const regimen = regimens[id]
  if (!regimen) return texts.medicine(id)
  const { words } = texts
  return [
    texts.medicine(regimen.medicine),
    words.routes[regimen.route],
    words.timesADay(regimen.timesPerDay, regimen.days),
    ...forWhom(regimen, texts),
    ...(regimen.beforeReferral ? [words.beforeReferral] : []),
    words.levelOfCare(words.places[regimen.from]),
  ].join(', ')
}

function cautionsInWords(cautions: MedicineCautions, texts: Texts): { never: string[]; careful: string[] } {
  const { words } = texts
  const of = (severity: 'avoid' | 'reduce') => [
    ...(cautions.kidneyDisease === severity ? [words.kidney] : []),
    ...(cautions.liverDisease === severity ? [words.liver] : []),
  ]
  return {
    never: [
      ...(cautions.belowMonths === undefined ? [] : [words.belowAge(words.age(cautions.belowMonths))]),
      ...(cautions.belowKg === undefined ? [] : [words.belowKg(cautions.belowKg)]),
      ...(cautions.pregnancy ? [words.trimesters(cautions.pregnancy.join(', '))] : []),
      ...(cautions.breastfeeding ? [words.breastfeeding] : []),
      ...of('avoid'),
      ...(cautions.notWith ?? []).map(texts.finding),
    ],
    careful: [
      ...(cautions.pregnancyCare ? [words.trimesters(cautions.pregnancyCare.join(', '))] : []),
      ...of('reduce'),
      ...(cautions.carefulWith ?? []).map(texts.finding),
    ],
  }
}

/** A regimen in lines: how it is given, the doses, the note, with whom it is not given or with care. */
export function regimenLines(id: string, texts: Texts): string[] {
  const regimen = regimens[id]
  if (!regimen) return [texts.medicine(id)]
  const { words } = texts
  const note = texts.note(id)
  const { never, careful } = cautionsInWords(medicines[regimen.medicine]?.cautions ?? {}, texts)
  return [
    regimenInWords(id, texts),
    `  ${doseInWords(regimen.dose, texts)}`,
    ...(note ? [`  ${note}`] : []),
    ...(never.length > 0 ? [`  ${words.notGiven}: ${never.join('; ')}`] : []),
    ...(careful.length > 0 ? [`  ${words.withCare}: ${careful.join('; ')}`] : []),
  ]
}
