import { Composer } from '@coinquiry/ui/blocks/composer'
import { LoginPanel } from '@coinquiry/ui/blocks/login-panel'
import { createElement, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'

const labels = new Proxy({}, { get: (_, name) => String(name) }) as never
const modes = { deepThink: false, deepSearch: false }
const done = () => undefined

function Question() {
  const [value, onValueChange] = useState('')
  return createElement(Composer, { labels, value, onValueChange, onSubmit: done, ...modes })
}

function Login() {
  const [email, onEmailChange] = useState('')
  const sendable = email !== ''
  return createElement(LoginPanel, { labels, email, onEmailChange, sendable, onSend: done })
}

it.each([
  ['a question', Question],
  ['an address', Login],
])(
  '%s that is typed before hydration is the app’s afterwards, and its field is the same',
  async (_, part) => {
    const container = document.createElement('div')
    const element = createElement(part)
    container.innerHTML = renderToString(element)
    document.body.append(container)
    const field = container.querySelector<HTMLInputElement>('[name=question], [name=email]')
    const button = container.querySelector<HTMLButtonElement>('[type=submit]')
    field?.focus()
    await userEvent.keyboard('What wallet{ArrowLeft>6/}')
    expect(button?.disabled).toBe(true)

    const app = flushSync(() => hydrateRoot(container, element))
    onTestFinished(() => {
      app.unmount()
      container.remove()
    })
    await expect.poll(() => button?.disabled).toBe(false)
    expect(document.activeElement).toBe(field)
    await userEvent.keyboard('is a ')
    expect(field?.value).toBe('What is a wallet')
  },
)
