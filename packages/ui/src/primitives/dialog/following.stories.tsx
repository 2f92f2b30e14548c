import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

/** One dialog gives way to another, as a menu does to what is chosen in it. */
function Example() {
  const labels = useLabels()
  const [shown, setShown] = useState<'first' | 'second' | null>(null)
  const common = { closeLabel: labels.close, onOpenChange: () => setShown(null) }
  return (
    <>
      <Button onClick={() => setShown('first')}>{labels.delete}</Button>
      <Dialog {...common} open={shown === 'first'} title={labels.deleteTitle}>
        <Button onClick={() => setShown('second')}>{labels.delete}</Button>
      </Dialog>
      <Dialog {...common} open={shown === 'second'} title={labels.deleteText} />
    </>
  )
}

const meta = preview.meta({
  title: 'Primitives/Dialog/Following',
  ...documented(Dialog, Example),
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
})

export const FocusReturnsToTheFirstOpener = meta.story({
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    const first = await screen.findByRole('dialog')
    await userEvent.click(within(first).getAllByRole('button').at(-1) ?? first)
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
