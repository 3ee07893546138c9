/** Sizes and distances, in points. */
export const MARGIN = { top: 52, bottom: 78, left: 52, right: 52 }
export const SIZES = { heading: { 1: 19, 2: 15, 3: 11.5 }, body: 10, small: 8.5, margin: 7.5 }
export const SPACE = { paragraph: 5, item: 4, heading: { 1: 4, 2: 16, 3: 11 }, belowHeading: 3, indent: 16, line: 2 }
export const BOX = { padding: 10, radius: 5, gap: 8 }

/** Each is readable on the ground that it is drawn on (WCAG AA). */
export const COLOURS = { text: '#1f1e1a', quiet: '#58544d', red: '#8c1d18', line: '#c9c4ba' }
export const TONES = {
  red: { ground: '#b3261e', border: '#b3261e', text: '#ffffff' },
  amber: { ground: '#fdf0d2', border: '#8a5a00', text: '#3d2b00' },
  green: { ground: '#eaf6f1', border: '#eaf6f1', text: '#0a5a43' },
  plain: { ground: '#ffffff', border: '#8c1d18', text: '#1f1e1a' },
} as const
