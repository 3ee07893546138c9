import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RouteObject } from 'react-router-dom'
import { FirstFrame } from '#web/app/first-frame/FirstFrame.tsx'
import { LandingFrame } from '#web/app/first-frame/LandingFrame.tsx'
import type { PageDescription } from '#web/app/first-frame/page-description.ts'
import { SignInFrame } from '#web/app/first-frame/SignInFrame.tsx'
import { routes } from '#web/app/router.tsx'
import type { PageHandle } from '#web/app/routes/page-route.tsx'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'

/** Pages whose first frame holds more than bones. */
const FRAMES: Readonly<Record<string, ReactNode>> = { '/': <LandingFrame />, '/auth': <SignInFrame /> }

const leavesOf = (route: RouteObject): RouteObject[] => route.children?.flatMap(leavesOf) ?? [route]

/** Every page of the route table. */
export function describePages(): PageDescription[] {
  return routes.flatMap(leavesOf).map(({ path = '*', handle }) => {
    const page = handle as PageHandle | undefined
    const content = FRAMES[path] ?? <PageSkeleton shape={page?.skeleton ?? 'article'} />
    return {
      path,
      isPublic: page?.isPublic ?? true,
      namespaces: page?.namespaces ?? [],
      fetches: page?.waitsFor.map(({ url }) => url) ?? [],
      frame: renderToStaticMarkup(<FirstFrame>{content}</FirstFrame>),
      importCode: page?.importCode ?? (async () => undefined),
    }
  })
}
