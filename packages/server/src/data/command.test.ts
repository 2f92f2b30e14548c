import { expect, it } from 'vitest'
import { dataCommand } from './command.ts'

const wrong = [
  [],
  ['export'],
  ['destroy', 'file'],
  ['import', 'file', 'file'],
  ['reports', 'destroy', 'topic'],
  ['reports', 'take-down', 'topic'],
  ['reports', 'take-down', 'topic', '--why', ' '],
  ['users', 'block', '--why', 'A fraud'],
  ['users', 'block', 'ada@example.com', '--why', 'A fraud', '--by', ' '],
  ['export', 'file', '--unknown'],
]

it.each(wrong.map((args) => ({ args, said: args.join(' ') })))(
  '“$said” is answered by what can be said',
  async ({ args }) => {
    const used = dataCommand({}, args, () => expect.unreachable())
    await expect(used).rejects.toThrow(/^Usage: npm run data/)
  },
)
