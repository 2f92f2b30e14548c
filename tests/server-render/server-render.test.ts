import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { given, nothing, type RootProps } from '../components/example.ts'
import { examples } from '../components/examples.ts'

const root: RootProps = { ...given, ref: nothing }

it.each(Object.entries(examples))('%s is rendered without a DOM', (_, { render }) => {
  const said = vi.spyOn(console, 'error')
  onTestFinished(() => said.mockRestore())
  renderToString(render(root))
  expect(said).not.toHaveBeenCalled()
})

it.each([
  'AppHeader',
  'Composer',
  'Greeting',
  'HotTopics',
  'LimitBox',
  'LoginPanel',
  'PricingTable',
  'SocialLogin',
])('%s is rendered without inline styles, which a page’s policy would refuse', (part) => {
  const written = renderToString(examples[part]?.render(root))
  expect(written).toContain('given-class')
  expect(written).not.toMatch(/\sstyle=/)
})
