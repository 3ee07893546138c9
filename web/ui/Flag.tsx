import type { CORE_COUNTRY_CODES } from '#domain/vocabulary/countries.ts'

type FlaggedCountry = (typeof CORE_COUNTRY_CODES)[number]

/** The flags on a field of 30 by 20, with what one can make out at the size of a line of text. */
const FIELDS: Readonly<Record<FlaggedCountry, React.JSX.Element>> = {
  KE: (
    <>
      <path fill="#fff" d="M0 0h30v20H0z" />
      <path fill="#1a1a1a" d="M0 0h30v6H0z" />
      <path fill="#b8122a" d="M0 7h30v6H0z" />
      <path fill="#1c6b35" d="M0 14h30v6H0z" />
      <ellipse cx="15" cy="10" rx="3.2" ry="6" fill="#b8122a" stroke="#1a1a1a" />
      <path stroke="#fff" d="M15 5v10" />
    </>
  ),
  UG: (
    <>
      <path fill="#1a1a1a" d="M0 0h30v3.34H0zM0 10h30v3.34H0z" />
      <path fill="#fcdc04" d="M0 3.33h30v3.34H0zM0 13.33h30v3.34H0z" />
      <path fill="#d90000" d="M0 6.67h30V10H0zM0 16.67h30V20H0z" />
      <circle cx="15" cy="10" r="3.8" fill="#fff" />
      <path fill="#1a1a1a" d="m14 7 2 1-.5 2.5.5 2.5h-2l.5-2.5z" />
    </>
  ),
  TZ: (
    <>
      <path fill="#1eb53a" d="M0 0h30L0 20z" />
      <path fill="#00a3dd" d="M30 0v20H0z" />
      <path stroke="#fcd116" strokeWidth="7.5" d="M-2 21.33 32-1.33" />
      <path stroke="#1a1a1a" strokeWidth="5" d="M-2 21.33 32-1.33" />
    </>
  ),
  RW: (
    <>
      <path fill="#00a1de" d="M0 0h30v10H0z" />
      <path fill="#fad201" d="M0 10h30v5H0z" />
      <path fill="#20603d" d="M0 15h30v5H0z" />
      <circle cx="24" cy="5" r="2.4" fill="#e5be01" />
    </>
  ),
  CD: (
    <>
      <path fill="#007fff" d="M0 0h30v20H0z" />
      <path stroke="#f7d618" strokeWidth="6.5" d="M-1 20.66 31-.66" />
      <path stroke="#ce1021" strokeWidth="4.3" d="M-1 20.66 31-.66" />
      <path fill="#f7d618" d="m5 1.5 1.03 3.08H9.3L6.65 6.5l1 3.1L5 7.7 2.35 9.6l1-3.1L.7 4.58h3.27z" />
    </>
  ),
  SS: (
    <>
      <path fill="#fff" d="M0 0h30v20H0z" />
      <path fill="#1a1a1a" d="M0 0h30v6H0z" />
      <path fill="#da121a" d="M0 7h30v6H0z" />
      <path fill="#078930" d="M0 14h30v6H0z" />
      <path fill="#0f47af" d="m0 0 15 10L0 20z" />
      <path fill="#fcdd09" d="m5 7 .7 2.1h2.2l-1.8 1.3.7 2.1L5 11.2l-1.8 1.3.7-2.1-1.8-1.3h2.2z" />
    </>
  ),
}

/**
 * The flag of a country, beside its name. Drawn, because not every device has letters for flags. Decorative.
 */
export function Flag({ country, width = 30 }: { country: FlaggedCountry; width?: number }) {
  return (
    <svg
      width={width}
      height={(width * 2) / 3}
      viewBox="0 0 30 20"
      aria-hidden="true"
      focusable="false"
      style={{ borderRadius: 3, boxShadow: '0 0 0 1px var(--afya-line)', flex: 'none' }}
    >
      {FIELDS[country]}
    </svg>
  )
}
