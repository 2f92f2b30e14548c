import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { languageOf } from '../packages/ui/stories/labels.tsx'
import { storybookTheme, themeChanged } from './storybook-theme.ts'

type Context = DocsContainerProps['context']

/** A docs page in the theme that the toolbar chose. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useGlobal(props.context, 'theme')
  const language = languageOf(useGlobal(props.context, 'language'))
  applyTheme(theme)
  document.documentElement.lang = language
  // Stories in frames of their own read both when they open.
  return <DocsContainer key={`${theme} ${language}`} {...props} theme={storybookTheme()} />
}

/** What the toolbar chose. Asked of the page itself: its frames report theirs on the same channel. */
function useGlobal(context: Context, name: 'theme' | 'language'): string {
  const { channel } = context
  return useSyncExternalStore(
    (changed) => {
      channel.on(GLOBALS_UPDATED, changed)
      return () => channel.off(GLOBALS_UPDATED, changed)
    },
    () => String(context.getStoryContext(context.storyById()).globals[name]),
  )
}

/** Gives the page a theme, and Storybook's frame around it the same. */
export function applyTheme(theme: string): void {
  const { dataset } = document.documentElement
  if (dataset.theme === theme) return
  dataset.theme = theme
  addons.getChannel().emit(themeChanged, storybookTheme())
}
