import type { Defi, LockedValue } from '../../../../ports/defi.ts'
import type { Figure } from '../../../../ports/figure.ts'
import { poolCard } from '../../drawings/cards.ts'
import { courseOf } from '../../drawings/course.ts'
import { barsOf } from '../../drawings/ranking-bars.ts'
import { findingOf, listed, shown } from '../../research/figure-text.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { changeBetween, known } from '../figures.ts'
import { plain } from '../writer.ts'
import { daysRead, earliest } from './courses.ts'
import { readingOf } from './market.ts'
import { noPlace } from './placed.ts'
import { type PlanOf, type Topic, unknown } from './topic.ts'

/** What is locked in a protocol or on a chain. */
export const tvl: Topic<PlanOf<'tvl'>> = {
  port: 'defi',
  step: ({ name }, language) => RESEARCH_MESSAGES[language].defi(name),
  async read({ name, days, asks }, { data: { defi }, signal }) {
    if (!defi) return null
    const [value, history] = await Promise.all([
      defi.lockedIn(name, signal),
      days ? defi.history(name, days, signal) : null,
    ])
    if (!value) return unknownName(name, defi.name)
    const { tvl, change1d, change7d } = value
    const place = asks && tvl ? await placeOf(value, defi, signal) : null
    const [past] = history ?? []
    const change = past && tvl ? changeBetween(past.value, tvl) : null
    const read = history && tvl && days ? daysRead(history, new Date(tvl.asOf), days) : null
    const found = findingOf({
      title: `${value.name}, value locked – ${defi.name}`,
      url: value.url,
      excerpt: listed({ tvl, change1d, change7d }),
      result: { tvl, change1d, change7d, past, change },
    })
    return readingOf(found, (writer) => {
      const over = (days: number | null, moved: Figure | null) =>
        moved && days !== null ? [`${writer.days(days)} ${writer.show(moved)}`] : []
      const changes = [...over(1, change1d), ...over(7, change7d), ...over(read, change)]
      return [
        writer.say('tvl.lead', {
          ...{ name: plain(value.name), value: writer.cell(tvl) },
          ...{ place: place ?? 0, kind: value.kind },
          ...{ hasChanges: changes.length > 0, changes: writer.facts(changes) },
          from: writer.dated(defi.name, known([tvl])),
        }),
        writer.chart(
          courseOf(history?.map(({ value }) => value) ?? [], {
            ...{ name: value.name, unit: past?.value.unit ?? '', source: defi.name },
            title: writer.say('tvl.title', { name: value.name }),
          }),
        ),
        ...(change && past && read !== days
          ? [earliest(defi.name, value.name, past.value, writer)]
          : []),
      ]
    })
  },
}

/** Among all of its kind, from 1; null for one that is not listed. */
async function placeOf({ name, kind }: LockedValue, defi: Defi, signal: AbortSignal) {
  const limit = Number.MAX_SAFE_INTEGER
  const all = await defi.largest(kind, { category: null, limit }, signal)
  return all.findIndex((each) => each.name === name) + 1 || null
}

const unknownName = (name: string, source: string) =>
  unknown(({ say }) => [say('defi.unknown', { source, name: plain(name) })])

/** The largest protocols or chains. */
export const largest: Topic<PlanOf<'largest'>> = {
  port: 'defi',
  step: (_, language) => RESEARCH_MESSAGES[language].defi(null),
  async read({ of, category, limit, place }, { data: { defi }, signal }) {
    if (!defi) return null
    const values = await defi.largest(of, { category, limit }, signal)
    const [first] = values
    if (!first) return unknown(({ say }) => [say('largest.none')])
    const placed = place === null ? null : values[place - 1]
    if (place !== null && !placed) return unknown((writer) => noPlace(place, writer))
    const found = findingOf({
      title: `${of === 'chain' ? 'Chains' : 'Protocols'} by value locked – ${defi.name}`,
      url: of === 'chain' ? `${defi.attribution.url}/chains` : defi.attribution.url,
      excerpt: values.map(({ name, tvl }) => `${name} ${tvl ? shown(tvl) : '?'}`).join(', '),
      result: { values },
    })
    return readingOf(found, (writer) => {
      const rows = values.map(({ name, category, tvl, change7d }, at) => [
        ...[String(at + 1), plain(name), ...(of === 'chain' ? [] : [plain(category ?? '–')])],
        ...[writer.cell(tvl), writer.cell(change7d)],
      ])
      const { say, labels, cell } = writer
      const bars = barsOf(
        values.map(({ name, tvl }) => ({ name, figure: tvl })),
        { title: say('largest.title'), measure: say('label.tvl'), source: defi.name },
      )
      const kind = of === 'chain' ? [] : labels('kind')
      const head = ['', ...labels('name'), ...kind, ...labels('tvl', 'tvlChange7d')]
      return [
        placed
          ? say('largest.placed', {
              ...{ place: place ?? 0, name: plain(placed.name), value: cell(placed.tvl) },
            })
          : say(`mostLocked.${of}`, { name: plain(first.name), value: cell(first.tvl) }),
        writer.chart(bars),
        writer.table(head, rows),
        writer.sourceLine(writer.dated(defi.name, found.figures ?? [])),
      ]
    })
  },
}

/** What users pay a protocol, and what it keeps. */
export const fees: Topic<PlanOf<'fees'>> = {
  port: 'defi',
  step: ({ name }, language) => RESEARCH_MESSAGES[language].defi(name),
  async read({ name }, { data: { defi }, signal }) {
    if (!defi) return null
    const known = await defi.fees(name, signal)
    if (!known) return unknownName(name, defi.name)
    const { name: called, url, ...figures } = known
    const title = `${called}, fees and revenue – ${defi.name}`
    const found = findingOf({ title, url, excerpt: listed(figures), result: figures })
    const { fees24h, fees7d, revenue24h, revenue7d } = figures
    return readingOf(found, ({ say, cell, dated }) => [
      say('fees.lead', {
        ...{ name: plain(called), day: cell(fees24h), week: cell(fees7d) },
        ...{ keptDay: cell(revenue24h), keptWeek: cell(revenue7d) },
        from: dated(defi.name, found.figures ?? []),
      }),
    ])
  },
}

const FEW = 8
const LEAST_TVL = 1_000_000

/** What pools pay. */
export const yields: Topic<PlanOf<'yields'>> = {
  port: 'defi',
  step: ({ project }, language) => RESEARCH_MESSAGES[language].defi(project),
  async read(plan, { data: { defi }, now, signal }) {
    if (!defi) return null
    const { symbols, by, kind: _, ...query } = plan
    const wanted = symbols.length > 0 ? symbols : [null]
    const each = await Promise.all(
      wanted.map((symbol) =>
        defi.pools({ ...query, symbol, by, minTvl: LEAST_TVL, limit: FEW }, signal),
      ),
    )
    const size = (pool: (typeof each)[0][0]) =>
      Number((by === 'apy' ? pool.apy : pool.tvl)?.value ?? 0)
    const pools = each
      .flat()
      .sort((a, b) => size(b) - size(a))
      .slice(0, FEW)
    const [first] = pools
    if (!first) return unknown(({ say }) => [say('yields.none')])
    const found = findingOf({
      title: `Yields – ${defi.name}`,
      url: `${defi.attribution.url}/yields`,
      excerpt: pools
        .map(({ project, symbol, apy }) => `${project} ${symbol} ${shown(apy)}`)
        .join(', '),
      result: { pools },
    })
    return readingOf(found, (writer) => {
      const others = pools
        .slice(1)
        .map(({ project, symbol, chain, apy, apyMean30d, tvl }) => [
          ...[plain(project), plain(symbol), plain(chain)],
          ...[apy, apyMean30d, tvl].map((figure) => writer.cell(figure)),
        ])
      const { say } = writer
      const head = writer.labels('protocol', 'pool', 'chain', 'apy', 'apyMean30d', 'tvl')
      return [
        say('yields.lead', {
          ...{ name: `${plain(first.project)} ${plain(first.symbol)}`, chain: plain(first.chain) },
          ...{ apy: writer.show(first.apy), by },
        }),
        writer.card(poolCard(first, writer.context(defi.name, now))),
        ...(others.length > 0 ? [say('yields.others'), writer.table(head, others)] : []),
        say('yields.note'),
        writer.sourceLine(writer.dated(defi.name, found.figures ?? [])),
      ]
    })
  },
}
