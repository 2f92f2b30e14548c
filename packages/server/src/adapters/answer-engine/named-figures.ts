import { en } from '@coinquiry/calculators/texts/en'
import { inputName, spelledOut } from '@coinquiry/calculators/texts/names'
import { zh } from '@coinquiry/calculators/texts/zh'
import type { Figure } from '../../ports/figure.ts'
import type { AnswerEngine, Language } from '../../ports.ts'
import { answerLanguage } from './language.ts'

/** Of computed figures that are no calculator's, such as a halving. */
const OWN: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    first: 'First price',
    height: 'Block height',
    last: 'Last price',
    'last price': 'Last price',
  },
  zh: {
    ...{
      first: '期初价',
      floor: '取整',
      height: '区块高度',
      last: '期末价',
      'last price': '期末价',
    },
    ...{ 'price of one': '前者的价格', 'price of the other': '后者的价格' },
  },
}
const TEXTS = {
  en: { ...en, inputs: { ...en.inputs, ...OWN.en } },
  zh: { ...zh, inputs: { ...zh.inputs, ...OWN.zh } },
}

/** Whatever the engine, figures say how they were computed in the language of the answer. */
export function withNamedFigures(engine: AnswerEngine): AnswerEngine {
  return {
    ...engine,
    async *answer(question, signal, meter) {
      const language = answerLanguage(question)
      for await (const event of engine.answer(question, signal, meter)) {
        yield event.event === 'found'
          ? { ...event, figures: event.figures.map((figure) => named(figure, language)) }
          : event
      }
    },
  }
}

/** A computed figure with its formula and inputs in the names that people read. */
export function named(figure: Figure, language: Language): Figure {
  const { formula, inputs } = figure
  const texts = TEXTS[language]
  return {
    ...figure,
    ...(formula !== undefined && {
      formula: spelledOut(formula, texts, inputs?.map(({ name }) => name) ?? []),
    }),
    ...(inputs && {
      inputs: inputs.map(({ name, figure }) => ({ name: inputName(name, texts), figure })),
    }),
  }
}
