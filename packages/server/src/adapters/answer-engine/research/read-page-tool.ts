import { z } from 'zod'
import { pageOf } from '../../../ports/text-fragment.ts'
import { type PageFailureKind, WebPageFailure, type WebPages } from '../../../ports/web-pages.ts'
import type { ClassOf } from '../../source-classes/source-classes.ts'
import { addressOf } from './addresses-written.ts'
import { alsoFound, COUNTS_ONCE } from './found-texts.ts'
import { RESEARCH_MESSAGES } from './messages.ts'
import { linkTo } from './passage-link.ts'
import { bestOf, type Passage, passagesOf, textOf } from './passages.ts'
import {
  type Finding,
  type FoundText,
  type LeftOutWhy,
  ReportedFailure,
  type Source,
  type Tool,
} from './tool.ts'

const input = z.object({
  n: z.coerce.number().int().nullish().catch(null),
  url: z.string().nullish().catch(null),
  looks_for: z.string().default('').catch(''),
})

const MOST_PASSAGES = 6
const LONGEST_SOUGHT = 300
/** As long as what a search shows of a page, so that both fit into one source. */
const EXCERPT = 580

const REASONS: Readonly<Record<PageFailureKind, string>> = {
  address: 'This address may not be read.',
  host: 'The operator of this server does not let this site be read.',
  robots: 'This site asks programs not to read this page.',
  missing: 'There is no such page.',
  unreachable: 'The site cannot be reached, or refuses to show this page.',
  large: 'The page is larger than what can be read.',
  late: 'Reading it took too long.',
  type: 'This is neither a page of text nor a PDF.',
  unreadable: 'No text can be found in this page.',
  busy: 'Too many pages are being read just now.',
}
/** Which of them are bounds of this server. */
const BOUNDS: Readonly<Partial<Record<PageFailureKind, LeftOutWhy>>> = {
  ...{ large: 'long', late: 'late', busy: 'busy' },
}
const LEFT_OUT =
  'Passages that fit less are not shown: do not conclude that the page says nothing else. Reading it again shows others only for other words in looks_for.'
const SAY_SO = 'Say that it could not be read, and state nothing that you could not read.'

interface Surroundings {
  readonly pages: WebPages
  readonly classOf: ClassOf
  readonly now: () => Date
}

/**
 * Reads one page: a source of this answer, or an address that the asker wrote, and no other. Its
 * passages are chosen by `words`, those of the question, and before these by what the model looks for.
 */
export function readPageTool(
  { pages, classOf, now }: Surroundings,
  words: string,
  written: ReadonlySet<string>,
): Tool {
  return {
    name: 'read_page',
    kind: 'web',
    description:
      'Read a page whose excerpt is not enough: its passages that fit the question and looks_for. Give n, the number of a source that was found for this answer, or url, an address that the user wrote. No other address is read.',
    parameters: {
      type: 'object',
      properties: {
        n: { type: 'integer', description: 'The number of a source that was found.' },
        url: { type: 'string', description: 'An address exactly as the user wrote it.' },
        looks_for: {
          type: 'string',
          description: 'Some words to find in it, in the language of the page.',
        },
      },
    },
    read(given, found = []) {
      const { success, data } = input.safeParse(given)
      if (!success || (data.n == null && !data.url)) return null
      const source = found.find(({ index }) => index === data.n)
      const address = source ? pageOf(source.url) : writtenAs(data.url)
      if (address === null || (data.n != null && !source && !data.url)) return refusal(data.n)
      const { hostname } = new URL(address)
      return {
        step: (language) => RESEARCH_MESSAGES[language].page(hostname),
        run: async (signal) => finding(address, source, data.looks_for, signal),
      }
    },
  }

  function writtenAs(url: string | null | undefined): string | null {
    const address = url ? addressOf(url.trim()) : null
    return address !== null && written.has(address) ? address : null
  }

  async function finding(
    address: string,
    source: Source | undefined,
    looksFor: string,
    signal: AbortSignal,
  ): Promise<Finding> {
    const page = await pages.read(address, signal).catch(reportedAs)
    const passages = passagesOf(page.blocks)
    const best = bestOf(passages, words, MOST_PASSAGES, looksFor.slice(0, LONGEST_SOUGHT))
    const shown = best.toSorted((a, b) => a.number - b.number)
    const { site, author, published } = page
    const title = page.title || source?.title || new URL(address).host
    const fetched_at = Math.floor(now().getTime() / 1000)
    return {
      sources: [
        {
          ...{
            title,
            url: linkTo(address, best),
            excerpt: excerptOf(best.map(textOf)),
            fetched_at,
          },
          ...(published && { published }),
          class: source?.class ?? classOf(address),
        },
      ],
      texts: shown.flatMap((passage) => textsOf(address, passage)),
      // Whoever has a page read wants to cite that page.
      compared: [{ text: shown.map(textOf).join('\n'), joins: false }],
      tell: ([n], [copy] = []) => ({
        ...{ n, title },
        ...alsoFound(copy),
        ...(copy && copy.sites > 1 && { rule: COUNTS_ONCE }),
        ...(site && { site }),
        ...(author && { author }),
        ...(published && { published }),
        passages: shown.map((passage) => ({
          passage: passage.number,
          ...(passage.blocks[0]?.page && { page: passage.blocks[0].page }),
          text: textOf(passage),
        })),
        passages_in_all: passages.length,
        ...(shown.length < passages.length && { left_out: LEFT_OUT }),
      }),
    }
  }
}

/** A passage as it was read; where its pages are known, a part for each, with a link to it. */
function textsOf(address: string, { number, blocks }: Passage): FoundText[] {
  return Array.from(
    Map.groupBy(blocks, ({ page }) => page),
    ([page, blocks]) => {
      const part = { number, blocks }
      return { text: textOf(part), ...(page !== null && { url: linkTo(address, [part]) }) }
    },
  )
}

/** A call that is answered without reading anything. */
function refusal(n: number | null | undefined) {
  const why =
    n == null
      ? 'Only an address that the user wrote may be read, or a source by its number.'
      : 'There is no source with this number yet: search first.'
  return { step: () => null, run: () => Promise.reject(new ReportedFailure(why)) }
}

function reportedAs(error: unknown): never {
  if (!(error instanceof WebPageFailure)) throw error
  const { kind } = error
  throw new ReportedFailure(`${REASONS[kind]} ${SAY_SO}`, { cause: error }, BOUNDS[kind])
}

function excerptOf(texts: readonly string[]): string {
  const text = texts.join(' … ').replaceAll(/\s+/g, ' ')
  return text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT - 1).trimEnd()}…`.toWellFormed()
}
