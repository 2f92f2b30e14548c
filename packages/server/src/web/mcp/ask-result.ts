import type { Schemas } from '@coinquiry/api-client/contract'
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Language } from '../../ports.ts'
import { refusal } from './failed.ts'

/** What the stream of an answer has said. */
export interface Heard {
  text: string
  analysis: string
  sources: readonly Schemas['Source'][]
  figures?: Schemas['AskFigures']
  followups: readonly string[]
  isComplete: boolean
  close?: Schemas['AskClose']
  error?: Schemas['AskError']
}

interface Asked {
  readonly topicId: string
  readonly publicUrl: string
  readonly language: Language
}

const LABELS = {
  en: {
    sources: 'Sources',
    topic: 'Topic',
    stopped: 'The answer was stopped before its end.',
    asOf: (time: string) => `as of ${time}`,
  },
  zh: {
    sources: '来源',
    topic: '话题',
    stopped: '回答在完成前已停止。',
    asOf: (time: string) => `截至 ${time}`,
  },
} as const

/** An answer as text for people, and as data; of one that failed what there is of it. */
export function askResult(heard: Heard, asked: Asked): CallToolResult {
  const { text, analysis, sources, figures, followups, isComplete, close, error } = heard
  const known = {
    topic_id: asked.topicId,
    topic_url: new URL(`/chat/${asked.topicId}`, asked.publicUrl).href,
    answer: withoutOffers(close?.response ?? text),
  }
  if (error)
    return refusal([error.message, withoutOffers(text)].filter(Boolean).join('\n\n'), {
      error_key: error.error_key,
      ...known,
    })
  return {
    content: [{ type: 'text', text: writtenOut(known, sources, isComplete, asked.language) }],
    structuredContent: {
      ...known,
      is_complete: isComplete,
      ...(analysis !== '' && { analysis }),
      sources,
      figures: figures?.figures ?? [],
      ...(figures && { check: figures.check, citations: figures.citations, sums: figures.sums }),
      followups,
      ...(close && {
        topics_left: close.topic_count,
        follow_ups_left: close.message_count,
        resets_at: close.resets_at,
      }),
    },
  }
}

/** What the app offers to ask at a press is no link elsewhere. */
export const withoutOffers = (text: string): string => text.replace(/\[([^[\]]*)\]\(#ask\)/g, '$1')

/** A link at the end of a text of which more will come, as far as it is there. */
const BEGUN_LINK = /\[[^[\]\n]*(?:\](?:\([^)\n]*)?)?$/

/** What of a text can be told already, for a link must be told as a whole. */
export const withoutBegunLink = (text: string): string => text.replace(BEGUN_LINK, '')

function writtenOut(
  { answer, topic_url }: { readonly answer: string; readonly topic_url: string },
  sources: Heard['sources'],
  isComplete: boolean,
  language: Language,
): string {
  const labels = LABELS[language]
  const lines = sources.map(({ index, title, url, fetched_at }) => {
    const time = fetched_at ? new Date(fetched_at * 1000).toISOString() : null
    return [`[${index}] ${title}`, url, ...(time ? [labels.asOf(time)] : [])].join(' – ')
  })
  return [
    answer,
    ...(isComplete ? [] : [labels.stopped]),
    ...(lines.length > 0 ? [`${labels.sources}:\n${lines.join('\n')}`] : []),
    `${labels.topic}: ${topic_url}`,
  ].join('\n\n')
}
