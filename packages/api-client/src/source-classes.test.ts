import { expect, it } from 'vitest'
import type { SourceClass } from './client.gen.ts'
import { shownClass } from './source-classes.ts'

type Classes = readonly (SourceClass | undefined)[]

it.each<[string, Classes, readonly (SourceClass | null)[]]>([
  ['each that is known', ['primary', 'promotional'], ['primary', 'promotional']],
  ['an unknown one beside others', ['unknown', 'data'], ['unknown', 'data']],
  ['nothing where all are unknown', ['unknown', 'unknown'], [null, null]],
  ['nothing of an older answer', [undefined, undefined], [null, null]],
  ['nothing of an older source beside an unknown one', [undefined, 'unknown'], [null, null]],
])('says %s', (_case, classes, shown) => {
  const sources = classes.map((each) => (each ? { class: each } : {}))
  expect(sources.map((source) => shownClass(source, sources))).toEqual(shown)
})
