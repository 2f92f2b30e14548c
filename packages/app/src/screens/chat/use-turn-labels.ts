import { useMemo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { markdownLabels } from '../../shell/markdown-labels.ts'

/** The words of all turns, made once per language. */
export function useTurnLabels() {
  const { formatMessage, locale } = useIntl()
  return useMemo(() => {
    const shared = {
      actions: formatMessage({ id: 'chat.actions' }),
      copy: formatMessage({ id: 'chat.copy' }),
      copied: formatMessage({ id: 'chat.copied' }),
    }
    return {
      question: {
        ...shared,
        author: formatMessage({ id: 'chat.question' }),
        edit: formatMessage({ id: 'chat.edit' }),
        more: formatMessage({ id: 'chat.showMore' }),
        less: formatMessage({ id: 'chat.showLess' }),
      },
      keptEdit: formatMessage({ id: 'chat.editKept' }),
      answer: {
        ...shared,
        author: formatMessage({ id: 'chat.answer' }),
        waiting: formatMessage({ id: 'chat.waiting' }),
        stopped: formatMessage({ id: 'chat.stopped' }),
        interrupted: formatMessage({ id: 'chat.interrupted' }),
        failed: formatMessage({ id: 'chat.failed' }),
        reconnecting: formatMessage({ id: 'chat.reconnecting' }),
        reconnect: formatMessage({ id: 'chat.reconnect' }),
        retry: formatMessage({ id: 'chat.refresh' }),
      },
      export: {
        open: formatMessage({ id: 'chat.export' }),
        pdf: formatMessage({ id: 'header.export.pdf' }),
        markdown: formatMessage({ id: 'header.export.markdown' }),
        docx: formatMessage({ id: 'header.export.docx' }),
      },
      rating: {
        like: formatMessage({ id: 'chat.like' }),
        dislike: formatMessage({ id: 'chat.dislike' }),
      },
      favorite: formatMessage({ id: 'chat.favorite' }),
      unfavorite: formatMessage({ id: 'header.unfavorite' }),
      share: formatMessage({ id: 'chat.share' }),
      analysis: {
        running: formatMessage({ id: 'chat.thinking' }),
        ended: (ms: number | null) => analysisName(formatMessage, ms),
      },
      versions: {
        group: formatMessage({ id: 'chat.versions' }),
        previous: formatMessage({ id: 'chat.previousVersion' }),
        next: formatMessage({ id: 'chat.nextVersion' }),
        position: (current: number, total: number) =>
          formatMessage({ id: 'chat.version' }, { current, total }),
      },
      markdown: markdownLabels(formatMessage, locale),
      progress: formatMessage({ id: 'chat.progress' }),
      sources: formatMessage({ id: 'chat.sources' }),
      openSources: formatMessage({ id: 'chat.openSources' }),
      stepStates: {
        open: undefined,
        done: formatMessage({ id: 'chat.partDone' }),
        failed: formatMessage({ id: 'chat.partFailed' }),
      },
      steps: ([1, 2, 3, 4, 5, 6] as const).map((step) => formatMessage({ id: `progress.${step}` })),
    }
  }, [formatMessage, locale])
}

/** What the analysis of an answer is called once it has ended, by how many ms it took. */
export function analysisName(formatMessage: IntlShape['formatMessage'], ms: number | null): string {
  if (ms === null) return formatMessage({ id: 'chat.analysis' })
  const time = Math.floor(ms / 1000)
  if (time === 0) return formatMessage({ id: 'chat.thoughtBriefly' })
  return formatMessage(
    { id: 'chat.thought' },
    { minutes: Math.floor(time / 60), seconds: time % 60 },
  )
}

export type TurnLabels = ReturnType<typeof useTurnLabels>
