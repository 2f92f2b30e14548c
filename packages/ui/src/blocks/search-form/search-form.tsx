import { Search, X } from 'lucide-react'
import { type ComponentPropsWithRef, type FormEvent, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { useSubmitOnEnter } from '../../hooks/use-submit-on-enter.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import styles from './search-form.module.css'

export interface SearchFormLabels {
  /** Names the field and the button that searches. */
  search: string
  placeholder: string
  clear: string
}

export interface SearchFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** The labels of the field and its buttons. */
  labels: SearchFormLabels
  /** The text as typed so far. */
  value: string
  /** Called with each change of the text; without it the field can only be read. */
  onValueChange?: ((value: string) => void) | undefined
  /** Called by Enter and by the magnifier; without it the form is disabled. */
  onSearch?: (() => void) | undefined
  /** Without it, or with nothing to clear, there is no such button. */
  onClear?: (() => void) | undefined
  /** A search is under way. */
  busy?: boolean | undefined
  /** Characters allowed. */
  maxLength?: number | undefined
}

/** A search that begins with Enter or the magnifier. Without `onSearch` it is disabled. */
export function SearchForm({
  labels,
  value,
  onValueChange,
  onSearch,
  onClear,
  busy = false,
  maxLength,
  className,
  ...rest
}: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const searchOnEnter = useSubmitOnEnter(() => onSearch?.())
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` around the form would take the root from it
    <form
      {...rest}
      role="search"
      className={classNames(styles.form, className)}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSearch?.()
      }}
    >
      <IconButton
        type="submit"
        label={labels.search}
        disabled={!onSearch}
        icon={busy ? <Spinner /> : <Search />}
      />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={labels.search}
        placeholder={labels.placeholder}
        maxLength={maxLength}
        value={value}
        readOnly={!onValueChange}
        disabled={!onSearch}
        onChange={(event) => onValueChange?.(event.target.value)}
        onKeyDown={searchOnEnter}
        className={styles.field}
      />
      {onClear && value !== '' && (
        <IconButton
          label={labels.clear}
          icon={<X />}
          onClick={() => {
            onClear()
            field.current?.focus()
          }}
        />
      )}
    </form>
  )
}
