import '@coinquiry/ui/theme.css'
import { afterEach, describe, expect, it } from 'vitest'
import { storybookTheme } from '../../.storybook/storybook-theme.ts'
import { contrast } from '../../packages/ui/stories/foundations/contrast.ts'

afterEach(() => {
  delete document.documentElement.dataset.theme
})

describe.each(['light', 'dark', 'theme-pro'])('in the theme %s', (theme) => {
  const themed = () => {
    document.documentElement.dataset.theme = theme
    return storybookTheme()
  }

  it('the chosen entry of the sidebar can be read', () => {
    const { base, colorSecondary } = themed()
    // As Storybook draws it, in white.
    const background = base === 'dark' ? darker(colorSecondary) : colorSecondary
    expect(contrast('#ffffff', background)).toBeGreaterThanOrEqual(4.5)
  })

  it('so can what is written in the same color', () => {
    const { appBg, colorSecondary } = themed()
    expect(contrast(colorSecondary, appBg)).toBeGreaterThanOrEqual(4.5)
  })
})

/** By 18 % of lightness. */
function darker(color: string): string {
  const probe = document.createElement('i')
  probe.style.color = `hsl(from ${color} h s calc(l - 18))`
  document.body.append(probe)
  const channels = getComputedStyle(probe).color.match(/[\d.]+/g) ?? []
  probe.remove()
  const hex = (share: string) =>
    Math.round(Number(share) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${channels.map(hex).join('')}`
}
