import type { DangerSignKey } from '#web/features/medical/emergency/danger-signs.ts'

const drop = (x: number, y: number) => (
  <path d={`M${x} ${y}c2 2.6 3.2 4.2 3.2 6a3.2 3.2 0 0 1-6.4 0c0-1.8 1.2-3.4 3.2-6z`} />
)

/** Line drawings on a field of 48 by 48, with what one can make out at the size of a thumb. */
const DRAWINGS: Readonly<Record<DangerSignKey, React.JSX.Element>> = {
  // Somebody kneels beside a lying person, arms straight, and presses on the chest.
  not_breathing: (
    <>
      <circle cx="7" cy="37" r="4.5" />
      <path d="M14 41h30M14 36c5-2 10-2 15 0l15 2" />
      <circle cx="27" cy="7" r="4.5" />
      <path d="M28 16 21 32M28 16c7 1 11 5 11 11l-4 8" />
      <path d="M13 17v9m-3-3 3 3 3-3" />
    </>
  ),
  // Somebody lies on the side and sleeps.
  unconscious: (
    <>
      <circle cx="9" cy="32" r="5" />
      <path d="M7 33h3M15 34c4-4 9-5 15-4l4 1-5 8h8M17 35l4 5h-6M34 31l9 8" />
      <path d="M4 44h40M20 16h6l-6 7h6M32 6h8l-8 9h8" />
    </>
  ),
  // Both hands at the throat, the mouth open.
  choking: (
    <>
      <circle cx="24" cy="12" r="9" />
      <circle cx="24" cy="16" r="2" />
      <path d="M19 10h2M27 10h2M5 44c0-9 4-14 13-16M43 44c0-9-4-14-13-16" />
      <path d="m13 44 3-8 13-10m6 18-3-8-13-10" />
    </>
  ),
  // The lungs.
  breathing: (
    <>
      <path d="M24 5v13m0 0-6 6m6-6 6 6" />
      <path d="M19 16C11 18 6 28 6 38c0 4 3 5 6 4l5-2c2-.8 2-2 2-4zM29 16c8 2 13 12 13 22 0 4-3 5-6 4l-5-2c-2-.8-2-2-2-4z" />
    </>
  ),
  // A lying person who jerks.
  fits: (
    <>
      <circle cx="9" cy="30" r="5" />
      <path d="M15 33h14l5-8 5 13M19 33l-2-8 6-3M4 44h40" />
      <path d="m6 14 4-6 4 6 4-6M30 16l4-6 4 6 4-6" />
    </>
  ),
  // An arm with a wound.
  bleeding: (
    <>
      <path d="M4 8h22l9-2c4-1 9 2 9 6s-4 7-8 7l-8 1H4" />
      <path d="m15 14 6-3m-5 6 6-3" />
      {drop(12, 26)}
      {drop(24, 31)}
      {drop(34, 25)}
    </>
  ),
  // The heart in the chest.
  chest_pain: (
    <>
      <circle cx="24" cy="9" r="6" />
      <path d="M6 44v-7c0-9 7-16 18-16s18 7 18 16v7" />
      <path d="M26 42c-6-4-8-7-8-10a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 3-2 6-8 10z" fill="currentColor" stroke="none" />
      <path d="M38 24l4-5M33 20l1-6" />
    </>
  ),
  // A face of which one side hangs.
  stroke: (
    <>
      <circle cx="24" cy="24" r="19" />
      <circle cx="16" cy="20" r="2" fill="currentColor" stroke="none" />
      <path d="M12 14c2-2 5-2 7-1M28 16c3 0 5 1 7 4M28 22l6 3M14 31c5 2 9 0 12 2s4 4 5 7" />
    </>
  ),
  // A stiff neck, and a thermometer.
  stiff_neck: (
    <>
      <circle cx="16" cy="12" r="8" />
      <path d="M12 20v8m8-8v8M3 44c0-10 4-15 13-16 9 1 13 6 13 16" />
      <path d="m5 21 3 2-3 2 3 2M27 21l-3 2 3 2-3 2" />
      <path d="M35 28V8a3 3 0 0 1 6 0v20a6 6 0 1 1-6 0z" />
      <path d="M38 33V15" />
    </>
  ),
  // A child, and a cup that is crossed out.
  sick_child: (
    <>
      <circle cx="16" cy="20" r="12" />
      <path d="M16 8c0-3 3-4 4-2M11 20l3-2M21 20l-3-2M12 27c2-3 6-3 8 0" />
      <path d="M30 26h14l-2 18H32zM28 46 46 24" />
    </>
  ),
  // A drop that is nearly empty.
  dehydration: (
    <>
      <path d="M20 4c8 10 13 17 13 25a13 13 0 0 1-26 0C7 21 12 14 20 4z" />
      <path d="M9 34c3-2 5-2 8 0s5 2 8 0 4-2 6-1" />
      <path d="M41 12v18m-4-4 4 4 4-4" />
    </>
  ),
  // A pregnant woman, from the side.
  pregnancy: (
    <>
      <circle cx="21" cy="8" r="5" />
      <path d="M17 15c-4 6-5 12-4 19l1 10M24 15c0 4 1 6 4 8 6 3 8 7 7 11s-5 6-9 6v4M19 19l1 9 8 3" />
    </>
  ),
  // A mother with a baby in her arms.
  after_birth: (
    <>
      <circle cx="19" cy="10" r="6" />
      <path d="M5 44V33c0-8 5-14 14-14 6 0 10 3 12 7" />
      <circle cx="35" cy="29" r="5" />
      <path d="M30 31c-7 0-13 2-16 6s-1 7 4 7h14c7 0 10-4 8-10" />
    </>
  ),
  // A snake with its tongue out.
  snakebite: (
    <>
      <path d="M6 42h26a7 7 0 0 0 0-14H17a7 7 0 0 1 0-14h11" />
      <path d="M28 14c0-4 4-6 8-5s6 3 6 5-2 4-6 5-8-1-8-5z" />
      <path d="M42 14h2l2-2m-2 2 2 2" />
      <circle cx="35" cy="13" r="1.2" fill="currentColor" stroke="none" />
    </>
  ),
  // A flame.
  burn: (
    <>
      <path d="M26 4c1 9 12 13 12 25a14 14 0 0 1-28 0c0-7 4-10 6-14 1 3 2 5 4 6 3-5 2-11 6-17z" />
      <path d="M24 27c1 4 5 5 5 10a5 5 0 0 1-10 0c0-4 4-6 5-10z" />
    </>
  ),
  // A bottle with a cross.
  poisoning: (
    <>
      <path d="M18 4h12M20 4v8l-6 7v21a4 4 0 0 0 4 4h12a4 4 0 0 0 4-4V19l-6-7V4M14 22h20" />
      <path d="m19 28 10 10m0-10L19 38" />
    </>
  ),
  // Somebody who sits with the head on the knees.
  suicide: (
    <>
      <circle cx="24" cy="16" r="6" />
      <path d="M18 20c-6 5-9 12-8 22h10l10-17 5 17h5M17 27l7 5 6-4M4 42h40" />
    </>
  ),
}

/** The picture of a danger sign, beside its name. Decorative. */
export function DangerPicture({ of: sign, size }: { of: DangerSignKey; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {DRAWINGS[sign]}
    </svg>
  )
}
