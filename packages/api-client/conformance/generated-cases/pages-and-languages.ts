import assert from 'node:assert/strict'
import { type Case, pageRefusal } from '../case.ts'
import type { Contract, Operation } from '../contract.ts'
import type { CallRequest } from '../request.ts'
import { sampleRequest } from './sample.ts'

const HAN = /\p{Script=Han}/u

/** How refusals of an operation are worded and dressed: the first one that any visitor can get. */
export function pagesAndLanguages(contract: Contract, operation: Operation): Case[] {
  const status = operation.signInRequired ? '401' : '400'
  const declared = operation.responses[status]?.content
  const request = refusedRequest(contract, operation)
  if (!declared || !request) return []
  const shows = operation.signInRequired ? 'error.unauthorized' : 'error.badRequest'
  const inLanguages: Case = {
    operation: operation.id,
    shows,
    name: 'refuses in the language of the request',
    decided: false,
    async run(stage) {
      for (const [language, chinese] of languages) {
        const sent = { ...request, language }
        const { message } = await stage.visitor().refused(operation.id, shows, sent)
        assert.equal(HAN.test(message), chinese, `${language}: ${message}`)
      }
    },
  }
  const onAPage = pageRefusal(operation.id, shows, 'a browser that navigates', async (stage) => ({
    client: stage.visitor(),
    request,
  }))
  return declared['text/html'] ? [inLanguages, onAPage] : [inLanguages]
}

const languages: readonly (readonly [header: string, chinese: boolean])[] = [
  ['zh', true],
  ['zh-CN,en;q=0.5', true],
  ['en-GB', false],
  ['fr, en;q=0.4', false],
  ['fr', true],
  ['*', true],
]

function refusedRequest(contract: Contract, operation: Operation): CallRequest | null {
  const sample = sampleRequest(contract, operation)
  if (operation.signInRequired) return sample
  if (operation.body) return { ...sample, body: [] }
  const [parameter] = operation.parameters.filter(({ schema }) => contract.follow(schema).enum)
  if (!parameter) return null
  const wrong = { [parameter.name]: 'something-else' }
  return parameter.in === 'path' ? { ...sample, path: wrong } : { ...sample, query: wrong }
}
