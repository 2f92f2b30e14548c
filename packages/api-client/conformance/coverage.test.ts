import { expect, test } from 'vitest'
import { uncovered, undeclared } from './coverage.ts'
import { allCases } from './describe-conformance.ts'

test('each operation, each of its refusals and each end of its streams has a case', () => {
  expect(uncovered(allCases)).toEqual([])
})

test('no case shows what the contract does not declare', () => {
  expect(undeclared(allCases)).toEqual([])
})

test('a case that is missing is noticed', () => {
  const without = allCases.filter(({ outcome }) => outcome !== 'error.staleParent')
  expect(uncovered(without)).toEqual(['ask: error.staleParent'])
})

test('the cases of an operation go by names of their own', () => {
  const names = allCases.map(({ operation, outcome, name }) => `${operation} ${outcome} ${name}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
