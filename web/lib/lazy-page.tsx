import { type ComponentType, use, useState } from 'react'

export interface LazyPage {
  (): React.JSX.Element
  /** Loads the page ahead of its first render; after a failure it tries anew. */
  preload: () => Promise<void>
}

/**
 * A page whose code is loaded when it is first needed. Unlike `React.lazy` it renders at once, without a fallback,
 * when it was preloaded, and going to it again tries a failed load again.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  let pending: Promise<ComponentType> | undefined
  let failed = false

  const start = () => {
    failed = false
    pending = load().then(
      (component) => {
        loaded = component
        return component
      },
      (error: unknown) => {
        failed = true
        throw error
      },
    )
    return pending
  }

  const Waiting = () => {
    // Rendering must meet the same promise each time, also a failed one, or it would load for ever.
    const Page = use(pending ?? start())
    return <Page />
  }

  const Lazy = () => {
    // Decided once: the page must not be mounted anew, and lose what was typed, when the frame renders again.
    const [Page] = useState<ComponentType>(() => loaded ?? Waiting)
    return <Page />
  }

  const preload = async () => {
    await (pending && !failed ? pending : start())
  }
  return Object.assign(Lazy, { preload })
}
