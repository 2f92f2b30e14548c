import { config } from '../config.ts'
import type { HandlersOf } from '../serving/context.ts'
import { json } from '../serving/replies.ts'

export const configHandlers: HandlersOf<'fetchConfig'> = {
  fetchConfig: async ({ world }) => json({ code: 0, data: config(world) }),
}
