import { type CommandItem, CommandPalette } from '@coinquiry/ui/blocks/command-palette'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { SEARCH_MAX, type TopicListItem, useFewTopics } from '../../data/topic-list.ts'
import { useIsLoggedIn } from '../../shell/session/session.ts'
import { foundMessage, wordsOf } from '../../shell/topics/listed-topic.ts'
import { type Action, matching } from './actions/action.ts'
import { useAccountActions } from './actions/use-account-actions.ts'
import { usePlaceActions } from './actions/use-place-actions.ts'
import { useTopicActions } from './actions/use-topic-actions.ts'
import { useSettled } from './use-settled.ts'

// biome-ignore lint/style/noDefaultExport: a part is loaded by its default export
export default function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const isLoggedIn = useIsLoggedIn()
  const [query, setQuery] = useState('')
  // What an input method shows meanwhile is not what is meant.
  const [meant, setMeant] = useState('')
  const term = useSettled(meant.trim()).slice(0, SEARCH_MAX)
  const { data: topics = [], isFetching, isError } = useFewTopics(term, isLoggedIn)
  const ofTopic = useTopicActions()
  const actions = [...usePlaceActions(), ...useAccountActions()]

  function asItem({ onSelect, ...action }: Action): CommandItem {
    return {
      ...action,
      kind: 'action',
      onSelect() {
        onClose()
        onSelect()
      },
    }
  }

  function topicItem(topic: TopicListItem): CommandItem {
    const words = wordsOf(topic, formatMessage({ id: 'palette.untitled' }))
    return {
      id: topic.topics_id,
      kind: 'topic',
      label: words.title,
      labelRanges: words.titleRanges,
      detail: topic.match ? words.excerpt : undefined,
      detailRanges: words.ranges,
      onSelect() {
        onClose()
        void navigate({
          to: '/chat/$topicsId',
          params: { topicsId: topic.topics_id },
          search: foundMessage(topic),
        })
      },
    }
  }

  const topicGroup = {
    heading: formatMessage({ id: term === '' ? 'palette.recent' : 'palette.topics' }),
    items: topics.map(topicItem),
  }
  const actionGroups = [
    {
      heading: formatMessage({ id: 'header.topic' }),
      items: matching(ofTopic, meant).map(asItem),
    },
    {
      heading: formatMessage({ id: 'palette.actions' }),
      items: matching(actions, meant).map(asItem),
    },
  ]
  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      labels={{
        title: formatMessage({ id: 'palette.title' }),
        placeholder: formatMessage({ id: 'palette.placeholder' }),
        close: formatMessage({ id: 'action.close' }),
        loading: formatMessage({ id: 'palette.loading' }),
        empty: formatMessage({ id: isError ? 'palette.failed' : 'palette.empty' }),
      }}
      query={query}
      onQueryChange={(text, isComposing) => {
        setQuery(text)
        if (!isComposing) setMeant(text)
      }}
      groups={[...actionGroups, topicGroup]}
      loading={isFetching || meant.trim().slice(0, SEARCH_MAX) !== term}
    />
  )
}
