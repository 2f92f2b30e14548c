import { isCommand } from '../shortcuts/command.ts'

/** Ctrl with B, on a Mac Command. */
export const isDrawerPress = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean =>
  event.key.toLowerCase() === 'b' && isCommand(event) && !event.shiftKey && !event.altKey
