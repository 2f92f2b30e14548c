import '@coinquiry/ui/theme.css'
import { beforeAll, expect, it } from 'vitest'
import { describePart } from './describe-part.ts'
import { examples } from './examples.ts'
import { exported } from './exported.ts'

beforeAll(() => {
  document.documentElement.lang = 'en'
  document.title = 'Components'
  // Without animations, since a contrast measured during one is wrong.
  const still = new CSSStyleSheet()
  still.replaceSync('*, *::before, *::after { animation: none; transition: none; }')
  document.adoptedStyleSheets = [still]
})

it('holds every component that the kit exports', () => {
  expect(Object.keys(examples).sort()).toEqual(exported.sort())
})

for (const [name, example] of Object.entries(examples)) describePart(name, example)
