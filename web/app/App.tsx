import { MantineProvider } from '@mantine/core'
import type { createBrowserRouter } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import { RootErrorBoundary } from '#web/app/errors/RootErrorBoundary.tsx'
import { ToastHost } from '#web/app/ToastHost.tsx'
import { cssVariables, theme } from '#web/app/theme/theme.ts'
import { SessionProvider } from '#web/lib/session/SessionProvider.tsx'
import type { SessionStore } from '#web/lib/session/session-store.ts'

interface Props {
  router: ReturnType<typeof createBrowserRouter>
  session: SessionStore
}

/** The whole application: theme, session, toasts, pages. */
export function App({ router, session }: Props) {
  return (
    <RootErrorBoundary>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <SessionProvider store={session}>
          <RouterProvider router={router} />
          <ToastHost />
        </SessionProvider>
      </MantineProvider>
    </RootErrorBoundary>
  )
}
