import { Button } from '@mantine/core'
import classes from './LoadFailure.module.css'

interface Props {
  title: string
  message: string
  tryAgain: string
  onRetry: () => void
}

/** In the place of texts that could not be loaded. */
export function LoadFailure({ title, message, tryAgain, onRetry }: Props) {
  return (
    <div className={classes.root} role="alert">
      <strong>{title}</strong>
      <p>{message}</p>
      <Button variant="default" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  )
}
