import { expect, test } from 'vitest'
import { needing, UnmetNeed } from './needing.ts'

const notFound = (message: string) =>
  Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' })
const loading = (error: Error) =>
  needing('The mock', ['msw@2', '@scope/name@0.10'], () => Promise.reject(error))

test.each(['msw', '@scope/name'])('says how to install %s where it is missing', async (name) => {
  const missing = loading(notFound(`Cannot find package '${name}' imported from /a/b.js`))
  await expect(missing).rejects.toThrow(UnmetNeed)
  await expect(missing).rejects.toThrow(
    `The mock needs the package ${name}, which is not installed. Install what it needs: npm install --save-dev msw@2 @scope/name@0.10`,
  )
})

test.each([
  notFound("Cannot find package 'something-else' imported from /a/b.js"),
  notFound("Cannot find module '/a/msw' imported from /a/b.js"),
  new SyntaxError("package 'msw' is odd"),
])('leaves another error as it is: %s', async (error) => {
  await expect(loading(error)).rejects.toBe(error)
})
