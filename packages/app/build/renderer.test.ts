import type { TopicContent } from '@coinquiry/api-client'
import { expect, test, vi } from 'vitest'

const template = '<html lang="zh-CN"><head></head><body><div id="root"></div></body></html>'
vi.mock('node:fs/promises', () => ({ readFile: async () => template }))

const { renderPage, renderScreen } = await import('./renderer.tsx')

const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'

const message = (role_type: 'user' | 'assistant', content: string, status = 'done') => ({
  message_id: role_type,
  role_type,
  cur_path_index: 0,
  content_list: [{ message_id: role_type, version_number: 1, content, status }],
})

const topic = (answer: string, status?: string) =>
  ({
    cur_topics_info: { topics_id: 'a', title: hostile, user_name: hostile, icon_url: '' },
    cur_message: [message('user', hostile), message('assistant', answer, status)],
    previous_topics_info: null,
  }) as unknown as TopicContent

const share = (content: TopicContent) =>
  renderPage({ screen: 'share', language: 'en', shareToken: 'token', content })

const countOf = (html: string, part: string) => html.split(part).length - 1

test('each page has a tree for each language, for visitors and for members', async () => {
  const home = await renderScreen(template, '/')
  expect(countOf(home, 'data-prerendered=')).toBe(4)
  expect(countOf(home, '<textarea')).toBe(4)
  const login = await renderScreen(template, '/login', (_, user) => user === 'visitor')
  expect(countOf(login, 'type="email"')).toBe(2)
  expect(countOf(login, 'data-provider="google"')).toBe(2)
  const shell = await renderScreen(template, '/', () => false)
  expect(countOf(shell, 'data-frame')).toBe(4)
  expect(shell).not.toContain('<main')
  expect(shell).not.toContain('<script')
})

test('a shared topic is rendered in one language, with the data that hydrates it', async () => {
  const html = (await share(topic('It is **so**.'))) ?? ''
  expect(countOf(html, '<strong>so</strong>')).toBe(2)
  expect(countOf(html, 'data-frame')).toBe(2)
  expect(html).toContain('<html lang="en">')
  const [, seeds = ''] =
    /<script type="application\/json" id="queries">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(seeds)).toEqual([[expect.anything(), topic('It is **so**.')]])
})

test('text of a topic ends no element and begins none', async () => {
  const html = (await share(topic(hostile))) ?? ''
  expect(countOf(html, '<script')).toBe(1)
  expect(countOf(html, '</script')).toBe(1)
  expect(html).not.toContain('<img src=x')
})

test('a topic is left to the browser while it is being answered, or where it is too long', async () => {
  expect(await share(topic('It is', 'running'))).toBeNull()
  expect(await share(topic('a'.repeat(100_001)))).toBeNull()
})
