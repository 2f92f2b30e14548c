import type { HandlersOf } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { configOf } from './config.ts'

export const configHandlers = {
  fetchConfig: async (context) => json({ code: 0, data: configOf(context) }),
} satisfies HandlersOf<'fetchConfig'>
