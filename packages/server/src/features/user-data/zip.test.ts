import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipOf } from './zip.ts'

const at = new Date('2026-03-01T12:00:00Z')

it('holds each file whole, whatever its name and its parts', async () => {
  const long = 'The price of gas. '.repeat(20_000)
  async function* files() {
    yield { name: 'README.md', parts: ['# 数据\n', '₿'] }
    yield { name: 'topics/0001 什么是 gas.md', parts: [long] }
    yield { name: 'empty.json', parts: [] }
    yield { name: 'avatar.webp', parts: [new Uint8Array([0, 255, 7])] }
  }
  const unzipped = unzipSync(Buffer.concat(await Array.fromAsync(zipOf(files(), at))))
  const text = (name: string) => new TextDecoder().decode(unzipped[name])
  expect(Object.keys(unzipped)).toEqual([
    'README.md',
    'topics/0001 什么是 gas.md',
    'empty.json',
    'avatar.webp',
  ])
  expect(text('README.md')).toBe('# 数据\n₿')
  expect(text('topics/0001 什么是 gas.md')).toBe(long)
  expect(text('empty.json')).toBe('')
  expect(unzipped['avatar.webp']).toEqual(new Uint8Array([0, 255, 7]))
})

it('reads no file before what was written is taken', async () => {
  let read = 0
  async function* files() {
    for (let file = 0; file < 10_000; file += 1) {
      read += 1
      yield { name: `${file}.md`, parts: ['# A topic\n'] }
    }
  }
  const zip = zipOf(files(), at)
  for (let part = 0; part < 10; part += 1) await zip.next()
  expect(read).toBeLessThanOrEqual(10)
  await zip.return()
})
