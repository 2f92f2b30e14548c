import { expect } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePaletteLabels } from '../../../stories/labels/palette.ts'
import { ShortcutList } from './shortcut-list.tsx'

const Example = () => <ShortcutList shortcuts={usePaletteLabels().shortcuts} />

const meta = preview.meta({
  title: 'Blocks/ShortcutList',
  ...documented(ShortcutList, Example),
})

export const Usual = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('term')).toHaveLength(2)
    const [first] = canvas.getAllByRole('definition')
    await expect(first).toHaveTextContent('Ctrl K')
  },
})
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } })
