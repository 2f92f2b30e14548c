import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { Composer } from '../../src/blocks/composer/index.ts'
import { Greeting } from '../../src/blocks/greeting/index.ts'
import { HotTopics } from '../../src/blocks/hot-topics/index.ts'
import { LimitBox } from '../../src/blocks/limit-box/index.ts'
import { Page } from './page.tsx'
import styles from './screens.module.css'

function Home({ limited = false, member = false }: { limited?: boolean; member?: boolean }) {
  const words = useWords()
  const nothing = () => undefined
  const account = member ? { name: words.userName, pro: true } : null
  return (
    <Page account={limited ? { name: words.userName } : account}>
      <main className={styles.home}>
        <Greeting heading={words.greeting} lead={words.greetingLead} />
        {limited && (
          <LimitBox title={words.limitTitle} actionLabel={words.tryPro} onAction={nothing}>
            {words.limitText}
          </LimitBox>
        )}
        <Composer
          size="large"
          labels={words.composer}
          value=""
          onValueChange={nothing}
          onSubmit={nothing}
          onBlankSubmit={nothing}
          deepThink
          onDeepThinkChange={nothing}
          deepSearch
          onDeepSearchChange={nothing}
          hint={!member && words.composerHint}
        />
        <HotTopics
          heading={words.hotTopicsHeading}
          topics={words.hotTopics.map((title, id) => ({ id, title }))}
          onPick={nothing}
        />
      </main>
    </Page>
  )
}

const meta = preview.meta({
  title: 'Screens/Home',
  component: Home,
  parameters: { wholePage: true },
})

export const Visitor = meta.story({})
export const LimitReached = meta.story({ args: { limited: true } })
export const Member = meta.story({ args: { member: true } })
