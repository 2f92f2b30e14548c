import { createContext, type ReactNode, useContext } from 'react'
import { en } from './words/en.ts'
import { zh } from './words/zh.ts'

export type Language = 'zh' | 'en'

/** Every word a story shows, in one language. */
export type Words = typeof zh

const WordsContext = createContext<Words>(zh)

export function WordsProvider(props: { language: Language; children: ReactNode }) {
  return <WordsContext value={props.language === 'en' ? en : zh}>{props.children}</WordsContext>
}

/** The words of the language chosen in Storybook's toolbar. */
export function useWords(): Words {
  return useContext(WordsContext)
}

/** The language a toolbar value names; Chinese unless it is English. */
export function languageOf(value: unknown): Language {
  return value === 'en' ? 'en' : 'zh'
}
