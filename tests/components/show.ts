import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Example, given, type RootProps } from './example.ts'

type Render = (
  container: HTMLElement,
  element: ReactElement,
  onError: (error: unknown) => void,
) => Root

interface ShowOptions {
  props?: Omit<RootProps, 'ref'>
  /** Called as the part's own `ref` would be. */
  ask?: RootProps['ref']
  begin?: Render
}

/** Renders a part into the page until the test is over. */
export async function show(
  { render, rootIn, shownOnFocus }: Example,
  { props = given, ask = () => undefined, begin = renderNew }: ShowOptions = {},
) {
  const details = document.createElement('p')
  details.id = given['aria-details']
  const container = document.createElement('div')
  const refs = new Set<Element>()
  const errors: unknown[] = []
  const ref = (root: Element | null) => {
    if (root) refs.add(root)
    else refs.clear()
    return ask(root)
  }
  const element = () => render({ ...props, ref })
  document.body.append(details, container)
  const app = begin(container, element(), (error) => errors.push(error))
  onTestFinished(() => {
    app.unmount()
    details.remove()
    container.remove()
  })
  if (shownOnFocus) {
    await vi.waitFor(() => expect(container).not.toBeEmptyDOMElement(), { timeout: 10_000 })
    await userEvent.tab()
  }
  await vi.waitFor(() => expect(refs.size).toBe(1), { timeout: 10_000 })
  const [root] = refs
  if (!(root instanceof HTMLElement || root instanceof SVGElement)) throw new Error('no root')
  const framed = rootIn === 'field' ? container.firstElementChild : root
  return { app, element, container, root, framed, errors }
}

const renderNew: Render = (container, element) => {
  const app = createRoot(container)
  flushSync(() => app.render(element))
  return app
}

/** Hydrates what a server has rendered of the part. */
export const hydrate: Render = (container, element, onError) => {
  container.innerHTML = renderToString(element)
  return hydrateRoot(container, element, { onRecoverableError: onError })
}
