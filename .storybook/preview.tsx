import '../packages/ui/src/theme/theme.css'
import './story.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import addonVitest from '@storybook/addon-vitest'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { LabelsProvider, languageOf } from '../packages/ui/stories/labels.tsx'
import { applyTheme, ThemedDocs } from './docs-page.tsx'
import { onlyDocumentedProps } from './documented-props.ts'
import { outerPage, stayInFrame } from './outer-page.ts'
import { plainControls } from './plain-controls.ts'
import { reduceMotion } from './reduced-motion.ts'
import { firstLanguage, toolbar, viewports } from './toolbar.ts'

// What is loaded when it is needed may take a busy machine longer than the usual second.
configure({ asyncUtilTimeout: 10_000 })

// Only Storybook's own panel shows which elements pass.
const IS_TEST_RUN = import.meta.env.VITEST_STORYBOOK === 'false'
const READERS_LANGUAGE = IS_TEST_RUN ? 'zh' : firstLanguage(navigator.languages)
// A test run over all themes and languages sets these two.
const { STORYBOOK_THEME = 'light', STORYBOOK_LANGUAGE = READERS_LANGUAGE } = import.meta.env
const outer = outerPage()
if (outer) stayInFrame()

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonVitest()],
  globalTypes: toolbar,
  initialGlobals: {
    theme: outer?.dataset.theme ?? STORYBOOK_THEME,
    language: outer?.lang ?? STORYBOOK_LANGUAGE,
    motion: 'full',
  },
  tags: ['autodocs'],
  argTypesEnhancers: [plainControls, onlyDocumentedProps],
  parameters: {
    a11y: { test: 'error', options: IS_TEST_RUN ? { resultTypes: ['violations'] } : {} },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: ThemedDocs, toc: true },
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          'Welcome',
          'How to review',
          'Parts',
          'Foundations',
          ['Colors', 'Type', 'Space', 'Motion', 'Icons', 'Writing'],
          'Primitives',
          'Blocks',
          'Markdown',
          'Screens',
        ],
      },
    },
    viewport: { options: viewports },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const language = languageOf(globals.language)
      applyTheme(String(globals.theme))
      reduceMotion(globals.motion === 'reduced')
      document.documentElement.lang = language
      return (
        <LabelsProvider language={language}>
          <div className={parameters.wholePage ? undefined : 'story'}>
            <Story />
          </div>
        </LabelsProvider>
      )
    },
  ],
})
