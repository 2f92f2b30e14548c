import { addons } from 'storybook/manager-api'
import { create, type ThemeVars } from 'storybook/theming'
import { themeChanged } from './storybook-theme.ts'

// The theme follows once the first story is there.
addons.setConfig({
  sidebar: { showRoots: true },
  theme: create({ base: 'light', brandTitle: 'Coinquiry' }),
})

addons.register('coinquiry/theme', (api) => {
  api.on(themeChanged, (theme: ThemeVars) => api.setOptions({ theme }))
})
