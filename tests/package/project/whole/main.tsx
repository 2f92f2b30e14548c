import '@coinquiry/ui/theme.css'
import { Composer } from '@coinquiry/ui/blocks/composer'
import { useCopied } from '@coinquiry/ui/hooks/use-copied'
import { composer, markdown } from '@coinquiry/ui/labels/en'
import { Markdown } from '@coinquiry/ui/markdown'
import { Button } from '@coinquiry/ui/primitives/button'
import { Switch } from '@coinquiry/ui/primitives/switch'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Page() {
  const [clicks, setClicks] = useState(0)
  const [question, setQuestion] = useState('')
  const [asked, setAsked] = useState('nothing')
  const [sharp, setSharp] = useState(false)
  const { copied, copy } = useCopied(() => undefined, 60_000)
  return (
    <main>
      <Button variant="primary" onClick={() => setClicks(clicks + 1)}>
        Clicked {clicks}
      </Button>
      <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>
      <Switch label="Sharp" checked={sharp} onCheckedChange={setSharp} />
      <Composer
        labels={composer}
        value={question}
        onValueChange={setQuestion}
        onSubmit={setAsked}
        deepThink={false}
        deepSearch={false}
      />
      <output>Asked {asked}</output>
      <Markdown labels={markdown} text={'## Answer\n\n- **Bitcoin** is scarce.\n'} />
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
