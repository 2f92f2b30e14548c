import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { accountBlocks } from '../components/account-blocks.tsx'
import { chatBlocks } from '../components/chat-blocks.tsx'
import type { RootProps } from '../components/example.ts'
import { icons } from '../components/icons.tsx'
import { layers } from '../components/layers.tsx'
import { pageBlocks } from '../components/page-blocks.tsx'
import { primitives } from '../components/primitives.tsx'

const examples = {
  ...primitives,
  ...icons,
  ...layers,
  ...chatBlocks,
  ...pageBlocks,
  ...accountBlocks,
}

const root: RootProps = {
  id: 'given-id',
  className: 'given-class',
  'aria-details': 'given-details',
  'data-part': 'given',
  ref: () => undefined,
}

it.each(Object.entries(examples))('%s is written where there is no page', (_, { render }) => {
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
] as const)('%s is written without a style, which a page’s policy would refuse', (part) => {
  expect(renderToString(examples[part]?.render(root))).not.toMatch(/\sstyle=/)
})
