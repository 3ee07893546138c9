const segment = (marker: number, content: readonly number[]): number[] => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
]
/** The bytes of a text of ASCII. */
export const textOf = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0))

/** What a camera writes beside a picture: where it was taken among it. */
export const EXIF = segment(0xe1, textOf('Exif\0\0GPS -0.0917, 34.7680'))
export const COMMENT = segment(0xfe, textOf('Taken at Ahero'))
/** How colours are to be read. */
export const ADOBE = segment(0xee, textOf('Adobe\0\0\0\0\0\0\0'))

/** The parts of a JPEG picture of this size, one colour all over; no more of its content than its structure asks for. */
export function jpegOf({
  widthPx = 320,
  heightPx = 240,
  beside = [],
  scan = [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56],
  behind = [],
}: {
  readonly widthPx?: number
  readonly heightPx?: number
  /** Segments in front of the picture. */
  readonly beside?: readonly number[]
  /** The coded picture. */
  readonly scan?: readonly number[]
  /** Bytes behind its end. */
  readonly behind?: readonly number[]
} = {}): Uint8Array<ArrayBuffer> {
  const frame = [8, heightPx >> 8, heightPx & 0xff, widthPx >> 8, widthPx & 0xff, 1, 1, 0x11, 0]
  return new Uint8Array([
    0xff,
    0xd8,
    ...segment(0xe0, [...textOf('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...beside,
    ...segment(
      0xdb,
      Array.from({ length: 65 }, () => 1),
    ),
    ...segment(0xc0, frame),
    ...segment(
      0xc4,
      Array.from({ length: 17 }, () => 0),
    ),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...scan,
    0xff,
    0xd9,
    ...behind,
  ])
}
