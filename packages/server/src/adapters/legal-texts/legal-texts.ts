import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../../env.ts'
import {
  LEGAL_PAGES,
  LEGAL_TEXT_MAX_BYTES,
  type LegalTexts,
  NOTICE_MAX_BYTES,
  type Texts,
} from '../../ports/legal-texts.ts'
import { reasonOf } from '../../start-error.ts'

/** A text that can't be shown; the reason is in words for the operator. */
export interface LegalTextFault {
  readonly file: string
  readonly reason: string
  /** Whether the text is there in the other language. */
  readonly instead: boolean
}

export interface ReadLegalTexts {
  readonly texts: LegalTexts
  readonly faults: readonly LegalTextFault[]
}

type Settings = Pick<Env, 'LEGAL_DIR' | 'NOTICE_REGIONS'>

const nothing: Texts = { zh: null, en: null }

/** Reads what the operator has written; what can't be used is missing, and is among the faults. */
export async function readLegalTexts(settings: Settings): Promise<ReadLegalTexts> {
  const { LEGAL_DIR, NOTICE_REGIONS } = settings
  const texts: { -readonly [Name in keyof LegalTexts]: Texts } = {
    terms: nothing,
    privacy: nothing,
    imprint: nothing,
    notice: nothing,
  }
  const faults: LegalTextFault[] = []
  // Nobody would see a notice without regions.
  const names = NOTICE_REGIONS.length > 0 ? [...LEGAL_PAGES, 'notice' as const] : LEGAL_PAGES
  for (const name of LEGAL_DIR ? names : []) {
    const read = (language: string) => readText(join(LEGAL_DIR ?? '', `${name}.${language}.md`))
    const [zh, en] = [await read('zh'), await read('en')]
    texts[name] = { zh: zh.text, en: en.text }
    for (const { file, reason } of [zh, en])
      if (reason !== null)
        faults.push({ file, reason, instead: zh.text !== null || en.text !== null })
  }
  return { texts, faults }
}

async function readText(file: string) {
  const most = /notice\.\w+\.md$/.test(file) ? NOTICE_MAX_BYTES : LEGAL_TEXT_MAX_BYTES
  try {
    const { size } = await stat(file)
    if (size > most) throw new Error(`it has ${size} bytes, and ${most} are the most`)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)).trim()
    return text === '' ? { file, text: null, reason: 'it is empty' } : { file, text, reason: null }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return { file, text: null, reason: isMissing ? 'there is no such file' : reasonOf(error) }
  }
}
