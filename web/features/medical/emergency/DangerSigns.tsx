import { IconPhone, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DangerPicture } from '#web/features/medical/emergency/DangerPicture.tsx'
import { Disclosure } from '#web/features/medical/emergency/Disclosure.tsx'
import {
  DANGER_SIGN_GROUPS,
  DANGER_SIGN_SOURCES,
  type DangerSignKey,
} from '#web/features/medical/emergency/danger-signs.ts'
import { Sources } from '#web/features/medical/Sources.tsx'
import classes from './DangerSigns.module.css'

/**
 * The danger signs in words and pictures, each with its first aid.
 * @param number the number to call, when it is known
 */
export function DangerSigns({ number }: { number: string | null }) {
  const { t } = useTranslation('medicalHelp')
  return (
    <section className={classes.root} aria-labelledby="danger-signs">
      <h2 id="danger-signs" className={classes.heading}>
        {t('emergency.signs.heading')}
      </h2>
      <p className={classes.intro}>{t('emergency.signs.intro')}</p>
      {DANGER_SIGN_GROUPS.map(({ key, signs }) => (
        <div key={key} className={classes.group}>
          <h3 className={classes.groupName}>{t(`emergency.signs.groups.${key}`)}</h3>
          <div className={classes.signs}>
            {signs.map((sign) => (
              <DangerSign key={sign} sign={sign} number={number} />
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}

function DangerSign({ sign, number }: { sign: DangerSignKey; number: string | null }) {
  const { t } = useTranslation('medicalHelp')
  const { name, signs, steps, not } = t(`emergency.signs.${sign}`, { returnObjects: true })
  return (
    <Disclosure title={name} lead={signs} picture={<DangerPicture of={sign} size={56} />} level={4}>
      {number !== null && (
        <a className={classes.call} href={`tel:${number}`}>
          <IconPhone size={20} aria-hidden />
          {t('emergency.call.now', { number })}
        </a>
      )}
      <h5 className={classes.part}>{t('emergency.signs.doNow')}</h5>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h5 className={classes.part}>{t('emergency.signs.doNot')}</h5>
      <ul className={classes.nots}>
        {not.map((line) => (
          <li key={line}>
            <IconX size={20} className={classes.cross} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
      <Sources sources={DANGER_SIGN_SOURCES[sign]} />
    </Disclosure>
  )
}
