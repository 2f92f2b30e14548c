import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './radio-cards.module.css'

export interface ThemeSwatchProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose paper it shows. */
  theme: 'light' | 'dark' | 'theme-pro' | 'system'
}

/** A scrap of paper in a theme's own colours; `system` shows both papers it may become. */
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
