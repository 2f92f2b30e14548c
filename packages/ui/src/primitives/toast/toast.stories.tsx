import { useState } from 'react'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Toaster, type ToasterProps, type ToastItem } from './toast.tsx'

interface ExampleProps extends Partial<ToasterProps> {
  count?: number
  long?: boolean
}

const tones = ['success', 'neutral', 'danger'] as const

function Example({ count = 3, long = false, ...props }: ExampleProps) {
  const { toastLabels, undo } = useLabels()
  const labels = usePrimitivesLabels().toast
  const [gone, setGone] = useState<readonly string[]>([])
  const all = Array.from({ length: count }, (_, index): ToastItem => {
    const kind = index % tones.length
    return {
      id: String(index),
      text: long ? labels.long : (labels.texts[index] ?? ''),
      tone: tones[kind],
      action: kind === 1 ? { label: undo, onAction: () => undefined } : undefined,
    }
  })
  return (
    <Toaster
      labels={toastLabels}
      duration={600_000}
      toasts={all.filter(({ id }) => !gone.includes(id))}
      onDismiss={(id) => setGone((ids) => [...ids, id])}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Primitives/Toast',
  ...documented(Toaster, Example),
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
})

export const BottomEnd = meta.story({})
export const TopCenter = meta.story({ args: { placement: 'top-center' } })
export const OneOnAPhone = meta.story({
  args: { placement: 'top-center', count: 1 },
  globals: { viewport: { value: 'phone' } },
  async play() {
    // The header's height.
    const { bottom } = screen.getByRole('listitem').getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(56)
  },
})
export const BottomEndOnAPhone = meta.story({
  args: { count: 1 },
  globals: { viewport: { value: 'phone' } },
  async play() {
    await expect(screen.getByRole('listitem').getBoundingClientRect().left).toBeGreaterThan(0)
  },
})

export const LiesOverNoButton = meta.story({
  args: { placement: 'top-center', count: 2 },
  decorators: [
    (Story) => (
      <>
        {[0, 60].map((top) => (
          <button key={top} type="button" style={{ position: 'fixed', top, left: '50%' }}>
            Press
          </button>
        ))}
        <Story />
      </>
    ),
  ],
  async play({ canvas }) {
    const list = screen.getByRole('list')
    // It moves once the messages have their size.
    for (const button of canvas.getAllByRole('button', { name: 'Press' }))
      await waitFor(() =>
        expect(button.getBoundingClientRect().bottom).toBeLessThan(
          list.getBoundingClientRect().top,
        ),
      )
  },
})

export const LeavesEscapeToTheDialogBelow = meta.story({
  args: { count: 1 },
  decorators: [
    (Story) => {
      const [isOpen, setOpen] = useState(true)
      const { toastLabels } = useLabels()
      return (
        <>
          <Dialog
            open={isOpen}
            onOpenChange={setOpen}
            title={toastLabels.region}
            closeLabel={toastLabels.close}
          />
          <Story />
        </>
      )
    },
  ],
  async play({ userEvent }) {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const WipedOffTheEdge = meta.story({
  args: { placement: 'top-center', count: 1 },
  beforeEach: () => {
    // The browser knows nothing of a simulated finger.
    spyOn(Element.prototype, 'setPointerCapture').mockReturnValue(undefined)
  },
  async play({ userEvent }) {
    const target = screen.getByRole('listitem')
    const at = (y: number) => ({ target, coords: { clientX: 100, clientY: y } })
    await userEvent.pointer([
      { keys: '[TouchA>]', ...at(60) },
      { pointerName: 'TouchA', ...at(30) },
      { pointerName: 'TouchA', ...at(0) },
      { keys: '[/TouchA]', ...at(0) },
    ])
    await waitFor(() => expect(target).not.toBeInTheDocument())
  },
})

export const LongText = meta.story({ args: { long: true } })

export const ShowsTheNewestThree = meta.story({
  args: { count: 5 },
  async play({ userEvent }) {
    const shown = () => screen.getAllByRole('listitem')
    await expect(shown()).toHaveLength(3)
    const [oldest] = shown()
    const [first] = screen.getAllByRole('button')
    if (first) await userEvent.click(first)
    await expect(oldest).not.toBeInTheDocument()
    await expect(shown()).toHaveLength(3)
  },
})
