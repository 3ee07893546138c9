import { Button, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PATIENT_LIMITS } from '#domain/input/patient.ts'
import type { PatientFormPart } from '#web/features/chw/register/patient-values.ts'
import classes from './PatientForm.module.css'

/** What everybody must know who treats the patient: added by Enter or the button, removed by a press (§5). */
export function MedicalAlerts({ form, words }: PatientFormPart) {
  const { t } = useTranslation('chwRegister')
  const box = useRef<HTMLInputElement>(null)
  const alerts = form.values.medicalAlerts
  const typed = form.values.alertTyped.trim()

  const add = () =>
    form.setValues({
      alertTyped: '',
      ...(typed !== '' && !alerts.includes(typed) && { medicalAlerts: [...alerts, typed] }),
    })
  const remove = (gone: string) => {
    form.setValues({ medicalAlerts: alerts.filter((alert) => alert !== gone) })
    // The button that had the focus goes with its alert.
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Else it would send the form.
    event.preventDefault()
    add()
  }

  return (
    <div className={classes.group} data-field="medicalAlerts">
      <div className={classes.addRow}>
        <TextInput
          {...form.getInputProps('alertTyped')}
          ref={box}
          className={classes.grows}
          error={words.error(form.errors['medicalAlerts'])}
          label={`${t('alerts.label')} (${words.optional})`}
          description={t('alerts.hint')}
          maxLength={PATIENT_LIMITS.alert}
          autoComplete="off"
          enterKeyHint="done"
          onKeyDown={onKeyDown}
        />
        <Button variant="default" onClick={add} aria-label={t('alerts.addLabel')}>
          {t('alerts.add')}
        </Button>
      </div>
      {alerts.length > 0 && (
        <ul className={classes.alerts} aria-label={t('alerts.label')}>
          {alerts.map((alert) => (
            <li key={alert}>
              <button
                type="button"
                className={classes.alert}
                onClick={() => remove(alert)}
                aria-label={t('alerts.remove', { alert })}
              >
                <span>{alert}</span>
                <IconX size={18} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
