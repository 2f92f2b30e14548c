import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notDeclared, notShown } from './coverage.ts'
import { allCases, lawOf } from './describe-conformance.ts'

const law = lawOf(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'))
const cases = allCases(law.contract)

test('each operation, each of its refusals and each end of its streams has a case', () => {
  expect(notShown(law, cases)).toEqual([])
})

test('no case shows what the contract does not declare', () => {
  expect(notDeclared(law, cases)).toEqual([])
})

test('a case that is missing is noticed', () => {
  const without = cases.filter(({ shows }) => shows !== 'error.staleParent')
  expect(notShown(law, without)).toEqual(['ask: error.staleParent'])
})

test('the cases of an operation go by names of their own', () => {
  const names = cases.map(({ operation, shows, name }) => `${operation} ${shows} ${name}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
