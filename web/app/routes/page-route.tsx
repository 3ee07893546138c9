import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouteObject } from 'react-router-dom'
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
  /** What the page cannot be shown without, besides its code and texts. */
  waitsFor?: readonly PageResource[]
}

/** Something that is fetched once, from where its URL says. */
export interface PageResource {
  readonly url: string
  readonly load: () => Promise<void>
}

/** What the start and the build need to know of a page, in its route's handle. */
export interface PageHandle {
  /** Loads everything that the page waits for before its first render. */
  readonly preload: () => Promise<void>
  readonly importCode: () => Promise<unknown>
  readonly namespaces: readonly Namespace[]
  readonly waitsFor: readonly PageResource[]
  readonly skeleton: SkeletonShape
  readonly isPublic: boolean
}

function PageFallback({ shape }: { shape: SkeletonShape }) {
  const { t } = useTranslation()
  return <PageSkeleton shape={shape} label={t('loading')} />
}

/** The route of a page: its code, its texts and its skeleton, and who may see it. */
export function pageRoute({ path, page, namespaces, skeleton, roles, waitsFor = [] }: PageRoute): RouteObject {
  const Page = lazyPage(async () => {
    const [component] = await Promise.all([
      page(),
      loadNamespaces(...namespaces),
      ...waitsFor.map(async ({ load }) => load()),
    ])
    return component
  })
  const handle: PageHandle = {
    preload: Page.preload,
    importCode: page,
    namespaces,
    waitsFor,
    skeleton,
    isPublic: roles === undefined,
  }
  const content = (
    <Suspense fallback={<PageFallback shape={skeleton} />}>
      <Page />
    </Suspense>
  )
  return {
    path,
    handle,
    loader: () => {
      // Not awaited: the skeleton stands meanwhile, and a failure shows when the page is rendered.
      Page.preload().catch(() => undefined)
      // At each visit, for it may have failed before the first.
      for (const { load } of waitsFor) load().catch(() => undefined)
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
