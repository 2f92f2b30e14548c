import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../../stories/labels/charts-settings/index.ts'
import { AccountSettings, type AccountSettingsProps } from './settings.tsx'

interface ExampleProps extends Partial<AccountSettingsProps> {
  as?: 'free' | 'member'
  xName?: string | undefined
  onlyWayIn?: boolean
  refused?: boolean
}

function Example({
  as = 'free',
  xName,
  onlyWayIn = false,
  refused = false,
  ...props
}: ExampleProps) {
  const labels = useChartsSettingsLabels()
  const { userName } = useLabels()
  const pro = as === 'member'
  return (
    <AccountSettings
      labels={labels.accountSettings}
      account={{ name: userName, email: labels.email, pro, xName }}
      avatarDisabledReason={pro ? undefined : labels.proOnly}
      unbindDisabledReason={onlyWayIn ? labels.onlyWayIn : undefined}
      nameError={refused ? labels.nameTaken : undefined}
      onAvatarChoose={fn()}
      onXAvatarChoose={fn()}
      onNameSave={fn()}
      onXBind={fn()}
      onXUnbind={fn()}
      onUpgrade={fn()}
      onManage={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/Settings/Account',
  ...documented(AccountSettings, Example),
})

export const Free = meta.story({})
export const Member = meta.story({ args: { as: 'member', xName: 'xiaowen_lin' } })
export const OnlyWayIn = meta.story({
  args: { xName: 'xiaowen_lin', onlyWayIn: true },
  async play({ canvas }) {
    const disabled = canvas.getAllByRole('button').filter((button) => button.matches(':disabled'))
    const described = disabled.filter((button) => button.getAttribute('type') !== 'submit')
    await expect(described).toHaveLength(3)
    for (const button of described) await expect(button).toHaveAccessibleDescription()
  },
})
export const Busy = meta.story({ args: { as: 'member', avatarBusy: true, nameBusy: true } })
export const NameRefused = meta.story({ args: { refused: true } })

export const SavesANewName = meta.story({
  args: { onNameSave: fn() },
  async play({ canvas, canvasElement, userEvent, args }) {
    const save = canvasElement.querySelector('[type=submit]')
    const field = canvas.getByRole('textbox')
    await expect(save).toBeDisabled()
    await userEvent.clear(field)
    await expect(save).toBeDisabled()
    await userEvent.type(field, '  A{Enter}')
    await expect(args.onNameSave).toHaveBeenCalledWith('A')
  },
})

export const NameTooLong = meta.story({
  args: { onNameSave: fn() },
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, `${'𝟙'.repeat(30)}`)
    await expect(canvasElement.querySelector('[type=submit]')).toBeEnabled()
    await userEvent.type(field, '1{Enter}')
    await expect(args.onNameSave).not.toHaveBeenCalled()
    await expect(field).toBeInvalid()
  },
})

export const OnlyPictures = meta.story({
  args: { as: 'member', xName: 'xiaowen_lin', onAvatarChoose: fn(), onXAvatarChoose: fn() },
  async play({ canvas, canvasElement, userEvent, args }) {
    const input = canvasElement.querySelector<HTMLInputElement>('[type=file]')
    if (!input) throw new Error('There is a file input')
    const picture = new File(['x'], 'me.png', { type: 'image/png' })
    const anyFile = userEvent.setup({ applyAccept: false })
    await anyFile.upload(input, new File(['x'], 'me.txt', { type: 'text/plain' }))
    await expect(args.onAvatarChoose).not.toHaveBeenCalled()
    const [choose, chooseOfX] = canvas.getAllByRole('button')
    if (!choose || !chooseOfX) throw new Error('There are two buttons')
    await expect(choose).toHaveAccessibleDescription()
    await userEvent.click(chooseOfX)
    await expect(args.onXAvatarChoose).toHaveBeenCalledOnce()
    await expect(choose).not.toHaveAccessibleDescription()
    await anyFile.upload(input, picture)
    await expect(args.onAvatarChoose).toHaveBeenCalledWith(picture)
  },
})

export const AsksBeforeUnbinding = meta.story({
  args: { as: 'member', xName: 'xiaowen_lin', onXUnbind: fn() },
  async play({ canvas, userEvent, args }) {
    const unbind = canvas.getAllByRole('button').at(-2)
    if (!unbind) throw new Error('There is a button that unbinds')
    await userEvent.click(unbind)
    const dialog = await screen.findByRole('dialog')
    await expect(args.onXUnbind).not.toHaveBeenCalled()
    const confirm = within(dialog).getAllByRole('button').at(-1)
    if (confirm) await userEvent.click(confirm)
    await expect(args.onXUnbind).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const MemberOnAPhone = meta.story({
  args: { as: 'member', xName: 'xiaowen_lin' },
  globals: { viewport: { value: 'narrow' } },
})
