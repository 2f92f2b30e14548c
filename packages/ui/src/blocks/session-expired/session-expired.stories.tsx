import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../../stories/labels/charts-settings/index.ts'
import { SessionExpired, type SessionExpiredProps } from './session-expired.tsx'

interface ExampleProps extends Partial<SessionExpiredProps> {
  withoutSignIn?: boolean
}

function Example({ withoutSignIn = false, ...props }: ExampleProps) {
  const { sessionExpired } = useChartsSettingsLabels()
  const { title, text, signIn } = sessionExpired
  return <SessionExpired labels={withoutSignIn ? { title } : { title, text, signIn }} {...props} />
}

const meta = preview.meta({
  title: 'Blocks/SessionExpired',
  ...documented(SessionExpired, Example),
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
