import { isApple } from './command.ts'
import type { Shortcut } from './shortcut.ts'

const [command, shift] = isApple() ? ['⌘', '⇧'] : ['Ctrl', 'Shift']

/** The names of each shortcut's keys, as this computer's keyboard has them. */
export const keysOf: Readonly<Record<Shortcut | 'drawer', string>> = {
  palette: `${command} K`,
  newTopic: `${command} ${shift} O`,
  history: `${command} ${shift} H`,
  drawer: `${command} B`,
  theme: `${command} ${shift} L`,
  focus: '/',
  stop: 'Esc',
  sheet: '?',
}

/** Within a chat alone. */
export const quoteKeys = `${command} ${shift} 9`
