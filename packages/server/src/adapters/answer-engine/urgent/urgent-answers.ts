import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Language } from '../../../ports.ts'
import { readYaml } from '../../../read-yaml.ts'
import { URGENT_KINDS, type UrgentKind } from './rules.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))

/** The steps for each kind of trouble, as Markdown. */
export type UrgentAnswers = Readonly<Record<UrgentKind, Readonly<Record<Language, string>>>>

/** Reads all answers, with the numbers and addresses of `places.yaml` put in their places. */
export async function loadUrgentAnswers(): Promise<UrgentAnswers> {
  const places = await loadPlaces()
  const entries = await Promise.all(
    URGENT_KINDS.map(async (kind) => [
      kind,
      { zh: await answer(kind, 'zh', places), en: await answer(kind, 'en', places) },
    ]),
  )
  return Object.fromEntries(entries)
}

async function answer(kind: UrgentKind, language: Language, places: Places): Promise<string> {
  const text = await readFile(`${FOLDER}/answers/${language}/${kind}.md`, 'utf8')
  return text
    .trim()
    .replace('{{help-lines}}', placesIn(places, 'helpLines', language))
    .replace('{{reporting}}', placesIn(places, 'reporting', language))
}

const place = z.strictObject({
  en: z.string().min(1),
  zh: z.string().min(1),
  /** The page that states the number or address. */
  source: z.url({ protocol: /^https?$/ }),
  lookedUp: z.iso.date(),
})
const order = z.strictObject({
  helpLines: z.array(z.string()).min(1),
  reporting: z.array(z.string()).min(1),
})
const placesFile = z.strictObject({
  helpLines: z.record(z.string(), place),
  reporting: z.record(z.string(), place),
  order: z.strictObject({ en: order, zh: order }),
})
export type Places = z.infer<typeof placesFile>

/** Help lines and reporting bodies, each with the page it was found on. */
export async function loadPlaces(): Promise<Places> {
  return placesFile.parse(readYaml(await readFile(`${FOLDER}/places.yaml`, 'utf8')))
}

/** So many have a line of their own; the others share one, so that the list stays short. */
const OWN_LINE = 6

const DATED: Readonly<Record<Language, (date: string) => string>> = {
  en: (date) => `(as found on ${date})`,
  zh: (date) => `（查于 ${date}）`,
}

/** A list within a numbered step. */
function placesIn(places: Places, what: 'helpLines' | 'reporting', language: Language): string {
  const chosen = places.order[language][what].flatMap((region) => places[what][region] ?? [])
  const lines = chosen.map((each) => each[language])
  const oldest = chosen.map(({ lookedUp }) => lookedUp).sort()[0] ?? ''
  const rest = [lines.slice(OWN_LINE).join(' · '), DATED[language](oldest)].join(
    language === 'zh' ? '' : ' ',
  )
  return [...lines.slice(0, OWN_LINE), rest].map((line) => `   - ${line}`).join('\n')
}
