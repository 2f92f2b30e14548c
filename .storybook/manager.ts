import { addons } from 'storybook/manager-api'
import type { ThemeVars } from 'storybook/theming'
import { paperChanged } from './paper.ts'

addons.setConfig({ sidebar: { showRoots: true } })

addons.register('coinquiry/paper', (api) => {
  api.on(paperChanged, (theme: ThemeVars) => api.setOptions({ theme }))
})
