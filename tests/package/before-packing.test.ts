import { expect, test } from 'vitest'
import { newClone } from './clone.ts'

const INSTALL = '--include=dev --include=optional --loglevel=error'
const BUILD = 'run build'

test.each(['api-client', 'calculators', 'markdown', 'ui'])(
  '%s is packed from a checkout in which nothing is installed',
  async (name) => {
    const clone = await newClone(name)
    expect(await clone.prepack()).toEqual([`ci ${INSTALL}`, BUILD])
    expect(await clone.prepack()).toEqual([BUILD])
  },
)

test('what a running server was started from stays when the tools are added to it', async () => {
  const clone = await newClone('api-client')
  await clone.run('node scripts/setup/setup.js app')
  expect(await clone.prepack()).toEqual([`install --no-save ${INSTALL}`, BUILD])
  expect(await clone.prepack()).toEqual([BUILD])

  await clone.changeLock({})
  expect(await clone.prepack()).toEqual([`ci ${INSTALL}`, BUILD])
})
