import axe from 'axe-core'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Example, RootProps } from './example.ts'

const given = {
  id: 'given-id',
  className: 'given-class',
  'aria-details': 'given-details',
  'data-part': 'given',
} satisfies Omit<RootProps, 'ref'>

/** The promises of every part of the kit; packages/ui/README.md, rule 3. */
export function describePart(name: string, example: Example): void {
  const { place = 'page' } = example

  describe(name, () => {
    it('gives its root to `ref`, and all else that it is given to its root', async () => {
      const { root, container } = await show(example)
      expect(root.dataset.part).toBe('given')
      expect(root.getAttribute('aria-details')).toBe('given-details')
      expect(root.id).toBe('given-id')
      if (place === 'page') expect([...container.children]).toEqual([root])
      if (place === 'layer') expect(container.contains(root)).toBe(false)
      if (place === 'field') expect(root).toBeInstanceOf(HTMLInputElement)
    })

    it('adds `className` to its own classes', async () => {
      const own = classesOf((await show(example, { ...given, className: '' })).framed)
      const { framed } = await show(example)
      expect(classesOf(framed)).toEqual([...own, 'given-class'])
    })

    it('holds on to its `ref` while it is rendered anew, and lets go of it once', async () => {
      const held = vi.fn<(root: Element | null) => void>()
      const released = vi.fn<() => void>()
      const ref = (root: Element | null) => {
        held(root)
        return released
      }
      const { app, element } = await show(example, given, ref)
      flushSync(() => app.render(element()))
      expect(held).toHaveBeenCalledExactlyOnceWith(expect.any(Element))
      expect(released).not.toHaveBeenCalled()
      app.unmount()
      expect(held).toHaveBeenCalledOnce()
      expect(released).toHaveBeenCalledOnce()
    })

    it('is silent on the console, and without faults for assistive technology', async () => {
      const said = vi.spyOn(console, 'error')
      const warned = vi.spyOn(console, 'warn')
      onTestFinished(() => {
        said.mockRestore()
        warned.mockRestore()
      })
      await show(example)
      expect(await faults()).toEqual([])
      expect([...said.mock.calls, ...warned.mock.calls]).toEqual([])
    })
  })
}

async function show(
  { render, place, shownOnFocus }: Example,
  props = given,
  ask: RootProps['ref'] = () => undefined,
) {
  const details = document.createElement('p')
  details.id = given['aria-details']
  const container = document.createElement('div')
  const refs = new Set<Element>()
  const ref = (root: Element | null) => {
    if (root) refs.add(root)
    else refs.clear()
    return ask(root)
  }
  const element = () => render({ ...props, ref })
  document.body.append(details, container)
  const app = createRoot(container)
  onTestFinished(() => {
    app.unmount()
    details.remove()
    container.remove()
  })
  flushSync(() => app.render(element()))
  if (shownOnFocus) await userEvent.tab()
  await vi.waitFor(() => expect(refs.size).toBe(1), { timeout: 10_000 })
  const [root] = refs
  if (!(root instanceof HTMLElement || root instanceof SVGElement)) throw new Error('no root')
  return {
    app,
    element,
    container,
    root,
    framed: place === 'field' ? container.firstElementChild : root,
  }
}

const classesOf = (element: Element | null) => [...(element?.classList ?? [])]

/** Of the part alone, so nothing that only a whole page can keep. */
async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
