import { expect } from 'storybook/test'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { SourceList } from './index.ts'

function Example({ url }: { url?: string }) {
  const words = useWords()
  const sources = url ? [{ id: 'one', title: words.errorTitle, url }] : words.sources
  return <SourceList heading={words.sourcesHeading} sources={sources} />
}

const meta = preview.meta({ title: 'Blocks/SourceList', component: Example })

export const Three = meta.story({})

export const FollowsOnlyWebAddresses = meta.story({
  args: { url: 'javascript:alert(1)' },
  async play({ canvas }) {
    await expect(canvas.getByRole('listitem')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
