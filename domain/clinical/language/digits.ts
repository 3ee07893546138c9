import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { anyOf, asWords, isBesideTens, isTens, numberOf, TENS_AND } from '#domain/clinical/language/templates.ts'

/** Numbers in words in digits: "forty-two breaths", "pulse one hundred and twenty", "thirty-six point two". */
export function digitsReader(grammars: readonly Grammar[]): (text: string) => string {
  const vague = new Set(grammars.flatMap((grammar) => grammar.vague ?? []))
  const entries = grammars.flatMap((grammar) => Object.entries(grammar.numbers)).filter(([name]) => !vague.has(name))
  const numbers: Grammar['numbers'] = Object.fromEntries(entries)
  const named = (fits: (value: number) => boolean) =>
    anyOf(Object.keys(numbers).filter((name) => fits(numbers[name] ?? 0))) || '(?!)'
  const [tens, large, small] = [named(isTens), named((value) => value >= 10), named(isBesideTens)]
  const point = new RegExp(String.raw`(?<!\p{L})(\d+|${small}|zero)\s+point\s+(\d|\p{L}+)\b`, 'giu')
  const hundreds = (count: string): number => (numbers[count.toLowerCase()] ?? 1) * 100
  const inWords = new RegExp(asWords(`(?:${tens})${TENS_AND}(?:${small})|${large}`), 'giu')
  return (text) =>
    text
      .replaceAll(IN_BRACKETS, ' $1 ')
      .replaceAll(inWords, (said) => String(numberOf(said, { numbers })))
      .replaceAll(HUNDRED, (_, count: string, rest: string | undefined) => String(hundreds(count) + Number(rest ?? 0)))
      .replaceAll(SHORT_HUNDRED, (_, ...said: (string | undefined)[]) =>
        String(hundreds(said[0] ?? said[2] ?? '') + Number(said[1] ?? said[3])),
      )
      .replaceAll(THOUSANDS, '$1$2')
      .replaceAll(GRAMS_BEHIND_KILOS, (_, kilos: string, grams: string) => `${kilos}.${grams.slice(0, 2)} kg`)
      .replaceAll(
        point,
        (_, whole: string, part: string) => `${numberOf(whole, { numbers })}.${numberOf(part, { numbers })}`,
      )
}

/** A name behind another one: kipimo cha mkono (MUAC) ni 112 mm. */
const IN_BRACKETS = /\((\p{L}{2,12})\)/gu
const HUNDRED = /\b(one|a|two|three|four|five|six|seven|eight|nine)\s+hundred(?:\s+(?:and\s+)?(\d{1,2}))?\b/giu
/** A pressure as it is said: one sixty over one ten. */
const SHORT_HUNDRED = /\b(one|two)\s+(\d{2})\b(?=\s+over\b)|(?<=\bover\s+)(one)\s+(\d{2})\b/giu
const GRAMS_BEHIND_KILOS = /(\d)\s*(?:kg|kilos?)\s+(?:and\s+)?(\d{3})\s*g(?:r|m|rams?)?\b/giu
/** 1,150 g, 250,000/µL: no decimal has three places. */
const THOUSANDS =
  /\b(\d{1,3}),(\d{3})(?=\s*(?:(?:g|gr|gm|grams?|mls?|parasites?)\b|\/\s*[uµμ]l|per\s+(?:[uµμ]l|microl|mm)))/giu
