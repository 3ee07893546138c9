/** A morning over tea hills, in the colours of the brand. Decorative. */
export function HeroArt({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 400" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fdf1d6" />
          <stop offset="1" stopColor="#f9d79a" />
        </linearGradient>
        <clipPath id="frame">
          <rect width="480" height="400" rx="28" />
        </clipPath>
      </defs>
      <g clipPath="url(#frame)">
        <rect width="480" height="400" fill="url(#sky)" />
        <circle cx="312" cy="168" r="62" fill="#f6b545" />
        <circle cx="312" cy="168" r="92" fill="#f6b545" opacity=".22" />
        <path d="M0 232c70-46 118-52 178-22s128 34 180 4 92-30 122-18v204H0Z" fill="#a8d7c6" />
        <path d="M0 272c64-22 128-20 196 8s156 26 284-32v152H0Z" fill="#52b08f" />
        <path d="M0 318c96-34 176-24 258 2s150 24 222-6v86H0Z" fill="#0c6b50" />
        <g stroke="#1d8465" strokeWidth="5" strokeLinecap="round" fill="none">
          <path d="M18 352c80-26 158-18 232 4s146 22 212 0" />
          <path d="M18 378c80-22 158-16 232 2s146 18 212 0" />
        </g>
        <g fill="#fff">
          <path d="M128 300c-30-14-44-33-43-59 25 3 40 18 43 59Z" />
          <path d="M128 300c30-14 44-33 43-59-25 3-40 18-43 59Z" opacity=".82" />
        </g>
        <path d="M128 298v40" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      </g>
    </svg>
  )
}
