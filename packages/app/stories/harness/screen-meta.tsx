import { worlds } from '@coinquiry/api-client/mock/browser'
import { configure, expect, waitFor } from 'storybook/test'
import { languageOf } from '../../../ui/stories/labels.tsx'
import { App } from '../../src/app.tsx'
import type { Theme } from '../../src/shell/theme.ts'
import { currentInstance, mountApp, unmountApp, useMountedApp } from './mounted-app.ts'
import type { ScreenScenario } from './scenario.ts'

// A whole app on a busy machine takes its time; what never comes is still an error.
configure({ asyncUtilTimeout: 10_000 })

interface StoryContext {
  readonly id: string
  readonly args: ScreenScenario
  readonly globals: Record<string, unknown>
}

/** The real app, in the scenario that its arguments describe. */
function Screen(_: ScreenScenario) {
  const current = useMountedApp()
  return current && <App key={current.name} {...current.instance} />
}

/** Waits until everything that was asked for has come. */
export async function settled(): Promise<void> {
  const { router, queries } = currentInstance()
  await waitFor(() => {
    expect(router.state.status).toBe('idle')
    expect(queries.isFetching() + queries.isMutating()).toBe(0)
  })
}

/** What all stories of screens have in common: spread it into their `preview.meta`. */
export const screenMeta = {
  component: Screen,
  parameters: { wholePage: true, controls: { sort: 'none' as const } },
  argTypes: {
    world: { control: 'select' as const, options: Object.keys(worlds) },
    host: { control: 'select' as const, options: Object.keys(worlds) },
  },
  loaders: [
    ({ id, args, globals }: StoryContext) =>
      mountApp(id, args, {
        language: languageOf(globals.language),
        theme: themeOf(globals.theme),
      }),
  ],
  beforeEach: () => unmountApp,
  play: settled,
}

function themeOf(value: unknown): Theme {
  return value === 'dark' || value === 'theme-pro' ? value : 'light'
}
