/** What the build is told of a page; scripts/first-frame.ts makes its HTML of it. */
export interface PageDescription {
  /** As the router has it: `/nutrition-plan/:planId`; `*` is every path without a page. */
  readonly path: string
  readonly isPublic: boolean
  readonly namespaces: readonly string[]
  /** What of the server's the page waits for, besides its code. */
  readonly fetches: readonly string[]
  /** The HTML of its first frame. */
  readonly frame: string
  /** Imports the page's code. */
  readonly importCode: () => Promise<unknown>
}
