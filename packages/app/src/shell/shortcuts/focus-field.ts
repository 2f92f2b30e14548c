const field = 'main textarea, main input[type=search]'

/** Goes to where the screen is written in: its question box, or its search. */
export function focusField(): void {
  document.querySelector<HTMLElement>(field)?.focus()
}
