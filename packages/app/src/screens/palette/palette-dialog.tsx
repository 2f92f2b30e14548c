import { type CommandItem, CommandPalette } from '@coinquiry/ui/blocks/command-palette'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { SEARCH_MAX, type TopicListItem, useFewTopics } from '../../data/topic-list.ts'
import { foundMessage, listedTopicText } from '../../shell/listed-topic.ts'
import { useIsLoggedIn } from '../../shell/session/session.ts'
import {
  type Action,
  matchingActions,
  useAccountActions,
  useNavigationActions,
  useTopicActions,
} from './palette-actions.ts'

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
  const actions = [...useNavigationActions(), ...useAccountActions()]

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
    const text = listedTopicText(topic, formatMessage({ id: 'palette.untitled' }))
    return {
      id: topic.topics_id,
      kind: 'topic',
      label: text.title,
      labelRanges: text.titleRanges,
      detail: topic.match ? text.excerpt : undefined,
      detailRanges: text.ranges,
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
      items: matchingActions(ofTopic, meant).map(asItem),
    },
    {
      heading: formatMessage({ id: 'palette.actions' }),
      items: matchingActions(actions, meant).map(asItem),
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
      onQueryChange={(next, isComposing) => {
        setQuery(next)
        if (!isComposing) setMeant(next)
      }}
      groups={[...actionGroups, topicGroup]}
      loading={isFetching || meant.trim().slice(0, SEARCH_MAX) !== term}
    />
  )
}

const pauseMs = 200

/** A text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
