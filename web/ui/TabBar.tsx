import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import classes from './TabBar.module.css'

interface Props<T extends string> {
  label: string
  tabs: readonly { value: T; label: string; panel: () => ReactNode }[]
  value: T
  onChange: (value: T) => void
  /** All panels stay in the page, and all but one are hidden; printed they follow one another, without the tabs. */
  keepPanels?: boolean
}

/** Tabs with their panels, after the WAI-ARIA pattern: arrow keys, Home and End move between them. */
export function TabBar<T extends string>({ label, tabs, value, onChange, keepPanels = false }: Props<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const panels = keepPanels ? tabs : tabs.filter((tab) => tab.value === value)
  const panelId = (tab: T) => (keepPanels ? `${id}-panel-${tab}` : `${id}-panel`)

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = targets[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChange(tab.value)
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.value}"]`)?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={classes.list} data-kept={keepPanels || undefined}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-tab={tab.value}
            className={classes.tab}
            aria-selected={tab.value === value}
            aria-controls={panelId(tab.value)}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {panels.map((tab) => (
        <div
          key={keepPanels ? tab.value : 'current'}
          role="tabpanel"
          id={panelId(tab.value)}
          aria-labelledby={`${id}-${tab.value}`}
          className={classes.panel}
          hidden={tab.value !== value}
        >
          {tab.panel()}
        </div>
      ))}
    </>
  )
}
