import axe from 'axe-core'
import { flushSync } from 'react-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Example, given } from './example.ts'
import { hydrate, show } from './show.ts'

/** The promises of every part of the kit; packages/ui/README.md, rule 3. */
export function describePart(name: string, example: Example): void {
  const { rootIn = 'page' } = example

  describe(name, () => {
    it('passes `ref` and all other props to its root', async () => {
      const { root, container } = await show(example)
      expect(root.dataset.part).toBe('given')
      expect(root.getAttribute('aria-details')).toBe('given-details')
      expect(root.id).toBe('given-id')
      if (rootIn === 'page') expect([...container.children]).toEqual([root])
      if (rootIn === 'layer') expect(container.contains(root)).toBe(false)
      if (rootIn === 'field') expect(root).toBeInstanceOf(HTMLInputElement)
    })

    it('adds `className` to its own classes', async () => {
      const own = classesOf((await show(example, { props: { ...given, className: '' } })).framed)
      const { framed } = await show(example)
      expect(classesOf(framed)).toEqual([...own, 'given-class'])
    })

    it('keeps its `ref` when it is rendered again, and clears it once', async () => {
      const held = vi.fn<(root: Element | null) => void>()
      const released = vi.fn<() => void>()
      const ref = (root: Element | null) => {
        held(root)
        return released
      }
      const { app, element } = await show(example, { ask: ref })
      flushSync(() => app.render(element()))
      expect(held).toHaveBeenCalledExactlyOnceWith(expect.any(Element))
      expect(released).not.toHaveBeenCalled()
      app.unmount()
      expect(held).toHaveBeenCalledOnce()
      expect(released).toHaveBeenCalledOnce()
    })

    it('hydrates the HTML that a server has rendered', async () => {
      const said = vi.spyOn(console, 'error')
      onTestFinished(() => said.mockRestore())
      const { root, errors } = await show(example, { begin: hydrate })
      expect(root.isConnected).toBe(true)
      expect([...errors, ...said.mock.calls]).toEqual([])
    })

    it('logs nothing to the console, and has no accessibility violations', async () => {
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

const classesOf = (element: Element | null) => [...(element?.classList ?? [])]

/** Without the rules that only a whole page can keep. */
async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
