import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { violationsIn } from './other-themes.ts'
import { smallTargets } from './targets.ts'
import { unreachable } from './unreachable.ts'

const SCREEN = /packages\/app\/stories\/(?!flows)\w+\.stories\.tsx$/

afterEach(async ({ task }) => {
  // What a story broke is in its error; the whole reports are megabytes for each run.
  delete (task.meta as { reports?: unknown }).reports
  const { dataset, lang } = document.documentElement
  // Themes differ in colors only, which change no size.
  if (dataset.theme !== 'light') return
  // Of a screen in Chinese, for a theme needs to be seen in one language only.
  if (lang.startsWith('zh') && SCREEN.test(task.file.filepath)) {
    expect(await violationsIn('dark')).toEqual([])
    expect(await violationsIn('theme-pro')).toEqual([])
  }
  expect(smallTargets()).toEqual([])
  // 1280 × 1024, magnified to 400 %, less the scrollbar, which keeps its size.
  await page.viewport(316, 256)
  await expect.poll(unreachable).toEqual([])
  expect(smallTargets()).toEqual([])
})
