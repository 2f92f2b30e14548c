import { Command } from 'cmdk'
import { useEffect, useRef } from 'react'
import styles from './command-palette.module.css'

interface PaletteFieldProps {
  query: string
  placeholder: string
  onSeek: (query: string, isComposing: boolean) => void
  /** The id of the item that Enter would choose; empty when there is none. */
  chosen: string
}

/** Where one writes what is looked for. */
export function PaletteField({ query, placeholder, onSeek, chosen }: PaletteFieldProps) {
  const field = useRef<HTMLInputElement>(null)

  // cmdk tells which option is chosen only once an arrow has moved there, and an option may be
  // drawn anew where others come before it.
  useEffect(() => {
    const list = document.getElementById(field.current?.getAttribute('aria-controls') ?? '')
    const value = CSS.escape(encodeURIComponent(chosen))
    const option = list?.querySelector(`[role=option][data-value="${value}"]`)
    field.current?.setAttribute('aria-activedescendant', option?.id ?? '')
  })

  return (
    <Command.Input
      ref={field}
      autoFocus
      value={query}
      placeholder={placeholder}
      className={styles.field}
      onInput={({ currentTarget, nativeEvent }) => {
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
        onSeek(currentTarget.value, isComposing)
      }}
      onCompositionEnd={({ currentTarget }) => onSeek(currentTarget.value, false)}
    />
  )
}
