import classes from './TextList.module.css'

interface Props {
  items: readonly string[]
  /** Said in the place of an empty list. */
  none: string
  tone?: 'plain' | 'danger'
}

/** Sentences below each other, or one that says that there are none. */
export function TextList({ items, none, tone = 'plain' }: Props) {
  if (items.length === 0) return <p className={classes.none}>{none}</p>
  return (
    <ul className={classes.list} data-tone={tone}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
