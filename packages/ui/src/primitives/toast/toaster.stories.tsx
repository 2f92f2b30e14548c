import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { Toaster, type ToastItem } from './index.ts'

function Example({ count = 3 }: { count?: number }) {
  const words = useWords()
  const tones = ['success', 'neutral', 'danger'] as const
  const [gone, setGone] = useState<readonly string[]>([])
  const all = Array.from({ length: count }, (_, place): ToastItem => {
    const kind = place % tones.length
    return {
      id: String(place),
      text: words.toasts[kind] ?? '',
      tone: tones[kind],
      duration: 600_000,
      action: kind === 1 ? { label: words.undo, onAction: () => undefined } : undefined,
    }
  })
  return (
    <Toaster
      labels={words.toastLabels}
      toasts={all.filter(({ id }) => !gone.includes(id))}
      onDismiss={(id) => setGone((ids) => [...ids, id])}
    />
  )
}

const meta = preview.meta({
  title: 'Primitives/Toast',
  component: Example,
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
})

export const EachTone = meta.story({})

export const ShowsThreeAtMost = meta.story({
  args: { count: 5 },
  async play({ userEvent }) {
    await expect(screen.getAllByRole('listitem')).toHaveLength(3)
    const [first] = screen.getAllByRole('button')
    if (first) await userEvent.click(first)
    await expect(screen.getAllByRole('listitem')).toHaveLength(3)
  },
})
