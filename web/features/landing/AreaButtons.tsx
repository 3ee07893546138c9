import { IconAmbulance, IconArrowRight, IconPackage, IconPill, IconSalad, IconStethoscope } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Role } from '#domain/vocabulary/roles.ts'
import { type AreaKey, areasFor } from '#web/lib/areas.ts'
import classes from './AreaButtons.module.css'

const ICONS = {
  chw: IconAmbulance,
  dispensing: IconPill,
  medical: IconStethoscope,
  nutrition: IconSalad,
  stock: IconPackage,
} as const satisfies Record<AreaKey, typeof IconSalad>

/** The ways into the areas that somebody with these roles can enter (specification §2 "Landing page"). */
export function AreaButtons({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation(['landing', 'common'])
  return (
    <ul className={classes.list} aria-label={t('areas.heading')}>
      {areasFor(roles).map(({ key, path }) => {
        const Icon = ICONS[key]
        return (
          <li key={key}>
            <Link to={path} className={classes.button}>
              <Icon size={28} stroke={1.5} aria-hidden />
              <span className={classes.text}>
                <strong>{t(`common:areas.${key}`)}</strong>
                <span>{t(`areas.${key}`)}</span>
              </span>
              <IconArrowRight size={20} aria-hidden />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
