import { Composer } from '@coinquiry/ui/blocks/composer'
import { Greeting } from '@coinquiry/ui/blocks/greeting'
import { HotTopics } from '@coinquiry/ui/blocks/hot-topics'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useConfig } from '../../data/config.ts'
import { useHotTopics } from '../../data/hot-topics.ts'
import { newTopicsId } from '../../data/topics.ts'
import { drafts, newTopicPlace, useDraft } from '../../shell/drafts.ts'
import { Footer } from '../../shell/footer/footer.tsx'
import { useLocale } from '../../shell/language/language.ts'
import { setModes, useModes } from '../../shell/modes.ts'
import { showPricing } from '../../shell/open-dialog.ts'
import { hasFinePointer } from '../../shell/pointer.ts'
import { takeDueQuestion } from '../../shell/session/login-redirect.ts'
import {
  type Account,
  hasNoTopicLeft,
  useAccount,
  useIsAccountMissing,
} from '../../shell/session/use-account.ts'
import { useComposerLabels } from '../../shell/use-composer-labels.ts'
import styles from './home.module.css'
import { ProOffer } from './pro-offer.tsx'
import { TopicsLeft } from './topic-limit.tsx'

export function HomeScreen({ notice }: { notice?: ReactNode }) {
  const { formatMessage } = useIntl()
  const account = useAccount()
  const greeting = useGreeting(account)
  const config = useConfig()
  const hotTopics = useHotTopics(useLocale().language)
  const { deepThink, deepSearch } = useModes()
  const question = useHomeQuestion()
  const { start, isStarting, isEmpty, touch } = useStartTopic(account)

  useEffect(() => {
    const due = account ? takeDueQuestion() : null
    // What has been changed since is not what was sent.
    if (due && (due.isPicked || due.text === question.text)) start(due.text, due.modes)
  })

  return (
    <>
      <main className={styles.home}>
        {notice}
        <Greeting
          heading={greeting}
          lead={formatMessage({ id: 'home.lead' })}
          // A blank heading keeps its place; it has nothing to say.
          aria-hidden={greeting.trim() === '' || undefined}
        />
        <Composer
          size="large"
          autoFocus={hasFinePointer()}
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
          hint={account !== null && <TopicsLeft account={account} />}
        />
        {hotTopics?.length !== 0 && (
          <HotTopics
            heading={formatMessage({ id: 'home.hotTopics' })}
            topics={hotTopics?.map(({ title }) => ({ id: title, title }))}
            onPick={({ title }) => {
              question.pick(title)
              start(title, undefined, true)
            }}
          />
        )}
        {config?.engine.kind === 'handbook' && (
          <p className={styles.note}>
            {formatMessage({ id: config.live_data ? 'home.handbookAndData' : 'home.handbook' })}
          </p>
        )}
        <ProOffer account={account} />
      </main>
      <Footer />
    </>
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

/** Opens a new topic with a question, unless something has to happen first. */
function useStartTopic(account: Account) {
  const navigate = useNavigate()
  const current = useModes()
  const [state, setState] = useState<'resting' | 'empty' | 'starting'>('resting')

  async function start(question: string, modes = current, isPicked = false): Promise<void> {
    if (state === 'starting') return
    if (question.trim() === '') return setState('empty')
    if (account === null) {
      const waiting = { text: question, isPicked, modes, sentAt: Date.now() }
      return navigate({ to: '/login', state: { from: '/', waiting } })
    }
    if (hasNoTopicLeft(account)) return showPricing()

    setState('starting')
    const topicsId = newTopicsId()
    drafts.write(newTopicPlace(topicsId), question)
    await navigate({
      to: '/chat/$topicsId',
      params: { topicsId },
      state: { fromHome: modes },
    })
    // The user went back before the chat was loaded.
    if (location.pathname === '/') setState('resting')
  }

  return {
    start,
    isStarting: state === 'starting',
    isEmpty: state === 'empty',
    /** Clears the error once the text is changed. */
    touch: () => state === 'empty' && setState('resting'),
  }
}

/** The text of Home's question box. */
function useHomeQuestion() {
  const [draft, setDraft] = useDraft('home')
  const [picked, setPicked] = useState<string | null>(null)
  return {
    text: picked ?? draft,
    write(text: string): void {
      setPicked(null)
      setDraft(text)
    },
    /** Puts a hot topic there; what was typed by hand is only covered by it. */
    pick(title: string): void {
      if (draft.trim() === '') setDraft(title)
      else setPicked(title)
    },
  }
}
