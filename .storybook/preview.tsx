import '../packages/ui/src/theme/theme.css'
import './story.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import addonVitest from '@storybook/addon-vitest'
import { definePreview } from '@storybook/react-vite'
import { languageOf, WordsProvider } from '../packages/ui/stories/words.tsx'

// A test run over all themes and languages sets these two.
const { STORYBOOK_THEME = 'light', STORYBOOK_LANGUAGE = 'zh' } = import.meta.env

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonVitest()],
  globalTypes: {
    theme: {
      toolbar: { icon: 'mirror', items: ['light', 'dark', 'theme-pro'], dynamicTitle: true },
    },
    language: { toolbar: { icon: 'globe', items: ['zh', 'en'], dynamicTitle: true } },
    motion: { toolbar: { icon: 'play', items: ['full', 'reduced'], dynamicTitle: true } },
  },
  initialGlobals: { theme: STORYBOOK_THEME, language: STORYBOOK_LANGUAGE, motion: 'full' },
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'fullscreen',
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const root = document.documentElement
      root.dataset.theme = String(globals.theme)
      root.dataset.motion = String(globals.motion)
      root.lang = languageOf(globals.language)
      return (
        <WordsProvider language={languageOf(globals.language)}>
          <div className={parameters.wholePage ? undefined : 'story'}>
            <Story />
          </div>
        </WordsProvider>
      )
    },
  ],
})
