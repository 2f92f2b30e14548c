import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './radio-cards.module.css'

export interface RadioCard {
  value: string
  title: ReactNode
  /** A sentence or a price below the title. */
  text?: ReactNode
  /** A mark at the end of the title's line. */
  badge?: ReactNode
  /** A picture above the title; decoration. */
  picture?: ReactNode
  /** Disables the card; stands below all cards. */
  disabledReason?: string | undefined
}

export interface RadioCardsProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  /** The question that the cards answer. */
  label: string
  /** Leaves the label to screen readers, where a heading says it already. */
  labelHidden?: boolean | undefined
  /** The choices. */
  cards: readonly RadioCard[]
  /** The `value` of what is chosen. */
  value: string
  /** Called with the new choice. */
  onValueChange?: ((value: string) => void) | undefined
}

/** One choice out of a few, each on a card. Without `onValueChange` all are disabled. */
export function RadioCards({
  label,
  labelHidden = false,
  cards,
  value,
  onValueChange,
  className,
  ...rest
}: RadioCardsProps) {
  const id = useId()
  const reasons = [...new Set(cards.flatMap((card) => card.disabledReason ?? []))]
  return (
    <fieldset {...rest} className={classNames(styles.group, className)}>
      <legend className={styles.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.cards}>
        {cards.map((card, index) => {
          const titleId = `${id}-${index}`
          const textId = card.text ? `${titleId}-text` : undefined
          const reasonId = card.disabledReason
            ? `${id}-reason-${reasons.indexOf(card.disabledReason)}`
            : undefined
          return (
            <label key={card.value} className={styles.card}>
              {card.picture && (
                <span aria-hidden="true" className={styles.picture}>
                  {card.picture}
                </span>
              )}
              <span className={styles.heading}>
                <input
                  type="radio"
                  name={id}
                  value={card.value}
                  aria-labelledby={titleId}
                  aria-describedby={[textId, reasonId].filter(Boolean).join(' ') || undefined}
                  checked={card.value === value}
                  disabled={Boolean(card.disabledReason) || !onValueChange}
                  onChange={() => onValueChange?.(card.value)}
                  className={styles.radio}
                />
                <span className={styles.content}>
                  <span id={titleId} className={styles.title}>
                    {card.title}
                  </span>
                  {card.badge}
                </span>
              </span>
              {card.text && (
                <span id={textId} className={styles.text}>
                  {card.text}
                </span>
              )}
            </label>
          )
        })}
      </div>
      {reasons.map((reason, index) => (
        <p key={reason} id={`${id}-reason-${index}`} className={styles.reason}>
          {reason}
        </p>
      ))}
    </fieldset>
  )
}

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
