import type { LocalText } from '#domain/vocabulary/languages.ts'

/** The units in which markets of the region sell. */
export const PRICE_UNITS = {
  kg: { en: 'kg', sw: 'kilo' },
  kg_of_flour: { en: 'kg of flour', sw: 'kilo ya unga' },
  each: { en: 'each', sw: 'kila moja' },
  loaf: { en: 'loaf of 400 g', sw: 'mkate wa gramu 400' },
  packet_250_g: { en: 'packet of 250 g', sw: 'pakiti ya gramu 250' },
  packet_400_g: { en: 'packet of 400 g', sw: 'pakiti ya gramu 400' },
  packet_500_g: { en: 'packet of 500 g', sw: 'pakiti ya gramu 500' },
  jar_400_g: { en: 'jar of 400 g', sw: 'kopo la gramu 400' },
  plate: { en: 'cooked plate', sw: 'sahani iliyopikwa' },
  bunch: { en: 'bunch', sw: 'fungu' },
  head: { en: 'head', sw: 'kichwa kimoja' },
  half_litre: { en: 'half litre', sw: 'nusu lita' },
  litre: { en: 'litre', sw: 'lita' },
  cup: { en: 'cup', sw: 'kikombe' },
} as const satisfies Record<string, LocalText>
export type PriceUnit = keyof typeof PRICE_UNITS
