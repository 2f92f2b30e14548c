import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { ActionBar, ActionButton } from '../../src/blocks/action-bar/index.ts'
import { Analysis } from '../../src/blocks/analysis/index.ts'
import { Answer } from '../../src/blocks/answer/index.ts'
import { Composer } from '../../src/blocks/composer/index.ts'
import { ProgressSteps } from '../../src/blocks/progress-steps/index.ts'
import { Question } from '../../src/blocks/question/index.ts'
import { SourceList } from '../../src/blocks/source-list/index.ts'
import { VersionPicker } from '../../src/blocks/version-picker/index.ts'
import { Markdown } from '../../src/markdown/index.ts'
import { CopyButton } from '../../src/primitives/copy-button/index.ts'
import { Page } from './page.tsx'
import styles from './screens.module.css'

const nothing = () => undefined

function Chat({ generating = false }: { generating?: boolean }) {
  const words = useWords()
  return (
    <Page account={{ name: words.userName }} title={words.questionText}>
      <main className={styles.chat}>
        <div className={styles.turns}>
          <FirstTurn />
          {generating && <SecondTurn />}
        </div>
        <Composer
          labels={words.composer}
          value=""
          onValueChange={nothing}
          onSubmit={nothing}
          onStop={nothing}
          generating={generating}
          deepThink
          onDeepThinkChange={nothing}
          deepSearch={false}
          onDeepSearchChange={nothing}
          hint={words.composerHint}
        />
      </main>
    </Page>
  )
}

function FirstTurn() {
  const words = useWords()
  return (
    <>
      <Question
        labels={words.question}
        text={words.questionText}
        onEdit={nothing}
        onCopy={nothing}
        versions={
          <VersionPicker labels={words.versions} index={1} count={2} onIndexChange={nothing} />
        }
      />
      <Answer
        labels={words.answer}
        state="done"
        analysis={<Analysis heading={words.analysisDone}>{words.analysisText}</Analysis>}
        sources={<SourceList heading={words.sourcesHeading} sources={words.sources} />}
        actions={
          <ActionBar label={words.answerActions.group}>
            <CopyButton size="small" labels={words.answerActions} onCopy={nothing} />
            <ActionButton action="refresh" label={words.answerActions.refresh} onClick={nothing} />
          </ActionBar>
        }
      >
        <Markdown
          text={words.answerMarkdown}
          labels={words.markdown}
          sources={words.sources.map((source) => ({ ...source, index: source.id }))}
        />
      </Answer>
    </>
  )
}

function SecondTurn() {
  const words = useWords()
  return (
    <>
      <Question labels={words.question} text={words.hotTopics[1] ?? ''} onCopy={nothing} />
      <Answer
        labels={words.answer}
        state="waiting"
        progress={<ProgressSteps label={words.progressLabel} steps={words.progress} current={2} />}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Screens/Chat',
  component: Chat,
  parameters: { wholePage: true },
})

export const Answered = meta.story({})
export const Generating = meta.story({ args: { generating: true } })
