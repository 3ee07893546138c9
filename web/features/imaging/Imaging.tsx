import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { AnalysisTools } from '#web/features/imaging/analysis/AnalysisTools.tsx'
import { CaptureTab } from '#web/features/imaging/CaptureTab.tsx'
import { HistoryTab } from '#web/features/imaging/HistoryTab.tsx'
import { BLANK_DRAFT, type CompleteDraft, SAVED } from '#web/features/imaging/photo-draft.ts'
import { usePhotos } from '#web/features/imaging/use-photos.ts'
import { useSavePhoto } from '#web/features/imaging/use-save-photo.ts'
import { TabBar } from '#web/ui/TabBar.tsx'
import classes from './imaging.module.css'

const TABS = ['capture', 'history', 'analysis'] as const
type Tab = (typeof TABS)[number]

interface Props {
  /** Of whose record the photos are; null: of none. */
  patientId: string | null
  /** Of whom the photos are, in words. */
  subject: string
  hint: string
}

/** Takes photos and shows those taken. The draft outlives a look at the other tab. */
export function Imaging({ patientId, subject, hint }: Props) {
  const { t } = useTranslation('imaging')
  const [search] = useSearchParams()
  const [tab, setTab] = useState<Tab>(search.get('tab') === 'history' ? 'history' : 'capture')
  const [draft, setDraft] = useState(BLANK_DRAFT)
  const photos = usePhotos(patientId)
  const top = useRef<HTMLParagraphElement>(null)
  const { saving, save } = useSavePhoto(patientId)

  const saveDraft = async (complete: CompleteDraft) => {
    if (!(await save(complete))) return
    setDraft((all) => ({ ...all, ...SAVED }))
    setTab('history')
    photos.fetchNewest()
    // The button is gone that was pressed, and the newest photo is at the top.
    top.current?.focus()
  }

  const panelOf = (shown: Tab) => {
    if (shown === 'history') return <HistoryTab {...photos} subject={subject} onCapture={() => setTab('capture')} />
    if (shown === 'analysis') return <AnalysisTools />
    return (
      <CaptureTab
        draft={draft}
        onChange={(changes) => setDraft((all) => ({ ...all, ...changes }))}
        saving={saving}
        onSave={(complete) => void saveDraft(complete)}
      />
    )
  }
  const labels: Readonly<Record<Tab, string>> = {
    capture: t('tabs.capture'),
    history: photos.photos ? t('tabs.historyOf', { number: photos.photos.length }) : t('tabs.history'),
    analysis: t('tabs.analysis'),
  }

  return (
    <>
      <p ref={top} tabIndex={-1} className={classes.subject}>
        {subject}
      </p>
      <p className={classes.hint}>{hint}</p>
      <TabBar
        label={t('tabs.label')}
        value={tab}
        onChange={setTab}
        tabs={TABS.map((value) => ({ value, label: labels[value], panel: () => panelOf(value) }))}
      />
    </>
  )
}
