import { createContext, type ReactNode, useContext } from 'react'
import { en } from './labels/en.ts'
import { zh } from './labels/zh.ts'

export type Language = 'zh' | 'en'

/** Every label a story shows, in one language. */
export type Labels = typeof zh

const LabelsContext = createContext<Labels>(zh)

export function LabelsProvider(props: { language: Language; children: ReactNode }) {
  return <LabelsContext value={props.language === 'en' ? en : zh}>{props.children}</LabelsContext>
}

/** The labels of the language chosen in Storybook's toolbar. */
export function useLabels(): Labels {
  return useContext(LabelsContext)
}

/** The language a toolbar value names; Chinese unless it is English. */
export function languageOf(value: unknown): Language {
  return value === 'en' ? 'en' : 'zh'
}
