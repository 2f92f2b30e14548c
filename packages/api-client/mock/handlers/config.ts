import { config } from '../config.ts'
import type { HandlersOf } from '../context.ts'
import { json } from '../replies.ts'

export const configHandlers: HandlersOf<'fetchConfig'> = {
  fetchConfig: async ({ world }) => json({ code: 0, data: config(world) }),
}
