import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { DemoBanner } from '#web/app/layout/DemoBanner.tsx'
import { OfflineNotice } from '#web/app/layout/OfflineNotice.tsx'
import { SiteFooter } from '#web/app/layout/SiteFooter.tsx'
import { SiteHeader } from '#web/app/layout/SiteHeader.tsx'
import { CONTENT_ID, SkipLink } from '#web/app/layout/SkipLink.tsx'
import classes from './AppLayout.module.css'

/** What surrounds every page. A page that fails is replaced inside it, and the navigation stays. */
export function AppLayout() {
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A screen reader goes on at the new page, as it would after a page load.
    content.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <div className={classes.root}>
      <SkipLink />
      <SiteHeader />
      <OfflineNotice />
      <main ref={content} id={CONTENT_ID} tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
      <SiteFooter />
      <DemoBanner />
      <ScrollRestoration />
    </div>
  )
}
