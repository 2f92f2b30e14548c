import '@coinquiry/ui/theme.css'
import { afterEach, describe, expect, it } from 'vitest'
import { paperOfPage } from '../../.storybook/paper.ts'
import { contrast } from '../../packages/ui/src/theme/contrast.ts'

afterEach(() => {
  delete document.documentElement.dataset.theme
})

describe.each(['light', 'dark', 'theme-pro'])('on the paper %s', (theme) => {
  const paper = () => {
    document.documentElement.dataset.theme = theme
    return paperOfPage()
  }

  it('the chosen entry of the sidebar can be read', () => {
    const { base, colorSecondary } = paper()
    // As Storybook draws it, in white.
    const ground = base === 'dark' ? darker(colorSecondary) : colorSecondary
    expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('so can what is written in the same colour', () => {
    const { appBg, colorSecondary } = paper()
    expect(contrast(colorSecondary, appBg)).toBeGreaterThanOrEqual(4.5)
  })
})

/** By 18 % of lightness. */
function darker(colour: string): string {
  const probe = document.createElement('i')
  probe.style.color = `hsl(from ${colour} h s calc(l - 18))`
  document.body.append(probe)
  const channels = getComputedStyle(probe).color.match(/[\d.]+/g) ?? []
  probe.remove()
  const hex = (share: string) =>
    Math.round(Number(share) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${channels.map(hex).join('')}`
}
