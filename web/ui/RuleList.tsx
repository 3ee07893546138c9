import classes from './RuleList.module.css'

interface Props {
  rules: readonly { readonly id: string; readonly version: number; readonly source: string }[]
  /** `version 3`, in the language on the screen. */
  version: (version: number) => string
}

/** Clinical rules by their sources, each with its id and version. */
export function RuleList({ rules, version }: Props) {
  return (
    <ul>
      {rules.map((rule) => (
        <li key={rule.id}>
          {rule.source}{' '}
          <span className={classes.rule}>
            ({rule.id}, {version(rule.version)})
          </span>
        </li>
      ))}
    </ul>
  )
}
