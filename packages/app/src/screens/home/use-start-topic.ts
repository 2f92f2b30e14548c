import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { newTopicsId } from '../../data/topics.ts'
import { drafts, newTopicPlace, useDraft } from '../../shell/drafts.ts'
import { useModes } from '../../shell/modes.ts'
import { showPricing } from '../../shell/open-dialog.ts'
import { type Account, hasNoTopicLeft } from '../../shell/session/use-account.ts'

/** Opens a new topic with a question, unless something has to happen first. */
export function useStartTopic(account: Account) {
  const navigate = useNavigate()
  const modes = useModes()
  const [state, setState] = useState<'resting' | 'empty' | 'starting'>('resting')

  async function start(question: string): Promise<void> {
    if (state === 'starting') return
    if (question.trim() === '') return setState('empty')
    if (account === null) return navigate({ to: '/login', state: { from: '/' } })
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
export function useHomeQuestion() {
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
