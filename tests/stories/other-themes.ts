import axe from 'axe-core'
import { chooseTheme, type Theme } from '../../packages/app/src/shell/theme.ts'

/**
 * What is wrong with the screen in another theme: the app that a story leaves behind is switched to
 * it, as a person does, which costs a fraction of the same story in a browser of that theme.
 */
export async function violationsIn(theme: Theme): Promise<string[]> {
  chooseTheme(theme)
  try {
    await settled()
    // Pro is for members only: others see the light theme, of which the story was checked.
    if (document.documentElement.dataset.theme === 'light') return []
    const { violations } = await axe.run(document.body, { resultTypes: ['violations'] })
    return violations.map(
      ({ help, nodes }) => `${theme}: ${help}: ${nodes.map(({ html }) => html).join('\n')}`,
    )
  } finally {
    chooseTheme('light')
    await settled()
  }
}

/** Two frames later and with every color at its end. */
async function settled(): Promise<void> {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish()
}
