import { Composer } from '@coinquiry/ui/blocks/composer'
import { type ReactNode, useRef } from 'react'
import { isRunning, isUnaccepted } from '../../../data/ask/run.ts'
import { QUESTION_MAX } from '../../../data/ask/use-ask.ts'
import { useDraft } from '../../../shell/drafts.ts'
import { setModes, useModes } from '../../../shell/modes.ts'
import { useComposerLabels } from '../../../shell/use-composer-labels.ts'
import type { Chat } from '../use-chat.ts'
import styles from './chat-composer.module.css'
import { ComposerNotes } from './composer-notes.tsx'
import { MessageLimit } from './message-limit.tsx'
import { useLeftFocus } from './use-left-focus.ts'

interface ChatComposerProps {
  /** Where what is typed is kept. */
  place: string
  chat: Pick<Chat, 'run' | 'allowance' | 'isLoading' | 'isRunning' | 'ask' | 'stop'>
  /** Floats above the composer. */
  jump: ReactNode
}

export function ChatComposer({ place, chat, jump }: ChatComposerProps) {
  const labels = useComposerLabels('composer.followUp')
  const { deepThink, deepSearch } = useModes()
  const [draft, setDraft] = useDraft(place)
  const { run, allowance } = chat
  const field = useRef<HTMLTextAreaElement>(null)
  useLeftFocus(field, chat.isRunning)
  // Until the server has accepted the question its text stays in the draft, only out of sight.
  const isOnItsWay = isRunning(run) && isUnaccepted(run) && run?.kind === 'new'

  return (
    <>
      {allowance === 0 && <MessageLimit />}
      <div className={styles.composer}>
        {jump}
        <Composer
          fieldRef={field}
          labels={labels}
          value={isOnItsWay ? '' : draft}
          limit={QUESTION_MAX}
          // A phone's keyboard would cover the conversation.
          autoFocus={matchMedia('(pointer: fine)').matches}
          onValueChange={isOnItsWay ? undefined : setDraft}
          onSubmit={chat.isLoading || allowance === 0 ? undefined : chat.ask}
          generating={chat.isRunning}
          onStop={chat.stop}
          deepThink={deepThink}
          onDeepThinkChange={(on) => setModes({ deepThink: on })}
          deepSearch={deepSearch}
          onDeepSearchChange={(on) => setModes({ deepSearch: on })}
          hint={<ComposerNotes messagesLeft={allowance} />}
        />
      </div>
    </>
  )
}
