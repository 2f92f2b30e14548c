import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startHttpMock } from '@coinquiry/api-client/mock/http'
import * as en from '@coinquiry/ui/labels/en'
import type { Locator } from 'playwright'
import { createServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { expectChat, newHold } from './chat.ts'
import { type Integrator, newIntegrator } from './integrator.ts'
import { type Pages, startBrowser } from './open-page.ts'

let integrator: Integrator
let browser: Pages
beforeAll(async () => {
  integrator = await newIntegrator()
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.[Symbol.asyncDispose]()
  await integrator?.remove()
})

describe('an empty project with the packed kit', () => {
  it('compiles against its types, those of the kit included', async () => {
    await integrator.run('tsc', '-p', '.')
    await integrator.run('tsc', '-p', '.', '--module', 'nodenext', '--moduleResolution', 'nodenext')
  })

  it('runs the example of the README', async () => {
    await integrator.run('vite', 'build', 'readme', '--logLevel', 'error')
    const server = await preview({ ...project('readme'), preview: { port: 0, host: '127.0.0.1' } })
    try {
      await using visited = await browser.open(server.resolvedUrls?.local[0] ?? '')
      const { page, complaints } = visited
      const field = page.getByRole('textbox', { name: 'Your question' })
      await field.fill('What is scarce?')
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByText('What is scarce?', { exact: true }).waitFor()
      expect(await field.inputValue()).toBe('')
      expect(complaints).toEqual([])
    } finally {
      await server.close()
    }
  })

  it('builds the sample, which signs in, asks and shows the answer as it comes', async () => {
    await integrator.run('tsc', '-p', 'chat')
    await integrator.run('vite', 'build', 'chat', '--logLevel', 'error')
    const answers = newHold()
    await using mock = await startHttpMock({ wait: answers.wait })
    vi.stubEnv('COINQUIRY_URL', new URL(mock.api).origin)
    const root = join(integrator.path, 'chat')
    const server = await preview({ root, preview: { port: 0, host: '127.0.0.1' } })
    try {
      await expectChat(browser.open, answers, server.resolvedUrls?.local[0])
    } finally {
      await server.close()
      vi.unstubAllEnvs()
    }
  })

  it('shows components in their styles when built by plain Vite', async () => {
    await integrator.run('vite', 'build', 'whole', '--logLevel', 'error')
    const server = await preview({ ...project('whole'), preview: { port: 0, host: '127.0.0.1' } })
    try {
      await expectLivingPage(server.resolvedUrls?.local[0])
    } finally {
      await server.close()
    }
  })

  it('shows them in the same way under the development server', async () => {
    const server = await createServer({
      ...project('whole'),
      server: { port: 0, host: '127.0.0.1' },
    })
    await server.listen()
    try {
      await expectLivingPage(server.resolvedUrls?.local[0])
    } finally {
      await server.close()
    }
  })

  it('gets one primitive and one theme without the rest of the kit', async () => {
    await integrator.run('vite', 'build', 'one', '--logLevel', 'error', '--sourcemap', '--manifest')
    const { js, css } = await entryOf(integrator, 'one')
    const { sources } = JSON.parse(await readFile(`${js}.map`, 'utf8')) as { sources: string[] }
    const foreign = sources
      .map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1])
      .filter(
        (name) => name && !['react', 'react-dom', 'scheduler', '@coinquiry/ui'].includes(name),
      )
    expect(foreign).toEqual([])
    const styles = await readFile(css, 'utf8')
    const script = await readFile(js, 'utf8')
    expect(script).toContain(en.composer.send)
    // Of the labels, those of the part that is named.
    expect(script).not.toContain(en.question.less)
    expect(script).not.toContain(en.sessionList.endAll.text)
    expect(styles).toContain('cq-button-')
    expect(styles).toContain('[data-theme=dark]')
    expect(styles).not.toMatch(/cq-composer-|cq-markdown-|data-theme="?light/)
  })

  it('renders on a server, where no bundler reads style sheets', async () => {
    const script = `
      import { createElement } from 'react'
      import { renderToString } from 'react-dom/server'
      import { Button } from '@coinquiry/ui/primitives/button'
      console.log(renderToString(createElement(Button, { variant: 'primary' }, 'Ask')))`
    const html = await integrator.run('node', '--input-type=module', '--eval', script)
    expect(html).toMatch(/^<button type="button" .*cq-button-primary-.*>Ask<\/button>$/m)
  })
})

const project = (page: string) => ({
  configFile: false as const,
  root: join(integrator.path, page),
  logLevel: 'error' as const,
})

/** Three parts of the kit, in their styles, at work. */
async function expectLivingPage(url = ''): Promise<void> {
  await using visited = await browser.open(url)
  const { page, complaints } = visited
  const button = page.getByRole('button', { name: 'Clicked 0' })
  await button.waitFor()
  expect(await color(button, 'backgroundColor')).toBe(await token(button, '--cq-accent'))
  expect(await color(button, 'color')).toBe(await token(button, '--cq-on-accent'))
  await button.click()
  await page.getByRole('button', { name: 'Clicked 1' }).waitFor()

  const field = page.getByRole('textbox', { name: 'Question' })
  const frame = page.locator('form')
  expect(await color(frame, 'color')).toBe(await token(frame, '--cq-ink'))
  await field.fill('What is scarce?')
  await field.press('Enter')
  await page.getByText('Asked What is scarce?').waitFor()

  const bold = page.getByText('Bitcoin', { exact: true })
  expect(await color(bold, 'fontWeight')).toBe('600')
  await page.getByRole('heading', { name: 'Answer' }).waitFor()

  const toggle = page.getByRole('switch', { name: 'Sharp' })
  await toggle.click()
  await page.getByRole('switch', { name: 'Sharp', checked: true }).waitFor()
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(complaints).toEqual([])
}

type Look = 'backgroundColor' | 'color' | 'fontWeight'

function color(element: Locator, look: Look): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node)[name], look)
}

/** A token's color as the browser computes it. */
function token(element: Locator, name: string): Promise<string> {
  return element.evaluate((node, property) => {
    const probe = document.createElement('i')
    probe.style.color = `var(${property})`
    node.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)
}

async function entryOf({ path }: Integrator, page: string) {
  const dist = join(path, page, 'dist')
  const manifest = await readFile(join(dist, '.vite/manifest.json'), 'utf8')
  const { 'index.html': entry } = JSON.parse(manifest) as {
    'index.html': { file: string; css: [string] }
  }
  return { js: join(dist, entry.file), css: join(dist, entry.css[0]) }
}
