import { isComposing } from '@coinquiry/ui/hooks/use-submit-on-enter'
import { useSelector } from '@tanstack/react-store'
import { createStore } from '../../store.ts'
import { storage } from '../storage.ts'
import { isCommand } from './command.ts'

export type Shortcut = 'palette' | 'newTopic' | 'history' | 'theme' | 'focus' | 'stop' | 'sheet'

/** What a press of keys consists of. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'isComposing' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>

/** Where the keys are pressed. */
export interface KeyTarget {
  /** In a field that takes text. */
  readonly isField: boolean
  /** Such a field holds some. */
  readonly hasText: boolean
  /** Whether the person wants shortcuts that are a single character. */
  readonly allowsSingle: boolean
}

/** Pressed together with Ctrl, on a Mac Command: without and with Shift. */
const commands: Readonly<Record<string, Shortcut>> = { k: 'palette' }
const shiftedCommands: Readonly<Record<string, Shortcut>> = {
  o: 'newTopic',
  h: 'history',
  l: 'theme',
}
/** The full-width mark is what a Chinese keyboard writes. */
const singles: Readonly<Record<string, Shortcut>> = { '/': 'focus', '?': 'sheet', '？': 'sheet' }

/** The shortcut of a key press, if any; typing is never interrupted. */
export function shortcutOf(press: Press, target: KeyTarget): Shortcut | null {
  if (isComposing(press) || press.altKey) return null
  const key = press.key.toLowerCase()
  if (isCommand(press)) return (press.shiftKey ? shiftedCommands : commands)[key] ?? null
  if (press.ctrlKey || press.metaKey) return null
  if (key === 'escape') return target.hasText ? null : 'stop'
  return target.isField || !target.allowsSingle ? null : (singles[key] ?? null)
}

const writes = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Where a key was pressed. */
export function keyTargetOf(target: EventTarget | null): KeyTarget {
  const field = target instanceof Element ? target.closest(writes) : null
  const hasValue = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const text = hasValue ? field.value : field?.textContent
  return { isField: field !== null, hasText: Boolean(text), allowsSingle: allowsSingleKeys() }
}

const key = 'single_keys'
const off = 'off'
const isOn = createStore<boolean | null>(null)

/**
 * Whether single characters are shortcuts. They can be switched off, because speech input or an
 * unsteady hand triggers them by accident.
 */
export const allowsSingleKeys = (): boolean => isOn.get() ?? storage.read(key) !== off

export function allowSingleKeys(allowed: boolean): void {
  storage.write(key, allowed ? null : off)
  isOn.set(allowed)
}

export const useAllowsSingleKeys = (): boolean => useSelector(isOn) ?? allowsSingleKeys()

const field = 'main textarea, main input[type=search]'

/** Goes to where the screen is written in: its question box, or its search. */
export function focusField(): void {
  document.querySelector<HTMLElement>(field)?.focus()
}
