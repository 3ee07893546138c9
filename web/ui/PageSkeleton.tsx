export type SkeletonShape = 'form' | 'cards' | 'article'

const bones = (className: string, count: number) =>
  Array.from({ length: count }, (_, index) => <div key={index} className={`sk-bone ${className}`} />)

const shapes: Record<SkeletonShape, () => React.JSX.Element> = {
  form: () => <div className="sk-narrow">{bones('sk-field', 6)}</div>,
  cards: () => (
    <>
      <div className="sk-cards">{bones('sk-card', 3)}</div>
      {bones('sk-row', 3)}
    </>
  ),
  article: () => (
    <>
      {bones('sk-card', 1)}
      {bones('sk-text', 5)}
    </>
  ),
}

/**
 * What stands in a page's place while it loads, in about the page's shape. Its styles are in the page's HTML
 * (app/first-frame), where the same skeleton stands before any script has come.
 * @param label what a screen reader says; absent before the person's language is known
 */
export function PageSkeleton({ shape, label }: { shape: SkeletonShape; label?: string }) {
  return (
    <output className="sk-in sk-page" aria-busy="true" aria-label={label}>
      <div className="sk-bone sk-title" />
      <div className="sk-bone sk-text" />
      <div className="sk-body">{shapes[shape]()}</div>
    </output>
  )
}
