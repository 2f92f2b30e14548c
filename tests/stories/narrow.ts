import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { lost } from './lost.ts'
import { smallTargets } from './targets.ts'

afterEach(async () => {
  // Colours take no room.
  if (document.documentElement.dataset.theme !== 'light') return
  expect(smallTargets()).toEqual([])
  // 1280 × 1024, magnified to 400 %, less the scrollbar, which keeps its size.
  await page.viewport(316, 256)
  await expect.poll(lost).toEqual([])
  expect(smallTargets()).toEqual([])
})
