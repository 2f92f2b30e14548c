import '@coinquiry/ui/theme.css'
import './page.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { answerText } from './answer-text.ts'
import { startMark } from './marks.ts'
import { variants } from './variants.tsx'

const query = new URLSearchParams(location.search)
const Variant = variants[query.get('variant') ?? '']
const whole = answerText(Number(query.get('size')))
const piece = 24
const pause = 8

/** Feeds the answer in small pieces as a fast model would, and marks the body when it is done. */
function Stream() {
  const [end, setEnd] = useState(0)
  const [streaming, setStreaming] = useState(true)

  useEffect(() => {
    performance.mark(startMark)
    let sent = 0
    const timer = setInterval(() => {
      sent += piece
      setEnd(sent)
      if (sent < whole.length) return
      clearInterval(timer)
      setStreaming(false)
      setTimeout(() => document.body.setAttribute('data-done', ''), 500)
    }, pause)
    return () => clearInterval(timer)
  }, [])

  return Variant ? <Variant text={whole.slice(0, end)} streaming={streaming} /> : null
}

function Page() {
  const [started, setStarted] = useState(false)
  if (started) return <Stream />
  return (
    <button type="button" onClick={() => setStarted(true)}>
      Start
    </button>
  )
}

const root = document.getElementById('root')
if (!root || !Variant) throw new Error(`No such variant: ${location.search}`)
createRoot(root).render(<Page />)
