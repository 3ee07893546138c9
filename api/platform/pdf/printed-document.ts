/** A few words, and how they are set. */
export interface PrintedText {
  readonly text: string
  readonly tone?: 'strong' | 'quiet' | 'red'
}

export interface PrintedItem {
  /** The first of them stands beside the item's mark. */
  readonly lines: readonly PrintedText[]
}

/** What stands below each other on paper. */
export type PrintedBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly line: PrintedText }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly PrintedItem[] }
  /** Names with their values, two beside each other. */
  | { readonly kind: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  /** What nobody may miss, on a ground of its own. */
  | {
      readonly kind: 'box'
      readonly tone: 'red' | 'amber' | 'green' | 'plain'
      readonly title: string | null
      readonly lines: readonly PrintedText[]
    }

/** A document of A4 pages, in one language. Nothing but data: it is handed to another thread. */
export interface PrintedDocument {
  /** A language tag, `sw`. */
  readonly language: string
  readonly title: string
  readonly author: string
  /** Above every page but the first. */
  readonly runningHead: string
  /** Below every page. */
  readonly notice: string
  /** `{{page}}` and `{{pages}}` are put in. */
  readonly pageNumber: string
  readonly createdAt: Date
  readonly blocks: readonly PrintedBlock[]
}
