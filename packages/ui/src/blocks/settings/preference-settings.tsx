import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { ProBadge } from '../../primitives/badge/badge.tsx'
import { RadioCards, ThemeSwatch } from '../../primitives/radio-cards/radio-cards.tsx'
import { Switch } from '../../primitives/switch/switch.tsx'
import styles from './settings.module.css'

export type ThemeChoice = 'light' | 'dark' | 'system' | 'theme-pro'

export interface LanguageChoice {
  /** BCP 47, such as `zh`. */
  value: string
  /** Its name in that language. */
  label: string
}

export interface PreferenceSettingsLabels {
  theme: string
  themes: Readonly<Record<ThemeChoice, string>>
  language: string
  copyright: string
  copyrightHint: string
  /** The badge of what is members' alone, as read out. */
  proBadge: string
}

export interface PreferenceSettingsProps extends ComponentPropsWithRef<'section'> {
  /** The labels of all settings. */
  labels: PreferenceSettingsLabels
  /** The chosen theme. */
  theme: ThemeChoice
  /** Called with the new theme; without it all are disabled. */
  onThemeChange?: ((theme: ThemeChoice) => void) | undefined
  /** The languages on offer. */
  languages: readonly LanguageChoice[]
  /** The chosen language's `value`. */
  language: string
  /** Called with the new language; without it all are disabled. */
  onLanguageChange?: ((language: string) => void) | undefined
  /** Whether shared topics carry the owner's name. */
  copyright: boolean
  /** Called when that is switched; without it the switch is disabled. */
  onCopyrightChange?: ((on: boolean) => void) | undefined
  /** Disables what is members' alone (Pro's theme, the copyright switch) and says why. */
  proDisabledReason?: string | undefined
}

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system', 'theme-pro']

/** How the product looks and speaks, and whether shared topics carry the owner's name. */
export function PreferenceSettings({
  labels,
  theme,
  onThemeChange,
  languages,
  language,
  onLanguageChange,
  copyright,
  onCopyrightChange,
  proDisabledReason,
  className,
  ...rest
}: PreferenceSettingsProps) {
  return (
    <section {...rest} className={classNames(styles.section, className)}>
      <div>
        <RadioCards
          label={labels.theme}
          className={styles.themes}
          value={theme}
          onValueChange={
            onThemeChange &&
            ((value) => {
              const chosen = themes.find((each) => each === value)
              if (chosen) onThemeChange(chosen)
            })
          }
          cards={themes.map((value) => ({
            value,
            title: labels.themes[value],
            picture: <ThemeSwatch theme={value} />,
            badge: value === 'theme-pro' && <ProBadge label={labels.proBadge} />,
            disabledReason: value === 'theme-pro' ? proDisabledReason : undefined,
          }))}
        />
      </div>
      <div>
        <RadioCards
          label={labels.language}
          value={language}
          onValueChange={onLanguageChange}
          cards={languages.map(({ value, label }) => ({
            value,
            title: <span lang={value}>{label}</span>,
          }))}
        />
      </div>
      <Switch
        label={labels.copyright}
        hint={labels.copyrightHint}
        checked={copyright}
        onCheckedChange={onCopyrightChange}
        disabledReason={proDisabledReason}
      />
    </section>
  )
}
