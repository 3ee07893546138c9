import { encode } from 'uqr'

/** Light modules around the code, so that scanners find it (ISO/IEC 18004: four). */
const QUIET_ZONE = 4

interface Props {
  text: string
  label: string
  className?: string | undefined
}

/** A QR code, drawn here: no network is needed. Black on white in every colour scheme, for scanners. */
export function QrCode({ text, label, className }: Props) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
