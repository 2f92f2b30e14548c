import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ENS_NAME,
  type FakeChains,
  startFakeChains,
  WALLET,
} from '../../../../../../../tests/fakes/fake-chains.ts'
import { figuresOf } from '../../../../domain/figures/answer-figures.ts'
import { readEnv } from '../../../../env.ts'
import type { LiveData } from '../../../../ports/live-data.ts'
import { createLiveData } from '../../../live-data.ts'
import { Writer } from '../writer.ts'
import { ens } from './ens.ts'

let fake: FakeChains
let data: LiveData
beforeAll(async () => {
  fake = await startFakeChains()
  data = createLiveData(readEnv(fake.env))
})
afterAll(() => fake[Symbol.asyncDispose]())

async function read(name: string, language: 'en' | 'zh' = 'en', from = data, network?: string) {
  const ground = {
    ...{ data: from, now: new Date('2026-11-20T12:00:00Z') },
    ...{ signal: new AbortController().signal, reportFailure: () => undefined },
  }
  const reading = await ens.read({ kind: 'ens', name, network: network ?? null }, ground)
  const text = reading?.write(new Writer(language, [1])).join('\n\n') ?? ''
  return { text, figures: reading?.figures ?? [], sources: reading?.sources ?? [] }
}

describe('a name of the Ethereum Name Service', () => {
  it.each([
    ['en', `\`${ENS_NAME}\` leads to the address \`${WALLET}\` now; its owner can change that.`],
    ['zh', `\`${ENS_NAME}\` 目前指向地址 \`${WALLET}\`，所有者可以随时更改。`],
  ] as const)('is answered with its address and what stands there: %s', async (language, lead) => {
    const { text, figures, sources } = await read(ENS_NAME, language)
    expect(text.split('\n')[0]).toBe(lead)
    expect(text).toContain('77,231,416.001')
    expect(text).toMatch(/^\| .*Ethereum.* \| {2}\|\n\| --- \| --- \|/m)
    expect(sources).toHaveLength(1)
    const backing = { sources: [], question: ENS_NAME, earlier: [], handbook: [] }
    const { check } = figuresOf({ text, kind: 'handbook', hasLooked: true, figures, ...backing })
    expect(check).toMatchObject({ found: check?.checked })
  })

  it.each([
    ['nobody.eth', 'en', '`nobody.eth` leads to no address'],
    ['parked.eth', 'zh', '`parked.eth` 没有指向任何地址'],
    ['other.eth', 'en', '`other.eth` leads to no address'],
  ] as const)('that leads nowhere is said to: %s', async (name, language, said) => {
    const { text, figures } = await read(name, language)
    expect([text.startsWith(said), figures]).toEqual([true, []])
  })

  it('is looked at on the chain that is named, where that can be read', async () => {
    expect((await read(ENS_NAME, 'en', data, 'base')).text).toContain('on Base holds')
    expect((await read(ENS_NAME, 'en', data, 'Solana')).text).toContain('No source for Solana')
  })

  it('needs a source of Ethereum', async () => {
    const chains = data.chains?.filter(({ network }) => network.id === 'bitcoin') ?? null
    const { text } = await read(ENS_NAME, 'en', { ...data, chains })
    expect(text).toContain('cannot be resolved here')
  })
})
