import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { StartError } from '../../start-error.ts'
import { readServers } from './read-servers.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'servers-'))
})
afterAll(() => rm(directory, { recursive: true }))

async function withFile(text: string, variables: Readonly<Record<string, string>> = {}) {
  const MCP_SERVERS = join(directory, 'servers.yaml')
  await writeFile(MCP_SERVERS, text)
  return readServers(readEnv({ MCP_SERVERS, ...variables }))
}

it('declares nothing where no file is named', () => {
  expect(readServers(readEnv({}))).toEqual([])
})

it('reads what an operator may say', async () => {
  const text = `
studies:
  url: https://mcp.example.org/mcp
  headers: { authorization: 'Bearer $\{STUDIES_KEY}', x-team: research }
  page: https://studies.example.org/
  tools:
    find:
      description: Finds studies.
      label: { zh: 查找研究, en: Finding studies }
    read:
desk: { command: desk-server, args: [--port, 8080], env: [DESK_KEY], tools: { quote: } }
`
  const servers = await withFile(text, { STUDIES_KEY: 's-secret', DESK_KEY: 'd-secret' })
  expect(servers).toEqual([
    {
      name: 'studies',
      url: 'https://mcp.example.org/mcp',
      headers: { authorization: 'Bearer s-secret', 'x-team': 'research' },
      page: 'https://studies.example.org/',
      tools: [
        {
          name: 'find',
          description: 'Finds studies.',
          label: { zh: '查找研究', en: 'Finding studies' },
        },
        { name: 'read', description: null, label: null },
      ],
    },
    {
      ...{ name: 'desk', command: 'desk-server', args: ['--port', '8080'], page: null },
      ...{ env: { DESK_KEY: 'd-secret' } },
      tools: [{ name: 'quote', description: null, label: null }],
    },
  ])
})

it('reads JSON as well', async () => {
  const [server] = await withFile('{"a": {"url": "http://127.0.0.1:1/", "tools": {"b": null}}}')
  expect(server).toMatchObject({ name: 'a', url: 'http://127.0.0.1:1/', headers: {} })
})

const tools = (count: number) =>
  `{ ${Array.from({ length: count }, (_, n) => `t${n}: `).join(', ')} }`
const servers = (count: number) =>
  Array.from({ length: count }, (_, n) => `s${n}: { url: https://a.example, tools: { b: } }`)

describe('a file', () => {
  it.each([
    ['one tool', `a: { url: https://a.example, tools: ${tools(1)} }`],
    ['twenty tools', `a: { url: https://a.example, tools: ${tools(20)} }`],
    ['ten servers', servers(10).join('\n')],
    ['a name of 24 letters', `${'a'.repeat(24)}: { url: https://a.example, tools: { b: } }`],
  ])('may have %s', async (_what, text) => {
    expect((await withFile(text)).length).toBeGreaterThan(0)
  })

  it.each([
    ['', 'expected record'],
    ['[', 'cannot be used: '],
    ['a: text', 'a: '],
    ['A: { url: https://a.example, tools: { b: } }', 'must be a name'],
    [`${'a'.repeat(25)}: { url: https://a.example, tools: { b: } }`, 'must be a name'],
    ['a__b: { url: https://a.example, tools: { b: } }', 'must be a name'],
    [servers(11).join('\n'), 'more than 10 servers'],
    ['a: { tools: { b: } }', 'a: needs either url or command'],
    ['a: { url: https://a.example, command: b, tools: { b: } }', 'a: needs either url or command'],
    ['a: { url: ftp://a.example, tools: { b: } }', 'a: url: is no http(s) address'],
    ['a: { url: https://a.example, page: mailto:a, tools: { b: } }', 'a: page: is no http(s)'],
    ['a: { url: https://a.example }', 'a: tools: '],
    ['a: { url: https://a.example, tools: {} }', 'a: tools: names no tool'],
    [`a: { url: https://a.example, tools: ${tools(21)} }`, 'a: tools: has more than 20'],
    ['a: { url: https://a.example, tools: [b] }', 'a: tools: '],
    ['a: { url: https://a.example, tools: { b.c: , b_c: } }', 'would call b.c and b_c the same'],
    ['a: { url: https://a.example, tools: { b: }, tool: { c: } }', '"tool"'],
    ['a: { url: https://a.example, env: [B], tools: { b: } }', '"env"'],
    ['a: { url: https://a.example, tools: { b: { label: { en: B } } } }', 'a: tools b label zh: '],
    ['a: { url: https://a.example, tools: { b: { description: " " } } }', 'description: is empty'],
    ['a: { url: https://a.example, headers: { "x y": z }, tools: { b: } }', 'a: headers x y: '],
    [
      `a: { url: https://a.example, headers: { x: "\${NO}" }, tools: { b: } }`,
      'a: headers x: the variable NO is not set',
    ],
    ['a: { command: b, env: [NO], tools: { b: } }', 'a: env: the variable NO is not set'],
    ['a: { command: b, env: [A=1], tools: { b: } }', 'a: env 0: is no name of a variable'],
    ['a: { command: "", tools: { b: } }', 'a: command: '],
  ])('%j is refused in one line', async (text, message) => {
    const error = await withFile(text).catch((error) => error)
    expect(error).toBeInstanceOf(StartError)
    expect(error.message).toContain(`MCP_SERVERS ${directory}`)
    expect(error.message).toContain(message)
  })

  it('does not show a secret that cannot be sent', async () => {
    const text = `a: { url: https://a.example, headers: { x: "\${KEY}" }, tools: { b: } }`
    const reading = withFile(text, { KEY: 'secret\nvalue' })
    await expect(reading).rejects.toThrow('a: headers x: has characters that no header can have')
    await expect(reading).rejects.not.toThrow('secret')
  })

  it('is named where it is missing', () => {
    expect(() => readServers(readEnv({ MCP_SERVERS: '/none.yaml' }))).toThrow(
      'MCP_SERVERS /none.yaml cannot be used: ENOENT',
    )
  })
})
