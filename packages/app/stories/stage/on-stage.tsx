import { worlds } from '@coinquiry/api-client/mock/browser'
import { configure, expect, waitFor } from 'storybook/test'
import { languageOf } from '../../../ui/stories/labels.tsx'
import { App } from '../../src/app.tsx'
import type { Theme } from '../../src/shell/theme/theme.ts'
import type { Scene } from './scene.ts'
import { clearStage, setStage, useStage, visitOnStage } from './stage.ts'

// A whole app on a busy machine takes its time; what never comes is still an error.
configure({ asyncUtilTimeout: 10_000 })

interface StageContext {
  readonly id: string
  readonly args: Scene
  readonly globals: Record<string, unknown>
}

/** The real app, in the scene that its arguments describe. */
function Screen(_: Scene) {
  const current = useStage()
  return current && <App key={current.name} {...current.visit} />
}

/** Waits until everything that was asked for has come. */
export async function settled(): Promise<void> {
  const { router, queries } = visitOnStage()
  await waitFor(() => {
    expect(router.state.status).toBe('idle')
    expect(queries.isFetching() + queries.isMutating()).toBe(0)
  })
}

/** What all stories of screens have in common: spread it into their `preview.meta`. */
export const onStage = {
  component: Screen,
  parameters: { wholePage: true, controls: { sort: 'none' as const } },
  argTypes: {
    world: { control: 'select' as const, options: Object.keys(worlds) },
    host: { control: 'select' as const, options: Object.keys(worlds) },
  },
  loaders: [
    ({ id, args, globals }: StageContext) =>
      setStage(id, args, {
        language: languageOf(globals.language),
        theme: themeOf(globals.theme),
      }),
  ],
  beforeEach: () => clearStage,
  play: settled,
}

function themeOf(value: unknown): Theme {
  return value === 'dark' || value === 'theme-pro' ? value : 'light'
}
