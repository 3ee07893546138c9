interface Props {
  size?: number
}

/** The sign of the product: a sun that rises out of two leaves, which together make a heart. Decorative. */
export function BrandMark({ size = 36 }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="13" fill="#0c6b50" />
      <circle cx="24" cy="15.5" r="6.5" fill="#f6b545" />
      <path d="M24 40C13 35 8 28 8.5 18.5 17.5 19.5 23 25 24 40Z" fill="#fff" />
      <path d="M24 40C35 35 40 28 39.5 18.5 30.5 19.5 25 25 24 40Z" fill="#a8d7c6" />
    </svg>
  )
}
