import { Composer } from '@coinquiry/ui/blocks/composer'
import { Greeting } from '@coinquiry/ui/blocks/greeting'
import { HotTopics } from '@coinquiry/ui/blocks/hot-topics'
import { useIntl } from 'react-intl'
import { useHotTopics } from '../../data/hot-topics.ts'
import { useComposerLabels } from '../../shell/composer/use-composer-labels.ts'
import { useDraft } from '../../shell/drafts/use-draft.ts'
import { useLocale } from '../../shell/language/language.ts'
import { setModes, useModes } from '../../shell/modes/modes.ts'
import { type Account, useAccount, useIsAccountMissing } from '../../shell/session/use-account.ts'
import styles from './home-screen.module.css'
import { TopicLimit } from './topic-limit.tsx'
import { TopicsLeft } from './topics-left.tsx'
import { useStartTopic } from './use-start-topic.ts'

export function HomeScreen() {
  const { formatMessage } = useIntl()
  const account = useAccount()
  const hotTopics = useHotTopics(useLocale().language)
  const { deepThink, deepSearch } = useModes()
  const [draft, setDraft] = useDraft('home')
  const { start, isStarting, isEmpty, touch } = useStartTopic(account)

  return (
    <main className={styles.home}>
      <Greeting heading={useGreeting(account)} lead={formatMessage({ id: 'home.lead' })} />
      <TopicLimit account={account} />
      <Composer
        size="large"
        labels={useComposerLabels('composer.placeholder')}
        value={draft}
        onValueChange={(text) => {
          touch()
          setDraft(text)
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
            setDraft(title)
            start(title)
          }}
        />
      )}
    </main>
  )
}

/** Blank while the name is on its way, so that no greeting is taken back; without it, a visitor's. */
function useGreeting(account: Account): string {
  const { formatMessage } = useIntl()
  const isMissing = useIsAccountMissing()
  if (account === undefined && !isMissing) return '\u00a0'
  if (!account) return formatMessage({ id: 'home.greeting' })
  return formatMessage({ id: 'home.greetingNamed' }, { name: account.user_name })
}
