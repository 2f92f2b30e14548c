import { addons } from 'storybook/manager-api'
import { create, type ThemeVars } from 'storybook/theming'
import { paperChanged } from './paper.ts'

// The paper follows once the first story is there.
addons.setConfig({
  sidebar: { showRoots: true },
  theme: create({ base: 'light', brandTitle: 'Coinquiry' }),
})

addons.register('coinquiry/paper', (api) => {
  api.on(paperChanged, (theme: ThemeVars) => api.setOptions({ theme }))
})
