import { expect, it } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { handlerContext } from '../../testing/handler-context.ts'
import { hotTopicHandlers } from './handlers.ts'

const query = (query: { limit?: number; language?: 'zh' | 'en' }) => ({
  path: {},
  query,
  header: {},
  body: undefined,
})

describeDatabases('hot topics', (open) => {
  it.each(['zh', 'en'] as const)(
    'offer at least eight different questions in %s',
    async (language) => {
      const ctx = handlerContext(open())
      const { body } = await hotTopicHandlers.fetchHotTopics(ctx, query({ language, limit: 50 }))
      const titles = body.data.map((topic) => topic.title)
      expect(new Set(titles).size).toBeGreaterThanOrEqual(8)
      for (const title of titles) expect(/\p{Script=Han}/u.test(title)).toBe(language === 'zh')
    },
  )

  it('come in the language of the request, as many as were asked for, always in one order', async () => {
    const ctx = handlerContext(open(), { language: 'zh' })
    const six = (await hotTopicHandlers.fetchHotTopics(ctx, query({ limit: 6 }))).body.data
    const two = (await hotTopicHandlers.fetchHotTopics(ctx, query({ limit: 2 }))).body.data
    expect(six).toHaveLength(6)
    expect(two).toEqual(six.slice(0, 2))
    expect(two[0]?.title).toMatch(/\p{Script=Han}/u)
  })
})
