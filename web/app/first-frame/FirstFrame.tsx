import type { ReactNode } from 'react'
import { BrandMark } from '#web/ui/BrandMark.tsx'

/**
 * What the HTML of a page shows until its code has come: the header as every page has it, and below it the page's own
 * shape. Rendered by the build, without texts that have a language, or with those of both.
 */
export function FirstFrame({ children }: { children: ReactNode }) {
  return (
    <div className="sk" aria-busy="true">
      <div className="sk-bar">
        <div className="sk-in">
          <BrandMark />
          <span className="sk-name">Afya Mashariki</span>
          <div className="sk-bone sk-tool" />
        </div>
      </div>
      {children}
    </div>
  )
}
