import { expect, it } from 'vitest'
import { PageWorker } from './page-worker.ts'
import { pdf, pdfOf } from './testing/pdf.ts'
import { html, outcomeOf, pagesHere, type Serve, startSite } from './testing/test-site.ts'

const AN_HOUR = 3_600_000
const MEGABYTE = 1_000_000
/** A busy machine may need several tries to start a worker within the time of one page. */
const PATIENT = { timeout: 30_000 }

/** The most memory that this process has while something is done, beyond what it had before. */
async function grownBy(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  await work()
  clearInterval(timer)
  return (most - before) / MEGABYTE
}

it('fifty pages of nearly 2 MB at once stay within bounds', async () => {
  const page = `<p>Seen.</p><!--${'x'.repeat(1_900_000)}-->`
  await using site = await startSite(
    Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`/${at}`, html(page)])),
  )
  const pages = pagesHere({ fetchMs: AN_HOUR, waitMs: AN_HOUR })
  const read = (at: number) => outcomeOf(`${site.address}/${at}`, pages)
  const outcomes: string[] = []
  const grown = await grownBy(async () => {
    outcomes.push(...(await Promise.all(Array.from({ length: 50 }, (_, at) => read(at)))))
  })
  expect(new Set(outcomes)).toEqual(new Set(['Seen.']))
  // The worker's own bound, sixteen pages on their way, and what the site on the other side holds.
  expect(grown).toBeLessThan(700)
})

it.each([
  // Where the machine is slow, its time is over before.
  ['has too many elements', '<b>x</b>'.repeat(200_000), /^(?:unreadable|late)$/],
  ['is nested too deep', '<div>'.repeat(200_000), /^(?:unreadable|late)$/],
  ['takes too long', '<div>'.repeat(5000), /^late$/],
])(
  'a page that %s is refused, and the next one is read',
  async (_what, page, outcome) => {
    await using site = await startSite({ '/': html(page), '/next': html('<p>Seen.') })
    const pages = pagesHere({ worker: new PageWorker(2000) })
    expect(await outcomeOf(site.address, pages)).toMatch(outcome)
    await expect.poll(() => outcomeOf(`${site.address}/next`, pages), PATIENT).toBe('Seen.')
  },
  60_000,
)

it('a PDF that unpacks to more memory than there is for it is refused, and another is read', async () => {
  const sent =
    (body: Buffer): Serve =>
    (response) =>
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(body)
  await using site = await startSite({
    '/': sent(pdfOf([Buffer.alloc(600_000_000, ' ')])),
    '/next': sent(pdf([['Seen.']])),
  })
  const pages = pagesHere({ worker: new PageWorker(AN_HOUR) })
  expect(await outcomeOf(site.address, pages)).toBe('unreadable')
  expect(await outcomeOf(`${site.address}/next`, pages)).toBe('Seen.')
})
