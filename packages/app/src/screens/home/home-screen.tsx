import { Composer } from '@coinquiry/ui/blocks/composer'
import { Greeting } from '@coinquiry/ui/blocks/greeting'
import { HotTopics } from '@coinquiry/ui/blocks/hot-topics'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useConfig } from '../../data/config.ts'
import { useHotTopics } from '../../data/hot-topics.ts'
import { useLocale } from '../../shell/language/language.ts'
import { setModes, useModes } from '../../shell/modes.ts'
import {
  type Account,
  hasNoTopicLeft,
  isMember,
  useAccount,
  useIsAccountMissing,
} from '../../shell/session/use-account.ts'
import { useComposerLabels } from '../../shell/use-composer-labels.ts'
import styles from './home.module.css'
import { ProOffer } from './pro-offer.tsx'
import { TopicLimit } from './topic-limit.tsx'
import { useHomeQuestion, useStartTopic } from './use-start-topic.ts'

interface HomeScreenProps {
  /** Shown first. */
  notice?: ReactNode
}

export function HomeScreen({ notice }: HomeScreenProps) {
  const { formatMessage } = useIntl()
  const account = useAccount()
  const greeting = useGreeting(account)
  const hotTopics = useHotTopics(useLocale().language)
  const { deepThink, deepSearch } = useModes()
  const question = useHomeQuestion()
  const { start, isStarting, isEmpty, touch } = useStartTopic(account)

  return (
    <main className={styles.home}>
      {notice}
      <Greeting
        heading={greeting}
        lead={formatMessage({ id: 'home.lead' })}
        // A blank heading keeps its place; it has nothing to say.
        aria-hidden={greeting.trim() === '' || undefined}
      />
      <TopicLimit account={account} />
      <Composer
        size="large"
        labels={useComposerLabels('composer.placeholder')}
        value={question.text}
        onValueChange={(text) => {
          touch()
          question.write(text)
        }}
        onSubmit={start}
        onBlankSubmit={() => start('')}
        sending={isStarting}
        error={isEmpty ? formatMessage({ id: 'error.emptyQuestion' }) : undefined}
        deepThink={deepThink}
        onDeepThinkChange={(on) => setModes({ deepThink: on })}
        deepSearch={deepSearch}
        onDeepSearchChange={(on) => setModes({ deepSearch: on })}
        hint={<TopicsLeft account={account} />}
      />
      {hotTopics?.length !== 0 && (
        <HotTopics
          heading={formatMessage({ id: 'home.hotTopics' })}
          topics={hotTopics?.map(({ title }) => ({ id: title, title }))}
          onPick={({ title }) => {
            question.pick(title)
            start(title)
          }}
        />
      )}
      <HandbookNote />
      <ProOffer account={account} />
    </main>
  )
}

/** Says that the built-in handbook answers, where no model is connected. */
function HandbookNote() {
  const { formatMessage } = useIntl()
  if (useConfig()?.engine.kind !== 'handbook') return null
  return <p className={styles.note}>{formatMessage({ id: 'home.handbook' })}</p>
}

/**
 * What is left of today's free topics, and that Pro knows no such number; with none left the limit
 * says so. Its line is reserved for every signed-in user, so that nothing shifts when it comes.
 */
function TopicsLeft({ account }: { account: Account }) {
  const { formatMessage } = useIntl()
  if (account === null) return null
  if (!account || isMember(account) || hasNoTopicLeft(account)) return '\u00a0'
  const left = formatMessage({ id: 'home.topicsLeft' }, { count: account.topic_count })
  return `${left} · ${formatMessage({ id: 'home.proHint' })}`
}

/** Blank while the name is on its way, so that no greeting is taken back; without it, a visitor's. */
function useGreeting(account: Account): string {
  const { formatMessage } = useIntl()
  const isMissing = useIsAccountMissing()
  if (account === undefined && !isMissing) return '\u00a0'
  if (!account) return formatMessage({ id: 'home.greeting' })
  return formatMessage({ id: 'home.greetingNamed' }, { name: account.user_name })
}
