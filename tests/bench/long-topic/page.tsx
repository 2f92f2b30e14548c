import '@coinquiry/ui/theme.css'
import './page.css'
import { Composer } from '@coinquiry/ui/blocks/composer'
import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  LanguageProvider,
  loadMessages,
} from '../../../packages/app/src/shell/language/language.ts'
import { followKeys } from './follow-keys.ts'
import { variants } from './variants.tsx'

const Variant = variants[new URLSearchParams(location.search).get('variant') ?? '']
const labels = {
  field: 'Question',
  placeholder: '',
  send: 'Send',
  stop: 'Stop',
  deepThink: 'Think',
  deepSearch: 'Search',
  counter: String,
}

function Field() {
  const [text, setText] = useState('')
  return <Composer labels={labels} value={text} onValueChange={setText} deepThink deepSearch />
}

function Topic() {
  useLayoutEffect(() => scrollTo(0, document.documentElement.scrollHeight), [])
  return (
    <main>
      {Variant && <Variant />}
      <footer>
        <Field />
      </footer>
    </main>
  )
}

function Page() {
  const [opened, setOpened] = useState(false)
  if (opened) return <Topic />
  return (
    <button type="button" onClick={() => setOpened(true)}>
      Open
    </button>
  )
}

const root = document.getElementById('root')
if (!root || !Variant) throw new Error(`No such variant: ${location.search}`)
followKeys()
await loadMessages('chat')
createRoot(root).render(
  <LanguageProvider>
    <Page />
  </LanguageProvider>,
)
