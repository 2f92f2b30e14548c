import { readFileSync } from 'node:fs'
import { operations } from '@coinquiry/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { OpenApiDocument } from './document.ts'
import { referencePage } from './reference-page.ts'

const contract = readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8')
const document: OpenApiDocument = parse(contract)
let page: string

beforeAll(() => {
  page = referencePage(document)
})

const ids = () => [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)

test('every operation has its place, address and parameters', () => {
  for (const { id, method, path } of operations) {
    expect(ids()).toContain(id)
    expect(page).toContain(`<b>${method}</b> /api/v1${path}</code>`)
  }
  expect(page).toMatch(/<code>Last-Event-ID<\/code>[^\n]*integer[^\n]*header[^\n]*optional/)
})

test('every event of the stream has its place, data and, where there is one, an example', () => {
  const events = Object.keys(document.components.schemas.AskEvent?.discriminator?.mapping ?? {})
  expect(events).toContain('close')
  for (const event of events) expect(ids()).toContain(`event-${event}`)
  const close = page.slice(page.indexOf('id="event-close"'))
  expect(close).toMatch(/<code>topic_count<\/code>[\s\S]*?Topics left today/)
  expect(close.slice(0, close.indexOf('</article>'))).toContain('<summary>Example')
})

test('every schema and shared response has its place, and no link leads nowhere', () => {
  const { schemas, responses } = document.components
  for (const name of Object.keys(schemas)) expect(ids()).toContain(`schema-${name}`)
  for (const name of Object.keys(responses)) expect(ids()).toContain(`response-${name}`)
  const targets = [...page.matchAll(/href="#([^"]*)"/g)].map(([, target]) => target)
  expect(targets.filter((target) => !ids().includes(target))).toEqual([])
  expect(new Set(ids()).size).toBe(ids().length)
})

test('what people are told of an error stands in both languages', () => {
  const texts = document.components.schemas.ErrorKey?.['x-error-texts'] ?? {}
  for (const { zh } of Object.values(texts)) expect(page).toContain(`<td lang="zh">${zh}`)
})

test('text of the contract is no HTML, and its headings stand below those of the page', () => {
  const { info } = document
  const changed = { ...info, description: '## The <b>envelope</b>\n<script>alert(1)</script>' }
  const written = referencePage({ ...document, info: changed })
  expect(written).toContain('<h2>The &lt;b&gt;envelope&lt;/b&gt;</h2>')
  expect(written).not.toContain('<script')
  expect(written.match(/<h1/g)).toHaveLength(1)
})
