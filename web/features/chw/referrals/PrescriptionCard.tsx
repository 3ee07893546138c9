import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMoment } from '#web/features/chw/referrals/use-moment.ts'
import type { PrescriptionCard_PrescriptionFragment } from '#web/graphql/operations.ts'
import classes from './referrals.module.css'

export const PRESCRIPTION_CARD: TypedDocumentNode<PrescriptionCard_PrescriptionFragment> = gql`
  fragment PrescriptionCard_prescription on Prescription {
    id
    createdAt
    diagnosis
    requestedByName
    patient {
      id
      firstName
      lastName
    }
    facility {
      id
      name
    }
    items {
      id
      name
      dosage
      quantity
      durationDays
      instructions
    }
  }
`

/** What was asked for one patient: the medicines with dose, number and instructions. */
export function PrescriptionCard({
  prescription,
}: {
  prescription: FragmentType<PrescriptionCard_PrescriptionFragment>
}) {
  const { t } = useTranslation('referrals')
  const moment = useMoment()
  const { data, complete } = useFragment({ fragment: PRESCRIPTION_CARD, from: prescription })
  if (!complete) return null
  const { patient } = data
  const name = `${patient.firstName} ${patient.lastName}`
  return (
    <article className={classes.card} aria-label={name}>
      <div>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.quiet}>
          {t('requests.askedBy', { name: data.requestedByName, facility: data.facility.name })} ·{' '}
          {moment(data.createdAt)}
        </p>
      </div>
      <p className={classes.said}>{data.diagnosis}</p>
      <ul className={classes.medicines}>
        {data.items.map(({ id, name: medicine, dosage, quantity, durationDays, instructions }) => (
          <li key={id}>
            <strong>{medicine}</strong>
            <p className={classes.said}>{dosage}</p>
            <p className={classes.quiet}>
              {[
                durationDays === null ? null : t('medicine.days', { count: durationDays }),
                quantity === null ? null : t('medicine.quantity', { count: quantity }),
              ]
                .filter((text) => text !== null)
                .join(' · ')}
            </p>
            {instructions !== null && <p className={classes.said}>{instructions}</p>}
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={`/patients/${patient.id}`}
          variant="subtle"
          px="xs"
          aria-label={t('card.recordOf', { name })}
        >
          {t('card.record')}
        </Button>
      </div>
    </article>
  )
}
