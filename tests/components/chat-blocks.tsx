import { ActionBar, ActionButton } from '@coinquiry/ui/blocks/action-bar'
import { Analysis } from '@coinquiry/ui/blocks/analysis'
import { Answer } from '@coinquiry/ui/blocks/answer'
import { AnswerStall } from '@coinquiry/ui/blocks/answer-stall'
import { CalculatorForm } from '@coinquiry/ui/blocks/calculator-form'
import { Chart } from '@coinquiry/ui/blocks/chart'
import { Composer } from '@coinquiry/ui/blocks/composer'
import { ConnectionState } from '@coinquiry/ui/blocks/connection-state'
import { DislikeForm } from '@coinquiry/ui/blocks/dislike-form'
import { FollowUps } from '@coinquiry/ui/blocks/follow-ups'
import { JumpButton } from '@coinquiry/ui/blocks/jump-button'
import { NumberCheck } from '@coinquiry/ui/blocks/number-check'
import { ProgressSteps } from '@coinquiry/ui/blocks/progress-steps'
import { PublicMark } from '@coinquiry/ui/blocks/public-mark'
import { Question } from '@coinquiry/ui/blocks/question'
import { SourceList } from '@coinquiry/ui/blocks/source-list'
import { SourcePanel } from '@coinquiry/ui/blocks/source-panel'
import { ExportButton, TopicActions } from '@coinquiry/ui/blocks/topic-actions'
import { VersionPicker } from '@coinquiry/ui/blocks/version-picker'
import { Watermark } from '@coinquiry/ui/blocks/watermark'
import { Markdown } from '@coinquiry/ui/markdown'
import { en as charts } from '../../packages/ui/stories/labels/charts-settings/en.ts'
import { en as chat } from '../../packages/ui/stories/labels/chat.ts'
import { en as labels } from '../../packages/ui/stories/labels/en.ts'
import { en as topic } from '../../packages/ui/stories/labels/topic-actions.ts'
import { type Examples, nothing } from './example.ts'

const figures = {
  kind: 'line' as const,
  series: [
    {
      name: 'Bitcoin',
      points: [['2026-01-01', 1] as const, ['2026-01-02', 2] as const],
    },
  ],
}

/** What a question is asked and answered with. */
export const chatBlocks: Examples = {
  ActionBar: {
    render: (root) => (
      <ActionBar {...root} label={labels.answerActions.group}>
        <ActionButton action="refresh" label={labels.answerActions.refresh} onClick={nothing} />
      </ActionBar>
    ),
  },
  ActionButton: {
    render: (root) => <ActionButton {...root} action="like" label={chat.like} onClick={nothing} />,
  },
  Analysis: {
    render: (root) => (
      <Analysis {...root} heading={labels.analysisDone}>
        {labels.analysisText}
      </Analysis>
    ),
  },
  Answer: {
    render: (root) => (
      <Answer {...root} labels={labels.answer} state="done">
        {labels.answerText}
      </Answer>
    ),
  },
  AnswerStall: {
    render: (root) => (
      <AnswerStall {...root} labels={chat.stall} onStop={nothing}>
        {chat.stall.awaited}
      </AnswerStall>
    ),
  },
  CalculatorForm: {
    render: (root) => <CalculatorForm {...root} {...chat.calculator} onFieldChange={nothing} />,
  },
  Chart: { render: (root) => <Chart {...root} labels={charts.chart} data={figures} /> },
  Composer: {
    render: (root) => (
      <Composer
        {...root}
        labels={labels.composer}
        value=""
        onValueChange={nothing}
        onSubmit={nothing}
        deepThink
        deepSearch={false}
      />
    ),
  },
  ConnectionState: {
    render: (root) => (
      <ConnectionState {...root} labels={labels.connection} connection="reconnecting" />
    ),
  },
  DislikeForm: {
    render: (root) => (
      <DislikeForm
        {...root}
        labels={chat.dislikeForm.labels}
        choices={chat.dislikeForm.choices}
        onSend={nothing}
        onSkip={nothing}
      />
    ),
  },
  FollowUps: {
    render: (root) => <FollowUps {...root} {...chat.followUps} onAsk={nothing} />,
  },
  JumpButton: {
    // Its wrapper only reserves its space.
    rootIn: 'inside',
    render: (root) => <JumpButton {...root} label={chat.jump} onClick={nothing} />,
  },
  Markdown: {
    render: (root) => <Markdown {...root} labels={labels.markdown} text={labels.answerMarkdown} />,
  },
  NumberCheck: {
    render: (root) => (
      <NumberCheck {...root} outcome="found">
        {labels.answerText}
      </NumberCheck>
    ),
  },
  ProgressSteps: {
    render: (root) => (
      <ProgressSteps {...root} label={labels.progressLabel} steps={labels.progress} current={1} />
    ),
  },
  Question: {
    render: (root) => (
      <Question {...root} labels={labels.question} text={labels.questionText} onEdit={nothing} />
    ),
  },
  SourceList: {
    render: (root) => (
      <SourceList {...root} heading={labels.sourcesHeading} sources={labels.sources} />
    ),
  },
  SourcePanel: {
    render: (root) => (
      <SourcePanel
        {...root}
        form="region"
        labels={charts.sourcePanel}
        sources={labels.sources}
        open
        onOpenChange={nothing}
      />
    ),
  },
  ExportButton: {
    render: (root) => <ExportButton {...root} label={topic.export} onClick={nothing} />,
  },
  PublicMark: {
    render: (root) => <PublicMark {...root} label="Public topic" text="Public" onClick={nothing} />,
  },
  TopicActions: {
    render: (root) => (
      <TopicActions {...root} labels={topic} favorite={false} onFavorite={nothing} />
    ),
  },
  VersionPicker: {
    render: (root) => (
      <VersionPicker
        {...root}
        labels={labels.versions}
        index={0}
        count={2}
        onIndexChange={nothing}
      />
    ),
  },
  Watermark: { render: (root) => <Watermark {...root} name={labels.userName} /> },
}
