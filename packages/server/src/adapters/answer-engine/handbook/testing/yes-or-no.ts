import type { Language } from '../../../../ports.ts'

/** What an answer to a yes-or-no question may begin with, by what it says; Chinese says yes with the verb of the question. */
const OPENINGS: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    yes: ['Yes', 'Safe', 'Legal'],
    no: ['No', 'Not', 'Hardly', 'Rarely'],
    partly: ['Mostly', 'Usually', 'Often', 'Sometimes', 'Partly', 'Only', 'Some'],
    depends: ['It depends', 'That depends'],
    unknown: ['Nobody knows', 'Nobody can'],
  },
  zh: {
    yes: [
      ...[
        '是的，',
        '是骗局，',
        '能，',
        '会，',
        '有，',
        '要，',
        '大，',
        '安全，',
        '合法，',
        '违法，',
      ],
      ...['基本'],
    ],
    no: ['不', '没有', '谈不上', '很难', '很少', '最好不要', '并不', '几乎没有'],
    partly: [
      ...['大体', '多数', '多半', '少数', '通常', '一般', '往往', '常常', '有时', '有的', '只'],
      ...['有风险'],
    ],
    depends: ['看', '要看', '取决于'],
    unknown: ['没有人知道', '没有定论', '谁也'],
  },
}

const LETTER = /^\p{L}/u

/** True if the first words say yes or no, how far, on what it depends, or that nobody knows. */
export function opensWithYesOrNo(text: string, language: Language): boolean {
  return Object.values(OPENINGS[language])
    .flat()
    .some((opening) => {
      if (!text.startsWith(opening)) return false
      return language === 'zh' || !LETTER.test(text.slice(opening.length))
    })
}
