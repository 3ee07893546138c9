import { Container } from '@mantine/core'
import classes from './PageSkeleton.module.css'

export type SkeletonShape = 'form' | 'cards' | 'article'

const bones = (className: string | undefined, count: number) =>
  Array.from({ length: count }, (_, index) => <div key={index} className={`${classes.bone} ${className}`} />)

const shapes: Record<SkeletonShape, () => React.JSX.Element> = {
  form: () => <div className={classes.narrow}>{bones(classes.field, 6)}</div>,
  cards: () => (
    <>
      <div className={classes.cards}>{bones(classes.card, 3)}</div>
      {bones(classes.row, 3)}
    </>
  ),
  article: () => (
    <>
      {bones(classes.card, 1)}
      {bones(classes.line, 5)}
    </>
  ),
}

/** What stands in a page's place while it loads, in about the page's shape. */
export function PageSkeleton({ shape, label }: { shape: SkeletonShape; label: string }) {
  return (
    <Container component="output" className={classes.root} py="xl" aria-busy="true" aria-label={label}>
      <div className={`${classes.bone} ${classes.title}`} />
      <div className={`${classes.bone} ${classes.line}`} />
      <div className={classes.body}>{shapes[shape]()}</div>
    </Container>
  )
}
