import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { Role } from '#domain/vocabulary/roles.ts'
import { RequireSession } from '#web/app/guards/RequireSession.tsx'
import { loadNamespaces, type Namespace } from '#web/i18n/i18n.ts'
import { lazyPage } from '#web/lib/lazy-page.tsx'
import { PageSkeleton, type SkeletonShape } from '#web/ui/PageSkeleton.tsx'

interface PageRoute {
  path: string
  /** Imports the page, so that its code is loaded with its first visit. */
  page: () => Promise<ComponentType>
  namespaces: readonly Namespace[]
  skeleton: SkeletonShape
  /** Absent: everybody may see the page. Empty: everybody who is signed in. Else: who holds one of the roles. */
  roles?: readonly Role[]
  /** Starts fetching what the page will ask for; the page itself shows what comes of it. */
  preload?: (args: LoaderFunctionArgs) => void
}

/** Code and texts of a page can be loaded before its first render by this part of its route's handle. */
export interface PageHandle {
  preload: () => Promise<void>
}

function PageFallback({ shape }: { shape: SkeletonShape }) {
  const { t } = useTranslation()
  return <PageSkeleton shape={shape} label={t('loading')} />
}

/** The route of a page: its code, its texts and its skeleton, and who may see it. */
export function pageRoute({ path, page, namespaces, skeleton, roles, preload }: PageRoute): RouteObject {
  const Page = lazyPage(async () => {
    const [component] = await Promise.all([page(), loadNamespaces(...namespaces)])
    return component
  })
  const content = (
    <Suspense fallback={<PageFallback shape={skeleton} />}>
      <Page />
    </Suspense>
  )
  return {
    path,
    handle: { preload: Page.preload } satisfies PageHandle,
    loader: (args) => {
      // Not awaited: the skeleton stands meanwhile, and a failure shows when the page is rendered.
      Page.preload().catch(() => undefined)
      preload?.(args)
      return null
    },
    element: roles ? (
      <RequireSession roles={roles} skeleton={skeleton}>
        {content}
      </RequireSession>
    ) : (
      content
    ),
  }
}
