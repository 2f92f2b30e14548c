import type { Browser, CDPSession } from 'playwright'
import { startMark } from './marks.ts'

export interface Cost {
  /** CPU time of the page's main thread while the answer streamed, in milliseconds. */
  readonly work: number
  /** CPU time of its longest task, in milliseconds. */
  readonly longest: number
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** CPU time of the thread, in microseconds. */
  readonly tdur?: number
}

const categories = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline']

/** The CPU time of the main thread from the first piece of the answer until it is complete. */
export async function measure(browser: Browser, url: string): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 900, height: 800 } })
  const page = await context.newPage()
  await page.goto(url)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  await page.locator('button').click()
  await page.waitForSelector('body[data-done]', { timeout: 300_000, state: 'attached' })
  const events = await stopTracing(devtools)
  await context.close()
  return costOf(events)
}

async function stopTracing(devtools: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) if (isTraceEvent(event)) events.push(event)
  })
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  return events
}

function isTraceEvent(value: object): value is TraceEvent {
  return 'name' in value && 'pid' in value && 'tid' in value
}

function costOf(events: readonly TraceEvent[]): Cost {
  const start = events.find(({ name }) => name === startMark)
  if (!start) throw new Error('The page never began to stream')
  let work = 0
  let longest = 0
  for (const { name, pid, tid, tdur = 0 } of events) {
    if (pid !== start.pid || tid !== start.tid || name !== 'RunTask') continue
    work += tdur / 1000
    longest = Math.max(longest, tdur / 1000)
  }
  return { work, longest }
}
