import { readdirSync, readFileSync } from 'node:fs'
import { errors } from '@coinquiry/api-client/contract'
import * as labels from '@coinquiry/ui/labels/en'
import { expect, test } from 'vitest'

/** The specification's own words, which stay; so does its “sign-in link”. */
const given = ['Unable to sign in', 'Sign in to continue']

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(texts)
}

const folder = new URL('en/', import.meta.url)
const messages = readdirSync(folder).map((name) =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
)

test.each([
  ['the app', messages],
  ['the kit', labels],
  ['a refusal', Object.values(errors).map(({ en }) => en)],
])('%s says “log in” where the specification does not say “sign in”', (_, said) => {
  const signs = texts(said).filter((text) => /\bsign(ed|ing|s)?( you)? (in|out)\b/i.test(text))
  expect(signs.filter((text) => !given.includes(text))).toEqual([])
})
