import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { languageOf } from '../packages/ui/stories/words.tsx'
import { paperOfPage } from './paper.ts'
import { putOnPaper } from './put-on-paper.ts'

type Channel = DocsContainerProps['context']['channel']

/** A docs page on the paper that the toolbar chose. */
export function DocsOnPaper(props: PropsWithChildren<DocsContainerProps>) {
  const { theme, language } = useChosen(props.context.channel)
  putOnPaper(theme)
  document.documentElement.lang = languageOf(language)
  return <DocsContainer key={theme} {...props} theme={paperOfPage()} />
}

function useChosen(channel: Channel) {
  const chosen = useSyncExternalStore(
    (changed) => {
      channel.on(GLOBALS_UPDATED, changed)
      return () => channel.off(GLOBALS_UPDATED, changed)
    },
    () => JSON.stringify(lastGlobals(channel)),
  )
  const { theme = 'light', language } = JSON.parse(chosen)
  return { theme: String(theme), language }
}

function lastGlobals(channel: Channel): unknown {
  const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  return last?.globals ?? {}
}
