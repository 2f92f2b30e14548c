import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx'
import { ActionBar, ActionButton } from '../action-bar/action-bar.tsx'
import { Analysis } from '../analysis/analysis.tsx'
import { ProgressSteps } from '../progress-steps/progress-steps.tsx'
import { SourceList } from '../source-list/source-list.tsx'
import { Answer, type AnswerProps } from './answer.tsx'

type ExampleProps = Partial<AnswerProps> & Pick<AnswerProps, 'state'>

function Example({ state, children, ...props }: ExampleProps) {
  const labels = useLabels()
  const begun = state !== 'waiting' && state !== 'thinking'
  const done = state === 'done'
  return (
    <Answer
      labels={labels.answer}
      state={state}
      progress={
        state === 'waiting' && (
          <ProgressSteps label={labels.progressLabel} steps={labels.progress} current={1} />
        )
      }
      analysis={
        state !== 'waiting' && (
          <Analysis
            running={state === 'thinking'}
            heading={state === 'thinking' ? labels.analysisHeading : labels.analysisDone}
          >
            {labels.analysisText}
          </Analysis>
        )
      }
      sources={done && <SourceList heading={labels.sourcesHeading} sources={labels.sources} />}
      actions={
        <ActionBar label={labels.answerActions.group}>
          <CopyButton size="small" labels={labels.answerActions} onCopy={fn()} />
          <ActionButton action="refresh" label={labels.answerActions.refresh} onClick={fn()} />
        </ActionBar>
      }
      onRetry={fn()}
      {...props}
    >
      {children === undefined
        ? begun && labels.answerText.split('\n\n').map((text) => <p key={text}>{text}</p>)
        : children}
    </Answer>
  )
}

const meta = preview.meta({
  title: 'Blocks/Answer',
  ...documented(Answer, Example),
})

export const Waiting = meta.story({
  args: { state: 'waiting' },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('status')).toBeVisible()
    const spinner = canvasElement.querySelector('article [aria-hidden]')
    await expect(spinner).toBeVisible()
  },
})
export const Thinking = meta.story({ args: { state: 'thinking' } })
export const Streaming = meta.story({ args: { state: 'streaming' } })
export const Done = meta.story({ args: { state: 'done' } })
export const Stopped = meta.story({ args: { state: 'stopped' } })
export const Interrupted = meta.story({ args: { state: 'interrupted' } })
export const Reconnecting = meta.story({ args: { state: 'reconnecting' } })

export const ReconnectingForLong = meta.story({
  args: { state: 'reconnecting', onReconnect: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement)
    await expect(args.onReconnect).toHaveBeenCalledOnce()
  },
})

export const Failed = meta.story({
  args: { state: 'failed', onRetry: fn() },
  async play({ canvas, userEvent, args }) {
    const retry = canvas.getAllByRole('button').findLast((button) => button.textContent !== '')
    if (retry) await userEvent.click(retry)
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const SpeaksWholeSentences = meta.story({
  args: { state: 'streaming', spokenText: '减半让新币变少。价格' },
  async play({ canvasElement }) {
    const region = canvasElement.querySelector('[aria-live=polite]')
    await waitFor(() => expect(region).toHaveTextContent(/^减半让新币变少。$/))
  },
})

/** Ends the answer, whenever the story wants it. */
let finish = () => {}

function Ending() {
  const [ended, setEnded] = useState(false)
  finish = () => setEnded(true)
  return (
    <Example
      state={ended ? 'done' : 'streaming'}
      spokenText={ended ? '减半让新币变少。价格不一定涨' : '减半让新币变少。价格'}
    />
  )
}

export const SpeaksToTheEndAndFallsSilent = meta.story({
  args: { state: 'streaming' },
  render: () => <Ending />,
  async play({ canvasElement }) {
    const region = canvasElement.querySelector('[aria-live=polite]')
    await waitFor(() => expect(region).toHaveTextContent(/^减半让新币变少。$/))
    finish()
    await waitFor(() => expect(region).toHaveTextContent(/^价格不一定涨$/))
    await waitFor(() => expect(region).toBeEmptyDOMElement())
  },
})

export const DoneOnAPhone = meta.story({
  args: { state: 'done' },
  globals: { viewport: { value: 'narrow' } },
})
export const StoppedBeforeAnyText = meta.story({
  args: { state: 'stopped', children: null, analysis: null },
})
