import type { TopicRowLabels, TopicRowProps } from '../topic-row/index.ts'

export interface HistoryTopic
  extends Pick<
    TopicRowProps,
    'href' | 'title' | 'titleRanges' | 'excerpt' | 'ranges' | 'time' | 'dateTime' | 'favorite'
  > {
  id: string
}

export interface HistoryGroup {
  /** The day or span its topics belong to. */
  heading: string
  topics: readonly HistoryTopic[]
}

export interface HistoryListLabels extends TopicRowLabels {
  /** Spoken while topics are on their way. */
  loading: string
}

/** What all rows of a list have in common. */
export interface HistoryRows {
  /** The labels that all rows share. */
  labels: HistoryListLabels
  /** The level of the days' headings in the page. */
  headingAs?: 'h2' | 'h3' | undefined
  /** The topic that takes the focus, where the one that had it is gone. */
  focusedId?: string | null
  /** Called for a plain click on a topic. */
  onOpen?: ((topic: HistoryTopic) => void) | undefined
  /** Called with a topic to keep, or to keep no longer; without it the buttons are disabled. */
  onFavoriteChange?: ((topic: HistoryTopic, favorite: boolean) => void) | undefined
  /** Called with the topic to delete; without it the buttons are disabled. */
  onDelete?: ((topic: HistoryTopic) => void) | undefined
}
