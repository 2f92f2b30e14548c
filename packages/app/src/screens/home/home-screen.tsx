import { Composer } from '@coinquiry/ui/blocks/composer'
import { Greeting } from '@coinquiry/ui/blocks/greeting'
import { HotTopics } from '@coinquiry/ui/blocks/hot-topics'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useHotTopics } from '../../data/hot-topics.ts'
import { useComposerLabels } from '../../shell/composer/use-composer-labels.ts'
import { useLocale } from '../../shell/language/language.ts'
import { setModes, useModes } from '../../shell/modes.ts'
import { useAccount } from '../../shell/session/use-account.ts'
import { HandbookNote } from './handbook-note.tsx'
import styles from './home-screen.module.css'
import { ProOffer } from './pro-offer.tsx'
import { TopicLimit } from './topic-limit.tsx'
import { TopicsLeft } from './topics-left.tsx'
import { useGreeting } from './use-greeting.ts'
import { useHomeQuestion } from './use-home-question.ts'
import { useStartTopic } from './use-start-topic.ts'

export interface HomeScreenProps {
  /** What is to be said first. */
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
