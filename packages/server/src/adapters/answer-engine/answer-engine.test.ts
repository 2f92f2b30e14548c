import { describe, expect, it } from 'vitest'
import { createAnswerEngine } from './answer-engine.ts'

const unset = { AI_BASE_URL: undefined, AI_API_KEY: undefined, AI_MODEL: undefined }
const model = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'llama' }

describe('createAnswerEngine', () => {
  it('is the handbook as long as no model is set', () => {
    expect(createAnswerEngine(unset)).toMatchObject({ kind: 'handbook', model: null })
    expect(createAnswerEngine({ ...unset, AI_API_KEY: 'sk' })).toMatchObject({ kind: 'handbook' })
  })

  it('is the model that is set, with or without a key', () => {
    expect(createAnswerEngine({ ...unset, ...model })).toMatchObject({
      kind: 'model',
      model: 'llama',
    })
    expect(createAnswerEngine({ ...model, AI_API_KEY: 'sk' })).toMatchObject({ kind: 'model' })
  })
})
