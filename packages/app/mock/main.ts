import { createBrowserMock } from '@coinquiry/api-client/mock/browser'
import { storage } from '../src/shell/storage.ts'
import { answerNavigations } from './answer-navigations.ts'
import { recentClock } from './recent-clock.ts'
import { chosenWorld, showSwitcher } from './world-switcher.ts'

const world = chosenWorld()
const language = document.documentElement.lang === 'en' ? 'en' : 'zh'
const mock = await createBrowserMock({ world, language, clock: recentClock() })
await mock.start()
const token = mock.resident?.token ?? null
storage.write('access_token', token)
answerNavigations(token)
showSwitcher(world)

await import('../src/main.tsx')
