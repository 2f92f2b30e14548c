import { expect, it } from 'vitest'
import { components } from '../components.ts'
import { zh } from '../labels/parts.ts'
import { parts } from './part-index.ts'

const names = parts.map(({ name }) => name)

it('lists every component of the kit once', () => {
  expect(names.toSorted()).toEqual(components.map(({ name }) => name).toSorted())
})

it('says of each in one sentence what it is', () => {
  expect(parts.filter(({ sentence }) => !/^[^\n*]+\.$/.test(sentence))).toEqual([])
})

it('says it in Chinese, too, of those and of no others', () => {
  expect(Object.keys(zh.sentences).toSorted()).toEqual(names.toSorted())
})

it.each([
  ['one of its own', 'Composer', 'blocks-composer--compact'],
  ['that of the component it is a part of', 'MenuItem', 'primitives-dropdownmenu--open'],
  ['the general one of several', 'Chart', 'blocks-chart--price'],
  ['one with more to be seen than where it rests', 'Answer', 'blocks-answer--thinking'],
])('leads to a story: %s', (_which, name, story) => {
  expect(parts.find((part) => part.name === name)?.story.id).toBe(story)
})
