import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './radio-cards.module.css'

/** A scrap of paper in a theme's own colours; `system` shows both papers it may become. */
export interface ThemeSwatchProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  theme: 'light' | 'dark' | 'theme-pro' | 'system'
}

export function ThemeSwatch({ theme, className, ...rest }: ThemeSwatchProps) {
  const papers = theme === 'system' ? ['light', 'dark'] : [theme]
  return (
    <span {...rest} className={classNames(styles.swatch, className)}>
      {papers.map((paper) => (
        <span key={paper} data-theme={paper} className={styles.paper} />
      ))}
    </span>
  )
}
