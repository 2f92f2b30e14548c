import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './radio-cards.module.css'

export interface ThemeSwatchProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The theme it shows. */
  theme: 'light' | 'dark' | 'theme-pro' | 'system'
}

/** A sample of a theme; `system` shows both themes it may become. */
export function ThemeSwatch({ theme, className, ...rest }: ThemeSwatchProps) {
  const themes = theme === 'system' ? ['light', 'dark'] : [theme]
  return (
    <span {...rest} className={classNames(styles.swatch, className)}>
      {themes.map((shown) => (
        <span key={shown} data-theme={shown} className={styles.sample} />
      ))}
    </span>
  )
}
