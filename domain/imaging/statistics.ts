/** The mean of values, of which there is at least one. */
export function meanOf(values: Float32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

/** Which share of values, of which there is at least one, is counted: 0 to 1. */
export function shareOf(values: Float32Array, isCounted: (value: number) => boolean): number {
  let count = 0
  for (const value of values) if (isCounted(value)) count += 1
  return count / values.length
}
