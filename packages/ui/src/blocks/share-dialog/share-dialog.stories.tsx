import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useShareLabels } from '../../../stories/labels/share.ts'
import { ShareDialog, type ShareDialogProps } from './share-dialog.tsx'

interface ExampleProps extends Partial<ShareDialogProps> {
  as?: 'owner' | 'reader' | 'visitor'
  shared?: boolean
  long?: boolean
  refused?: boolean
}

function Example({
  as = 'owner',
  shared = true,
  long = false,
  refused = false,
  ...props
}: ExampleProps) {
  const labels = useShareLabels()
  const [open, setOpen] = useState(true)
  const [isPublic, setPublic] = useState(shared)
  return (
    <ShareDialog
      open={open}
      onOpenChange={setOpen}
      labels={labels.dialog}
      isPublic={as === 'owner' ? isPublic : undefined}
      onPublicChange={setPublic}
      disabledReason={refused ? labels.notYours : undefined}
      link={shared ? (long ? labels.longLink : labels.link) : undefined}
      shareOnXHref={shared ? labels.shareOnXHref : undefined}
      noShareReason={labels.shareFirst}
      onCopy={fn()}
      visitor={as === 'visitor'}
      onSignIn={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/ShareDialog',
  ...documented(ShareDialog, Example),
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
})

const dialog = async () => within(await screen.findByRole('dialog'))

export const Public = meta.story({})
export const NeverShared = meta.story({ args: { shared: false } })
export const Reader = meta.story({ args: { as: 'reader' } })
export const Visitor = meta.story({ args: { as: 'visitor' } })
export const LongLink = meta.story({ args: { long: true } })
export const SwitchRefused = meta.story({ args: { refused: true } })
export const WithoutCallbacks = meta.story({
  args: { onPublicChange: undefined, onCopy: undefined, shareOnXHref: undefined },
})
export const Mobile = meta.story({
  args: { as: 'visitor' },
  globals: { viewport: { value: 'phone' } },
})

export const KeepsItsWidth = meta.story({
  async play() {
    const { width } = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect(width).toBe(Math.min(380, window.innerWidth - 32))
  },
})

export const TurnsPrivateByKeyboard = meta.story({
  async play({ userEvent }) {
    const toggle = (await dialog()).getByRole('switch')
    await expect(toggle).toBeChecked()
    toggle.focus()
    await userEvent.keyboard(' ')
    await expect(toggle).not.toBeChecked()
  },
})

export const SaysCopiedForAMoment = meta.story({
  args: { onCopy: fn() },
  async play({ userEvent, args }) {
    const copy = (await dialog()).getAllByRole('button')[1]
    if (!copy) throw new Error('the second button copies')
    const before = copy.textContent
    const status = (await dialog()).getByRole('status')
    // Waited for beforehand, since it stands for two seconds only.
    const said = waitFor(async () => {
      await expect(copy).not.toHaveTextContent(before)
      await expect(status).toHaveTextContent(copy.textContent)
    })
    await userEvent.click(copy)
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await said
    await waitFor(() => expect(copy).toHaveTextContent(before))
  },
})

export const SaysNothingWhenCopyingFails = meta.story({
  args: { onCopy: fn(() => Promise.reject(new Error('denied'))) },
  async play({ userEvent }) {
    const copy = (await dialog()).getAllByRole('button')[1]
    if (!copy) throw new Error('the second button copies')
    const before = copy.textContent
    await userEvent.click(copy)
    await expect(copy).toHaveTextContent(before)
  },
})

export const OpensXInANewWindow = meta.story({
  async play() {
    const link = (await dialog()).getByRole('link')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', expect.stringContaining('?url=https%3A%2F%2F'))
  },
})

export const SaysWhyXMustWait = meta.story({
  args: { shared: false },
  async play() {
    const link = (await dialog()).getByRole('link')
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(link).toHaveAccessibleDescription()
  },
})

export const OffersAVisitorToSignIn = meta.story({
  args: { as: 'visitor', onSignIn: fn() },
  async play({ userEvent, args }) {
    const signIn = (await dialog()).getAllByRole('button').at(-1)
    await expect((await dialog()).queryByRole('switch')).toBeNull()
    if (signIn) await userEvent.click(signIn)
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
})
