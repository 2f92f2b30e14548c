import axe from 'axe-core'
import { chooseTheme, type Theme } from '../../packages/app/src/shell/theme.ts'
import { twoFrames } from './narrow.ts'

/** What else axe asks of a screen was asked in the light theme, and themes differ in colors only. */
const aboutColors = { runOnly: ['color-contrast', 'link-in-text-block'] }

/**
 * What is wrong with the screen in the other themes: the app that a story leaves behind is switched to
 * each, as a person does, which costs a fraction of the same story in a browser of that theme.
 */
export async function violationsInOtherThemes(): Promise<string[]> {
  try {
    return [...(await violationsIn('dark')), ...(await violationsIn('theme-pro'))]
  } finally {
    chooseTheme('light')
    await settled()
  }
}

async function violationsIn(theme: Theme): Promise<string[]> {
  chooseTheme(theme)
  await settled()
  // Pro is for members only: others see the light theme, of which the story was checked.
  if (document.documentElement.dataset.theme === 'light') return []
  const { violations } = await axe.run(document.body, {
    ...aboutColors,
    resultTypes: ['violations'],
  })
  return violations.map(
    ({ help, nodes }) => `${theme}: ${help}: ${nodes.map(({ html }) => html).join('\n')}`,
  )
}

/** With every color at its end. */
async function settled(): Promise<void> {
  await twoFrames()
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish()
}
