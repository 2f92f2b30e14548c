import { describe, expect, it } from 'vitest'
import { startFakeMarket } from '../../../../../tests/fakes/fake-market.ts'
import { startFakeNews } from '../../../../../tests/fakes/fake-news.ts'
import { readEnv } from '../../env.ts'
import { StartError } from '../../start-error.ts'
import { createAnswerEngine } from './answer-engine.ts'
import { question } from './openai/testing/questions.ts'

const model = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'llama' }
const engine = (env: Readonly<Record<string, string>>) =>
  createAnswerEngine(readEnv(env), () => undefined)

describe('createAnswerEngine', () => {
  it('is the handbook as long as no model is set', async () => {
    expect(await engine({})).toMatchObject({ kind: 'handbook', model: null })
    expect(await engine({ AI_API_KEY: 'sk' })).toMatchObject({ kind: 'handbook' })
  })

  it('is the model that is set, with or without a key', async () => {
    expect(await engine(model)).toMatchObject({ kind: 'model', model: 'llama' })
    expect(await engine({ ...model, AI_API_KEY: 'sk' })).toMatchObject({ kind: 'model' })
  })

  it.each([
    ['a model alone', model, false],
    ['a search provider alone', { SEARXNG_URL: 'http://127.0.0.1:8080' }, false],
    ['a model and market data', { ...model, COINGECKO_URL: 'http://127.0.0.1:8080' }, false],
    ['a model and SearXNG', { ...model, SEARXNG_URL: 'http://127.0.0.1:8080' }, true],
    ['a model and Tavily', { ...model, TAVILY_API_KEY: 'tvly' }, true],
    ['a model and Brave', { ...model, BRAVE_API_KEY: 'brave' }, true],
  ])('given %2$s it can search: %3$s', async (_case, env, searches) => {
    expect((await engine(env)).searches).toBe(searches)
  })

  it.each([
    ['nothing', {}, false],
    ['a model alone', model, false],
    ['a search provider', { ...model, SEARXNG_URL: 'http://127.0.0.1:8080' }, false],
    ['market data', { COINGECKO_URL: 'http://127.0.0.1:8080' }, true],
    ['news feeds', { NEWS_FEEDS: 'http://127.0.0.1:8080/rss.xml' }, true],
    ['a model and market data', { ...model, COINGECKO_URL: 'http://127.0.0.1:8080' }, true],
  ])('given %s it can read live data: %3$s', async (_case, env, readsLiveData) => {
    expect((await engine(env)).readsLiveData).toBe(readsLiveData)
  })

  it.each([
    ['the handbook', 'What is staking?', 'primary'],
    ['a price', 'What does BTC cost now?', 'data'],
    ['headlines', 'What is the news about bitcoin?', 'unknown'],
  ])('gives the sources of %s their class', async (_case, text, sourceClass) => {
    await using market = await startFakeMarket()
    await using news = await startFakeNews()
    const answering = await engine({ ...market.env, ...news.env })
    const asked = question({ text, internetSearch: true })
    const events = await Array.fromAsync(answering.answer(asked, new AbortController().signal))
    const sources = events.flatMap((event) => (event.event === 'sources' ? event.items : []))
    expect(sources.map(({ class: sourceClass }) => sourceClass)).toContain(sourceClass)
  })

  it("does not begin with an operator's list of classes that cannot be used", async () => {
    await expect(engine({ SOURCE_CLASSES_FILE: '/none.yaml' })).rejects.toThrow(StartError)
  })
})
