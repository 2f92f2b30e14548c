import { expect, test } from 'vitest'
import { needing, UnmetNeed } from './needing.ts'

const notFound = (message: string) =>
  Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' })
const loading = (error: Error) =>
  needing('The mock', ['msw@2', '@mswjs/http-middleware@0.10'], () => Promise.reject(error))

test.each(['msw', '@mswjs/http-middleware'])(
  'says how to install %s where it is missing',
  async (name) => {
    const missing = loading(notFound(`Cannot find package '${name}' imported from /a/b.js`))
    await expect(missing).rejects.toThrow(UnmetNeed)
    await expect(missing).rejects.toThrow(
      `The mock needs the package ${name}, which is not installed. Install what it needs: npm install --save-dev msw@2 @mswjs/http-middleware@0.10`,
    )
  },
)

test('says which Node is needed where an older one cannot load a package', async () => {
  const old = Object.assign(new Error('require() of ES Module'), { code: 'ERR_REQUIRE_ESM' })
  await expect(loading(old)).rejects.toThrow('The mock needs Node 20.19, 22.12 or newer')
})

test.each([
  notFound("Cannot find package 'something-else' imported from /a/b.js"),
  notFound("Cannot find module '/a/msw' imported from /a/b.js"),
  new SyntaxError("package 'msw' is odd"),
])('leaves another error as it is: %s', async (error) => {
  await expect(loading(error)).rejects.toBe(error)
})
