import { chromiumInstance } from '../in-browser.ts'

const themes = ['light', 'dark', 'theme-pro']
const languages = ['zh', 'en']

const { STORY_MATRIX, STORYBOOK_THEME, STORYBOOK_LANGUAGE } = process.env

const pairs = themes.flatMap((theme) => languages.map((language) => ({ theme, language })))
const others = pairs.filter(({ theme, language }) => theme !== 'light' || language !== 'zh')
const inEnglish = others.filter(({ theme }) => theme === 'light')

/** Where storybook's plugin looks for the toolbar's first choices. */
const globalsKey = 'storybook/test-initial-globals'

const screens = 'packages/app/stories/*.stories.tsx'
/** Navigation is the same in every theme and language. */
const flows = 'packages/app/stories/flows.stories.tsx'

/**
 * The pages that stories are run on: each story once, in Chinese in the light theme, and screens also
 * in English. What a screen ends with in Chinese is then looked at in the other themes.
 * `STORY_MATRIX` asks for every theme in both languages for all stories, the variables of the preview
 * for one theme alone.
 */
export const browserInstances =
  STORYBOOK_THEME || STORYBOOK_LANGUAGE
    ? [chromiumInstance]
    : [
        chromiumInstance,
        ...(STORY_MATRIX ? others : inEnglish).map(({ theme, language }) => ({
          ...chromiumInstance,
          name: `stories ${theme} ${language}`,
          provide: { [globalsKey]: { theme, language } },
          ...(!STORY_MATRIX && { include: [screens], exclude: [flows] }),
        })),
      ]
