import { selectedPart } from '@coinquiry/ui/markdown'
import { Button } from '@coinquiry/ui/primitives/button'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { isApple, isCommand } from '../../shell/shortcuts/command.ts'
import { quoteKeys } from '../../shell/shortcuts/key-names.ts'
import styles from './quote-selection.module.css'

interface QuoteSelectionProps {
  /** The question as far as it is written. */
  draft: string
  /** Missing while nothing can be written. */
  onQuote: ((draft: string) => void) | undefined
  field: RefObject<HTMLTextAreaElement | null>
}

interface Selected {
  readonly text: string
  readonly range: Range
}

/** Puts what is selected of an answer into the question, by a button beside it or by keys. */
export default function QuoteSelection({ draft, onQuote, field }: QuoteSelectionProps) {
  const { formatMessage } = useIntl()
  const selected = useSelected()
  const place = usePlace(selected?.range)

  function quote(): void {
    const { current: text } = field
    if (!selected || !text || !onQuote) return
    getSelection()?.removeAllRanges()
    flushSync(() => onQuote(withQuote(draft, selected.text)))
    text.focus()
    text.setSelectionRange(text.value.length, text.value.length)
    text.scrollTop = text.scrollHeight
  }
  const onKeys = useEffectEvent(quote)

  useEffect(() => {
    if (!selected) return
    function listen(event: KeyboardEvent): void {
      // The key's place: with Shift it writes something else, by the keyboard's language.
      if (event.code !== 'Digit9' || !event.shiftKey || !isCommand(event)) return
      event.preventDefault()
      onKeys()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [selected])

  if (!place || !onQuote) return null
  return (
    <Button
      size="small"
      aria-keyshortcuts={ariaKeys}
      title={quoteKeys}
      style={place}
      // A press elsewhere than on text would take the selection away.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={quote}
      className={styles.quote}
    >
      {formatMessage({ id: 'chat.quote' })}
    </Button>
  )
}

const ariaKeys = `${isApple() ? 'Meta' : 'Control'}+Shift+9`

/** What is selected within one answer; null while the pointer still selects. */
function useSelected(): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null)
  useEffect(() => {
    let isPressed = false
    let asked = 0
    async function look(): Promise<void> {
      asked += 1
      const mine = asked
      const part = isPressed ? null : await answerPart()
      if (mine === asked) setSelected(part)
    }
    const press = (isDown: boolean) => () => {
      isPressed = isDown
      void look()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('selectionchange', look, { signal })
    // Touch selects by handles of its own, after the finger's pointer was cancelled.
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, press(false), { signal })
    addEventListener(
      'pointerdown',
      ({ button, target }) => {
        const isOwn = target instanceof Element && target.closest(`.${styles.quote}`)
        if (button === 0 && !isOwn) press(true)()
      },
      { signal },
    )
    void look()
    return () => listening.abort()
  }, [])
  return selected
}

async function answerPart(): Promise<Selected | null> {
  const selection = getSelection()
  if (!selection || selection.isCollapsed) return null
  const { startContainer: start } = selection.getRangeAt(0)
  const around = start instanceof Element ? start : start.parentElement
  const content = around?.closest<HTMLElement>('[data-text]')
  const part = content ? await selectedPart(content) : null
  return part && part.text !== '' ? part : null
}

/** What the button takes, in px, with a gap to the text. */
const size = { width: 96, height: 44 }

/** Where the button stands: below the end of the selection, or above it where there is no space. */
function usePlace(range: Range | undefined): { top: number; left: number } | null {
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null)
  useEffect(() => {
    if (!range) return
    const listening = new AbortController()
    const follow = () => setPlace(placeAt(range))
    const passive = { passive: true, signal: listening.signal }
    addEventListener('scroll', follow, { ...passive, capture: true })
    addEventListener('resize', follow, passive)
    follow()
    return () => {
      listening.abort()
      setPlace(null)
    }
  }, [range])
  return place
}

function placeAt(range: Range): { top: number; left: number } | null {
  const rects = range.getClientRects()
  const [first] = rects
  const last = rects[rects.length - 1]
  const form = document.querySelector('main form')?.getBoundingClientRect()
  if (!first || !last || last.bottom < 0 || first.top > innerHeight) return null
  const end = Math.min(innerHeight, form?.top ?? innerHeight)
  const below = last.bottom + 8
  const top = below + size.height <= end ? below : Math.min(first.top, end) - size.height
  const edge = document.documentElement.clientWidth - size.width
  return { top: Math.max(top, 64), left: Math.max(8, Math.min(last.right, edge)) }
}

/** A draft with a quotation at its end, in Markdown, and the place below it to write on. */
export function withQuote(draft: string, text: string): string {
  // Three clicks select up to the mark of the item that follows.
  const lines = text
    .replace(/(?:\n\s*(?:-|\d+\.)[^\S\n]*)+$/, '')
    .trim()
    .split('\n')
  const quotation = lines.map((line) => `> ${line}`.trimEnd()).join('\n')
  const before = draft.trimEnd()
  return `${before === '' ? '' : `${before}\n\n`}${quotation}\n\n`
}
