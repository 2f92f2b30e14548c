import type { HandlersOf } from '../../contract/context.ts'
import { json } from '../../contract/replies.ts'
import { configOf } from './config.ts'

export const configHandlers = {
  fetchConfig: async (house) => json({ code: 0, data: configOf(house) }),
} satisfies HandlersOf<'fetchConfig'>
