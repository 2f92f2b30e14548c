import axe from 'axe-core'
import { flushSync } from 'react-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Example, given } from './example.ts'
import { hydrate, show } from './show.ts'

/** The promises of every part of the kit; packages/ui/README.md, rule 3. */
export function describePart(name: string, example: Example): void {
  const { rootIn = 'page' } = example

  describe(name, () => {
    it('gives its root to `ref`, and all else that it is given to its root', async () => {
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

    it('holds on to its `ref` while it is rendered anew, and lets go of it once', async () => {
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

    it('hydrates what a server has written of it', async () => {
      const said = vi.spyOn(console, 'error')
      onTestFinished(() => said.mockRestore())
      const { root, complaints } = await show(example, { begin: hydrate })
      expect(root.isConnected).toBe(true)
      expect([...complaints, ...said.mock.calls]).toEqual([])
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

const classesOf = (element: Element | null) => [...(element?.classList ?? [])]

/** Of the part alone, so nothing that only a whole page can keep. */
async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
