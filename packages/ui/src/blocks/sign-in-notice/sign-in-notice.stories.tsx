import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../../stories/labels/charts-settings/index.ts'
import { SignInNotice, type SignInNoticeProps } from './sign-in-notice.tsx'

interface ExampleProps extends Partial<SignInNoticeProps> {
  withoutSignIn?: boolean
}

function Example({ withoutSignIn = false, ...props }: ExampleProps) {
  const { signInNotice } = useChartsSettingsLabels()
  const { title, text, signIn } = signInNotice
  return <SignInNotice labels={withoutSignIn ? { title } : { title, text, signIn }} {...props} />
}

const meta = preview.meta({
  title: 'Blocks/SignInNotice',
  ...documented(SignInNotice, Example),
})

export const LeadsBackIn = meta.story({
  args: { onSignIn: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
})

export const OnlyTells = meta.story({ args: { withoutSignIn: true } })

export const Disabled = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
})

export const Mobile = meta.story({
  args: { onSignIn: fn() },
  globals: { viewport: { value: 'narrow' } },
})
