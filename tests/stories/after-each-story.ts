import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { smallTargets } from './targets.ts'
import { unreachable } from './unreachable.ts'

afterEach(async () => {
  // Themes differ in colors only, which change no size.
  if (document.documentElement.dataset.theme !== 'light') return
  expect(smallTargets()).toEqual([])
  // 1280 × 1024, magnified to 400 %, less the scrollbar, which keeps its size.
  await page.viewport(316, 256)
  await expect.poll(unreachable).toEqual([])
  expect(smallTargets()).toEqual([])
})
