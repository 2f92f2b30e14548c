import { expect, it, vi } from 'vitest'
import { remembered } from './remembered.ts'

it('loads once, however often and at the same time it is asked', async () => {
  const load = vi.fn(async () => 'loaded')
  const get = remembered(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([get(), get()])).toEqual(['loaded', 'loaded'])
  expect(await get()).toBe('loaded')
  expect(load).toHaveBeenCalledOnce()
})

it('forgets a failure, and tries again', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('away'))
  const get = remembered(load)
  await expect(get()).rejects.toThrow('away')
  expect(await get()).toBe('loaded')
})
