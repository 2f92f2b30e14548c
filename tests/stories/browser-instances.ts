const themes = ['light', 'dark', 'theme-pro']
const languages = ['zh', 'en']

const { STORY_MATRIX, STORYBOOK_THEME, STORYBOOK_LANGUAGE } = process.env

/** A theme changes colors, a language texts, so that not every pair of both has to be seen. */
const pairs = themes.flatMap((theme) =>
  languages
    .filter((language) => STORY_MATRIX || theme === 'light' || language === 'zh')
    .map((language) => ({ theme, language })),
)
const others = pairs.filter(({ theme, language }) => theme !== 'light' || language !== 'zh')

/** Where storybook's plugin looks for the toolbar's first choices. */
const globalsKey = 'storybook/test-initial-globals'

const screens = 'packages/app/stories/*.stories.tsx'
/** Navigation is the same in every theme and language. */
const flows = 'packages/app/stories/flows.stories.tsx'

const usual = { browser: 'chromium' } as const

/**
 * The pages that stories are run on: each story once, in Chinese in the light theme, and screens also
 * in English and in the other themes. `STORY_MATRIX` asks for every theme in both languages for all
 * stories, the variables of the preview for one theme alone.
 */
export const browserInstances =
  STORYBOOK_THEME || STORYBOOK_LANGUAGE
    ? [usual]
    : [
        usual,
        ...others.map(({ theme, language }) => ({
          ...usual,
          name: `stories ${theme} ${language}`,
          provide: { [globalsKey]: { theme, language } },
          ...(!STORY_MATRIX && { include: [screens], exclude: [flows] }),
        })),
      ]
