import { Component, type ReactNode } from 'react'
import { LastResortPage } from '#web/app/errors/LastResortPage.tsx'

/** The last resort: when even the frame around the pages fails. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <LastResortPage /> : this.props.children
  }
}
