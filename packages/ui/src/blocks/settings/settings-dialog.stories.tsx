import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../../stories/labels/charts-settings/index.ts'
import {
  AccountSettings,
  DataSettings,
  PreferenceSettings,
  SettingsDialog,
  type SettingsTab,
} from './settings.tsx'

function Example({ tab: initial = 'account' }: { tab?: SettingsTab }) {
  const labels = useChartsSettingsLabels()
  const { userName } = useLabels()
  const [open, setOpen] = useState(true)
  const [tab, setTab] = useState<SettingsTab>(initial)
  return (
    <SettingsDialog
      labels={labels.settings}
      open={open}
      onOpenChange={setOpen}
      tab={tab}
      onTabChange={setTab}
      sections={{
        account: (
          <AccountSettings
            labels={labels.accountSettings}
            account={{ name: userName, email: labels.email, pro: false }}
            avatarDisabledReason={labels.proOnly}
            onAvatarChoose={fn()}
            onNameSave={fn()}
            onXBind={fn()}
            onUpgrade={fn()}
          />
        ),
        preference: (
          <PreferenceSettings
            labels={labels.preferenceSettings}
            theme="light"
            onThemeChange={fn()}
            languages={[
              { value: 'zh', label: '简体中文' },
              { value: 'en', label: 'English' },
            ]}
            language={labels.language}
            onLanguageChange={fn()}
            copyright={false}
            onCopyrightChange={fn()}
            proDisabledReason={labels.proOnly}
          />
        ),
        data: (
          <DataSettings
            labels={labels.dataSettings}
            optimization={false}
            onOptimizationChange={fn()}
            onTopicsDelete={fn()}
            onAccountDelete={fn()}
          />
        ),
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/Settings/Dialog',
  ...documented(SettingsDialog, Example),
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
})

export const Account = meta.story({})
export const Preferences = meta.story({ args: { tab: 'preference' } })
export const Data = meta.story({ args: { tab: 'data' } })

export const TabsByKeyboard = meta.story({
  async play({ userEvent }) {
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getAllByRole('tab')[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(dialog.getByRole('switch')).toBeVisible())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(dialog.queryByRole('radio')).toBeNull())
  },
})

export const AsksAboveItself = meta.story({
  args: { tab: 'data' },
  async play({ userEvent }) {
    const dialog = within(await screen.findByRole('dialog'))
    const button = dialog.getAllByRole('button').at(-1)
    if (button) await userEvent.click(button)
    const field = await screen.findByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('tablist')).toBeVisible())
  },
})

export const Mobile = meta.story({
  args: { tab: 'preference' },
  globals: { viewport: { value: 'narrow' } },
})
