import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Language } from '../../../ports.ts'
import { readYamlTexts } from '../../../read-yaml.ts'
import { termsOf, wordsOf } from './words.ts'

const GLOSSARY = fileURLToPath(new URL('../../../../handbook/glossary.yaml', import.meta.url))

const line = z.string().trim().min(1)

const terms = z.array(
  z.strictObject({
    en: line,
    zh: line,
    /** Other names and spellings, in both languages. */
    also: z.array(z.string()).default([]),
    /** What it means, in a sentence or two. */
    means: z.strictObject({ en: line, zh: line }),
    /** The entry that says more. */
    entry: z.string(),
  }),
)

/** A word of the field, explained in a sentence or two. */
export type Term = z.output<typeof terms>[number]

export function titleOfTerm(term: Term, language: Language): string {
  return term[language]
}

/** The words of the field by each of their names. */
export type Glossary = ReadonlyMap<string, Term>

/** Reads the glossary; throws an error of zod for a term that is not in form. */
export async function loadGlossary(file = GLOSSARY): Promise<Glossary> {
  const glossary = new Map<string, Term>()
  for (const term of terms.parse(readYamlTexts(await readFile(file, 'utf8')))) {
    for (const name of [term.en, term.zh, ...term.also]) {
      glossary.set(keyOf(name), term)
      const root = rootOf(name)
      if (!glossary.has(root)) glossary.set(root, term)
    }
  }
  return glossary
}

/** How one asks what a word means, before and after it. */
const ASKED_WHAT =
  /^\W*(?:wh?at(?:['’]?s| is| are| does)|define|explain|meaning of|(?:请问|啥叫|什么叫|什么是|啥是|解释一下|解释))\s*(?:(?:an?|the)\s)?/i
const WHAT_IS_ASKED =
  /\s*(?:means?|meaning|(?:是什么意思|是什么|是啥意思|是啥|什么意思|啥意思|指什么|是指什么))?(?:\s+(?:lol|lmao|pls|please|exactly|anyway|tho|bro|guys))*[\s?？。!！]*$/i
/** Says of what field a word is. */
const IN_THE_FIELD =
  /\s+in (?:crypto\w*|trading|defi|bitcoin|investing|finance|the crypto (?:world|space))(?=\W|$)(\W*)|^在?(?:币圈|加密货币|加密圈|区块链)(?:里面?|中|上)?(?:的)?/i

/** True for “what is staking”; “what is the fee” asks for something else. */
export function asksForMeaning(question: string): boolean {
  if (/(?:意思|[^这那它]是[什啥]么?|\bmean(?:s|ing)?)\W*$/i.test(question)) return true
  return (
    ASKED_WHAT.test(question) &&
    !/^\W*what\S* (?:(?:is |are |does )?(?:the|my|your)|does it(?! mean))\b/i.test(question)
  )
}

/**
 * The term that is all that a question asks about; in a question for a meaning also in another form:
 * “what is getting slashed” is slashing.
 */
export function termAskedIn(glossary: Glossary, question: string): Term | null {
  const asked = question.replace(IN_THE_FIELD, '$1').replace(ASKED_WHAT, '')
  const name = asked.replace(WHAT_IS_ASKED, '')
  const root = asksForMeaning(question) ? glossary.get(rootOf(name)) : undefined
  return glossary.get(keyOf(name)) ?? root ?? null
}

/** A name without its endings, kept apart from names by what joins its words. */
function rootOf(name: string): string {
  return `+${termsOf(name).join('+')}`
}

function keyOf(name: string): string {
  return wordsOf(name).join(' ')
}
