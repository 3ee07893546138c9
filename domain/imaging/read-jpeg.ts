/** A JPEG picture without anything in it that is not the picture: no place, no time, no device, no second picture. */
export interface Jpeg {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly widthPx: number
  readonly heightPx: number
}

const MARKER = 0xff
const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const HUFFMAN_TABLES = 0xc4
const ARITHMETIC_CONDITIONING = 0xcc
const EXTENSION = 0xc8
const JFIF = 0xe0
const ADOBE = 0xee
const FIRST_APPLICATION = 0xe0
const LAST_APPLICATION = 0xef
const COMMENT = 0xfe
const FIRST_RESTART = 0xd0
const LAST_RESTART = 0xd7
/** JFIF's own segment without the small picture that it may carry. */
const JFIF_LENGTH = 16

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 &&
  marker <= 0xcf &&
  marker !== HUFFMAN_TABLES &&
  marker !== EXTENSION &&
  marker !== ARITHMETIC_CONDITIONING

/** What says how colours are to be read stays; whatever else an application writes beside the picture goes. */
const isKept = (marker: number, length: number): boolean => {
  if (marker === COMMENT) return false
  if (marker < FIRST_APPLICATION || marker > LAST_APPLICATION) return true
  return marker === ADOBE || (marker === JFIF && length === JFIF_LENGTH)
}

/** Where the coded picture ends that begins here: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(MARKER, start); at !== -1; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) return -1
    const isCoded = next === 0 || next === MARKER || (next >= FIRST_RESTART && next <= LAST_RESTART)
    if (!isCoded) return at
  }
  return -1
}

/**
 * Reads a JPEG picture (ITU-T T.81, annex B), and leaves out of it what says where, when and with what it was taken.
 * @returns null for anything that is not one whole picture.
 */
export function readJpeg(bytes: Uint8Array): Jpeg | null {
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) return null
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let size: { readonly widthPx: number; readonly heightPx: number } | null = null
  let hasScan = false
  let at = 2
  while (at + 1 < bytes.length) {
    if (bytes[at] !== MARKER) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === MARKER) {
      // Bytes that fill up.
      at += 1
      continue
    }
    if (marker === END_OF_IMAGE) {
      if (!size || !hasScan) return null
      kept.push(bytes.subarray(at, at + 2))
      return { bytes: joined(kept), ...size }
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return null
    if (isFrame(marker)) {
      if (size || length < 8) return null
      size = {
        heightPx: ((bytes[at + 5] ?? 0) << 8) | (bytes[at + 6] ?? 0),
        widthPx: ((bytes[at + 7] ?? 0) << 8) | (bytes[at + 8] ?? 0),
      }
      if (size.widthPx === 0 || size.heightPx === 0) return null
    }
    if (marker === START_OF_SCAN) {
      const next = endOfScan(bytes, end)
      if (next === -1) return null
      hasScan = true
      kept.push(bytes.subarray(at, next))
      at = next
      continue
    }
    if (isKept(marker, length)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
