import { expect, it } from 'vitest'
import * as en from './en/en.ts'
import type { Labels } from './labels.ts'
import * as zh from './zh/zh.ts'

// Does not compile where a language lacks a part.
const languages: Record<'zh' | 'en', Labels> = { zh, en }

/** The path of each label; of those that take arguments, what a call with each of them says. */
function said(labels: object, path = ''): [path: string, text: string][] {
  return Object.entries(labels).flatMap(([key, label]): [string, string][] => {
    const own = `${path}/${key}`
    if (typeof label === 'string') return [[own, label]]
    if (typeof label === 'function') return [[own, String(label('7', '9'))]]
    return said(label, own)
  })
}

const texts = { zh: new Map(said(languages.zh)), en: new Map(said(languages.en)) }

it('has the same labels in each language', () => {
  expect([...texts.en.keys()].sort()).toEqual([...texts.zh.keys()].sort())
})

it.each(['zh', 'en'] as const)('says something by each of them in %s', (language) => {
  expect([...texts[language]].filter(([, text]) => !text.trim())).toEqual([])
})

it('writes Chinese in the one and none in the other', () => {
  const chinese = /\p{Script=Han}/u
  const same = ['PDF', 'Markdown', 'Word (Docx)', 'Pro', 'name@example.com', 'EN', 'en', 'zh-CN']
  const foreign = (language: 'zh' | 'en') =>
    [...texts[language]]
      .filter(([path, text]) => !same.includes(text) && !/languageMark|\/language$/.test(path))
      .filter(([, text]) => chinese.test(text) !== (language === 'zh'))
  expect(foreign('zh')).toEqual([])
  expect(foreign('en')).toEqual([])
})

it.each([
  ['composer counter', (labels: Labels) => labels.composer.counter(7, 9)],
  ['length of a question', (labels: Labels) => labels.editDialog.tooLong(7, 9)],
  ['length of a name', (labels: Labels) => labels.accountSettings.nameTooLong(7, 9)],
  ['place of a version', (labels: Labels) => labels.versionPicker.position(7, 9)],
])('names both numbers: %s', (_name, write) => {
  for (const labels of Object.values(languages)) expect(write(labels)).toMatch(/7.*9/)
})
