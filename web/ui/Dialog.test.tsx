import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '#web/ui/Dialog.tsx'

function Asked({ onClosed }: { onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Dialog dialog={dialog} title="Close the task" onClosed={onClosed}>
      <input type="file" aria-label="A photo" />
      <button type="button" onClick={() => dialog.current?.close()}>
        Back
      </button>
    </Dialog>
  )
}

function Page() {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Ask
      </button>
      {isAsked && <Asked onClosed={() => setAsked(false)} />}
    </>
  )
}

/** What a browser does when Escape is pressed in an open dialog. */
const cancel = (target: Element) => fireEvent(target, new Event('cancel', { cancelable: true, bubbles: true }))

describe('a dialog', () => {
  it('opens again for who asks at once after Escape, before the browser has said that it closed', async () => {
    render(<Page />)
    const ask = screen.getByRole('button', { name: 'Ask' })
    await userEvent.click(ask)
    cancel(screen.getByRole('dialog', { name: 'Close the task' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(ask)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.getByRole('dialog', { name: 'Close the task' })).toBeVisible()
  })

  it('says once that it has closed, by Escape and by a button', async () => {
    const onClosed = vi.fn<() => void>()
    const { unmount } = render(<Asked onClosed={onClosed} />)
    cancel(screen.getByRole('dialog'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(onClosed).toHaveBeenCalledTimes(1)
    unmount()
    render(<Asked onClosed={onClosed} />)
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(2))
  })

  it('stays when no file was chosen in a field of it', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    cancel(screen.getByLabelText('A photo'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
