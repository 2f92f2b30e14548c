import '@coinquiry/ui/theme.css'
import { configure } from '@coinquiry/api-client'
import { createRoot } from 'react-dom/client'
import './page.css'
import { Chat } from './chat.tsx'
import { language } from './labels.ts'
import { SignIn } from './sign-in.tsx'

const { dataset } = document.documentElement
document.documentElement.lang = language
dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

const page = createRoot(document.body.appendChild(document.createElement('div')))
/** Kept here alone, so that a reload signs out. */
let token: string | null = null

configure({
  baseUrl: '/api/v1',
  token: () => token,
  language: () => language,
  onUnauthorized: () => show(null),
})

/** The chat with a token, and the way to one without. */
function show(received: string | null): void {
  token = received
  page.render(token === null ? <SignIn onToken={show} /> : <Chat />)
}

show(null)
