import { Answer } from '@coinquiry/ui/blocks/answer'
import { Question } from '@coinquiry/ui/blocks/question'
import { Markdown } from '@coinquiry/ui/markdown'
import { type ComponentType, memo } from 'react'
import { storedTurns, type Turn } from '../../../packages/app/src/screens/chat/conversation.ts'
import { TurnList } from '../../../packages/app/src/screens/chat/turn-list.tsx'
import type { TurnActions } from '../../../packages/app/src/screens/chat/use-turn-actions.ts'
import { useTurnLabels } from '../../../packages/app/src/screens/chat/use-turn-labels.ts'
import { longTopic } from './topic.ts'

const turns = storedTurns(longTopic)
const nothing = () => {}
const actions: TurnActions = {
  onEdit: nothing,
  onRegenerate: nothing,
  onSwitch: nothing,
  onRate: async () => {},
  onExport: nothing,
  onFavorite: nothing,
  onShare: nothing,
  isFavorite: false,
  onSources: nothing,
  onAsk: nothing,
}

const PlainTurn = memo(function PlainTurn({ turn: { question, answer } }: { turn: Turn }) {
  const labels = useTurnLabels()
  return (
    <>
      <Question labels={labels.question} text={question.text} onEdit={nothing} onCopy={nothing} />
      {answer && (
        <Answer labels={labels.answer} state="done">
          <Markdown labels={labels.markdown} text={answer.text} />
        </Answer>
      )}
    </>
  )
})

/** The ways to show a long topic that are compared. */
export const variants: Readonly<Record<string, ComponentType>> = {
  plain: () => turns.map((turn) => <PlainTurn key={turn.question.id} turn={turn} />),
  short: () => <TurnList turns={turns.slice(-2)} actions={actions} found={null} />,
  ours: () => <TurnList turns={turns} actions={actions} found={null} />,
}
