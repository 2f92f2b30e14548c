import { afterEach, expect } from 'vitest'
import { server } from 'vitest/browser'
import { whileNarrow } from './narrow.ts'
import { violationsInOtherThemes } from './other-themes.ts'
import { smallTargets } from './targets.ts'
import { unreachable } from './unreachable.ts'

const SCREEN = /packages\/app\/stories\/(?!flows)\w+\.stories\.tsx$/

// Nobody looks on, and what cannot be seen need not be drawn.
if (server.config.browser.headless) (window.frameElement as HTMLElement).style.opacity = '0'

afterEach(async ({ task }) => {
  // What a story broke is in its error; the whole reports are megabytes for each run.
  delete (task.meta as { reports?: unknown }).reports
  const { dataset, lang } = document.documentElement
  // Themes differ in colors only, which change no size.
  if (dataset.theme !== 'light') return
  // Of a screen in Chinese, for a theme needs to be seen in one language only.
  if (lang.startsWith('zh') && SCREEN.test(task.file.filepath))
    expect(await violationsInOtherThemes()).toEqual([])
  expect(smallTargets()).toEqual([])
  await whileNarrow(async () => {
    await expect.poll(unreachable).toEqual([])
    expect(smallTargets()).toEqual([])
  })
})
