import assert from 'node:assert/strict'
import type { Operation } from '../../src/contract/contract.ts'
import { type Case, pageRefusal } from '../case.ts'
import { follow } from '../contract.ts'
import type { CallRequest } from '../request.ts'
import { badBodies } from './bad-bodies.ts'
import { badTokens } from './bad-tokens.ts'
import { badValues } from './bad-values.ts'
import { sampleRequest } from './values.ts'

/** What the contract itself says that the operation must refuse. */
export function generatedCases(operation: Operation): Case[] {
  return [badTokens, badBodies, badValues, pagesAndLanguages, badDestinations].flatMap((of) =>
    of(operation),
  )
}

const HAN = /\p{Script=Han}/u

/** The languages and the page of an operation's refusals, shown by one that any visitor can get. */
function pagesAndLanguages(operation: Operation): Case[] {
  const status = operation.signInRequired ? '401' : '400'
  const declared = operation.responses[status]?.content
  const request = refusedRequest(operation)
  if (!declared || !request) return []
  const outcome = operation.signInRequired ? 'error.unauthorized' : 'error.badRequest'
  const inLanguages: Case = {
    operation: operation.id,
    outcome,
    name: 'refuses in the language of the request',
    async run(context) {
      for (const [language, chinese] of languages) {
        const sent = { ...request, language }
        const { message } = await context.visitor().refused(operation.id, outcome, sent)
        assert.equal(HAN.test(message), chinese, `${language}: ${message}`)
      }
    },
  }
  const onAPage = pageRefusal(
    operation.id,
    outcome,
    'a browser that navigates',
    async (context) => ({
      client: context.visitor(),
      request,
    }),
  )
  return declared['text/html'] ? [inLanguages, onAPage] : [inLanguages]
}

/** As what a page may not ask for an address that is navigated to. */
const destinations = ['image', 'iframe', 'script']

function badDestinations(operation: Operation): Case[] {
  if (!operation.responses['400']?.content?.['text/html']) return []
  return destinations.map((destination) => ({
    operation: operation.id,
    outcome: 'error.badRequest',
    name: `is not given to a page as its ${destination}`,
    async run(context) {
      const headers = { 'sec-fetch-dest': destination }
      const person = operation.signInRequired ? await context.subject.freeUser() : null
      const client = person ? context.as(person) : context.visitor()
      const sent = {
        ...sampleRequest(operation),
        headers,
        ...(person && { cookie: person.cookie }),
      }
      await client.refused(operation.id, 'error.badRequest', sent)
    },
  }))
}

const languages: readonly (readonly [header: string, chinese: boolean])[] = [
  ['zh', true],
  ['zh-CN,en;q=0.5', true],
  ['en-GB', false],
  ['fr, en;q=0.4', false],
  ['fr', true],
  ['*', true],
]

function refusedRequest(operation: Operation): CallRequest | null {
  const sample = sampleRequest(operation)
  if (operation.signInRequired) return sample
  if (operation.body) return { ...sample, body: [] }
  const [parameter] = operation.parameters.filter(({ schema }) => follow(schema).enum)
  if (!parameter) return null
  const wrong = { [parameter.name]: 'something-else' }
  return parameter.in === 'path' ? { ...sample, path: wrong } : { ...sample, query: wrong }
}
