import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import { Button } from '../button/button.tsx'
import { Toaster } from './toast.tsx'

/** Shows one more toast per click, as an app would. */
function Example({ duration }: { duration?: number }) {
  const { toastLabels } = useLabels()
  const labels = usePrimitivesLabels().toast
  const [ids, setIds] = useState<readonly number[]>([])
  const [count, setCount] = useState(0)
  const show = () => {
    setIds([...ids, count])
    setCount(count + 1)
  }
  return (
    <>
      <Button onClick={show}>{labels.action}</Button>
      <Toaster
        labels={toastLabels}
        placement="bottom-end"
        {...(duration === undefined ? {} : { duration })}
        toasts={ids.map((id) => ({ id: String(id), text: labels.texts[id % 5] ?? '' }))}
        onDismiss={(gone) => setIds((shown) => shown.filter((id) => String(id) !== gone))}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Primitives/Toast/Time',
  ...documented(Toaster, Example),
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
})

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const gone = (timeout: number) =>
  waitFor(() => expect(screen.queryByRole('listitem')).toBeNull(), { timeout })

/** Three at once, that go in the order of their times, whatever the machine does meanwhile. */
function Three({ onDismiss }: { onDismiss: (id: string) => void }) {
  const { toastLabels } = useLabels()
  const [text = ''] = usePrimitivesLabels().toast.texts
  const [shown, setShown] = useState(['long', 'usual', 'short'])
  const durations: Readonly<Record<string, number>> = { short: 2000, long: 6000 }
  return (
    <Toaster
      labels={toastLabels}
      toasts={shown.map((id) => ({ id, text, duration: durations[id] }))}
      onDismiss={(gone) => {
        onDismiss(gone)
        setShown((others) => others.filter((id) => id !== gone))
      }}
    />
  )
}

const dismissed = fn()

export const EachGoesAfterItsOwnTime = meta.story({
  render: () => <Three onDismiss={dismissed} />,
  async play() {
    dismissed.mockClear()
    await screen.findAllByRole('listitem')
    await gone(15_000)
    await expect(dismissed.mock.calls).toEqual([['short'], ['usual'], ['long']])
  },
})

export const StaysWhileHovered = meta.story({
  args: { duration: 4000 },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await userEvent.hover(await screen.findByRole('listitem'))
    await pass(5000)
    await expect(screen.getByRole('listitem')).toBeInTheDocument()
    await userEvent.hover(button)
    await gone(8000)
  },
})

export const StaysWhileFocused = meta.story({
  args: { duration: 4000 },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    const toast = await screen.findByRole('listitem')
    toast.focus()
    await pass(5000)
    await expect(toast).toBeInTheDocument()
    button.focus()
    await gone(8000)
  },
})

export const TheNextGoesAfterOneWasClosedUnderThePointer = meta.story({
  args: { duration: 400 },
  async play({ canvas, userEvent }) {
    const [show] = canvas.getAllByRole('button')
    if (!show) return
    await userEvent.click(show)
    const toast = await screen.findByRole('listitem')
    await userEvent.hover(toast)
    await userEvent.click(toast.querySelector('button') ?? toast)
    await gone(8000)
    show.click()
    await screen.findByRole('listitem')
    await gone(8000)
  },
})

export const ByKeyboard = meta.story({
  args: { duration: 60_000 },
  async play({ canvas, userEvent }) {
    const [show] = canvas.getAllByRole('button')
    if (!show) return
    await userEvent.click(show)
    await userEvent.click(show)
    const [older, newer] = await screen.findAllByRole('listitem')
    await userEvent.keyboard('[F8]')
    await waitFor(() => expect(screen.getByRole('list')).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(newer).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(newer?.querySelector('button')).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(older).toHaveFocus())
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(newer?.querySelector('button')).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(older).not.toBeInTheDocument())
    await expect(newer).toBeInTheDocument()
    newer?.querySelector('button')?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(newer).not.toBeInTheDocument())
  },
})

export const IsAnnounced = meta.story({
  args: { duration: 60_000 },
  async play({ canvas, userEvent }) {
    // Waited for beforehand, since the announcement stands for a second only.
    const announced = waitFor(async () => {
      const status = screen.getByRole('status')
      const text = screen.getByRole('listitem').textContent
      await expect(status).toHaveTextContent(text)
      await expect(status).toHaveAttribute('aria-live', 'polite')
    })
    await userEvent.click(canvas.getByRole('button'))
    await announced
  },
})
