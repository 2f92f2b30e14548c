import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../../stories/labels/charts-settings/index.ts'
import { PreferenceSettings, type PreferenceSettingsProps, type ThemeChoice } from './settings.tsx'

interface ExampleProps extends Partial<PreferenceSettingsProps> {
  as?: 'free' | 'member'
}

function Example({ as = 'free', theme: initial = 'light', ...props }: ExampleProps) {
  const labels = useChartsSettingsLabels()
  const [theme, setTheme] = useState<ThemeChoice>(initial)
  const [language, setLanguage] = useState<string>()
  const [copyright, setCopyright] = useState(as === 'member')
  return (
    <PreferenceSettings
      labels={labels.preferenceSettings}
      theme={theme}
      onThemeChange={setTheme}
      languages={[
        { value: 'zh', label: '简体中文' },
        { value: 'en', label: 'English' },
      ]}
      language={language ?? labels.language}
      onLanguageChange={setLanguage}
      copyright={copyright}
      onCopyrightChange={setCopyright}
      proDisabledReason={as === 'free' ? labels.proOnly : undefined}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/Settings/Preferences',
  ...documented(PreferenceSettings, Example),
})

export const Free = meta.story({
  async play({ canvas }) {
    const pro = canvas.getByRole('radio', { name: 'Pro' })
    await expect(pro).toBeDisabled()
    await expect(pro).toHaveAccessibleDescription(/Pro/)
    await expect(canvas.getByRole('switch')).toBeDisabled()
  },
})

export const Member = meta.story({
  args: { as: 'member', theme: 'theme-pro' },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('radio', { name: 'Pro' })).toBeChecked()
    const copyright = canvas.getByRole('switch')
    await userEvent.click(copyright)
    await expect(copyright).not.toBeChecked()
  },
})

export const ChoosesTheme = meta.story({
  args: { onThemeChange: fn() },
  async play({ canvas, userEvent, args }) {
    const [, dark] = canvas.getAllByRole('radio')
    if (dark) await userEvent.click(dark)
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark')
  },
})

export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })
