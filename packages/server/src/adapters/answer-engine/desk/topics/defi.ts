import type { Defi, LockedValue } from '../../../../ports/defi.ts'
import { poolCard } from '../../drawings/cards.ts'
import { courseOf } from '../../drawings/course.ts'
import { barsOf } from '../../drawings/ranking-bars.ts'
import { findingOf, listed, shown } from '../../research/figure-text.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { changeBetween, known } from '../figures.ts'
import { plain } from '../writer.ts'
import { dayOf, daysRead } from './courses.ts'
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
      const end = writer.dated(defi.name, known([tvl]))
      const moves = [
        ...(change1d
          ? [writer.pick(`1 day ${writer.show(change1d)}`, `1 天 ${writer.show(change1d)}`)]
          : []),
        ...(change7d
          ? [writer.pick(`7 days ${writer.show(change7d)}`, `7 天 ${writer.show(change7d)}`)]
          : []),
        ...(change && read !== null ? [`${writer.texts.days(read)} ${writer.show(change)}`] : []),
      ].join(writer.pick(', ', '，'))
      const text = writer.cell(tvl)
      const [kind, kindZh] = KINDS[value.kind]
      const rank = place
        ? writer.pick(`, rank ${place} among ${kind}`, `，在${kindZh}中排名第 ${place}`)
        : ''
      return [
        writer.pick(
          `**${text} is locked in ${plain(value.name)}${rank}**${moves ? `; change: ${moves}` : ''} (${end}).`,
          `**${plain(value.name)} 的锁仓量（TVL）是 ${text}${rank}**${moves ? `；变化：${moves}` : ''}（${end}）。`,
        ),
        writer.chart(
          courseOf(history?.map(({ value }) => value) ?? [], {
            ...{ name: value.name, unit: past?.value.unit ?? '', source: defi.name },
            title: writer.pick(`${value.name}: value locked`, `${value.name} 锁仓量`),
          }),
        ),
        ...(change && past && read !== days
          ? [writer.texts.earliest(defi.name, plain(value.name), dayOf(past.value.asOf))]
          : []),
      ]
    })
  },
}

const KINDS = { chain: ['chains', '公链'], protocol: ['protocols', '协议'] } as const

/** Among all of its kind, from 1; null for one that is not listed. */
async function placeOf({ name, kind }: LockedValue, defi: Defi, signal: AbortSignal) {
  const limit = Number.MAX_SAFE_INTEGER
  const all = await defi.largest(kind, { category: null, limit }, signal)
  return all.findIndex((each) => each.name === name) + 1 || null
}

const unknownName = (name: string, source: string) =>
  unknown(({ pick }) => [
    pick(
      `${source} knows nothing called ${plain(name)}.`,
      `${source} 里没有叫 ${plain(name)} 的项目或链。`,
    ),
  ])

/** The largest protocols or chains. */
export const largest: Topic<PlanOf<'largest'>> = {
  port: 'defi',
  step: (_, language) => RESEARCH_MESSAGES[language].defi(null),
  async read({ of, category, limit, place }, { data: { defi }, signal }) {
    if (!defi) return null
    const values = await defi.largest(of, { category, limit }, signal)
    const [first] = values
    if (!first) return unknown(({ pick }) => [pick('None fits.', '没有符合条件的。')])
    const placed = place === null ? null : values[place - 1]
    if (placed === undefined) return unknown(({ pick }) => noPlace(place, pick))
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
      const kind = of === 'chain' ? [] : [writer.pick('Kind', '类别')]
      const bars = barsOf(
        values.map(({ name, tvl }) => ({ name, figure: tvl })),
        { title: writer.pick('Most locked', '锁仓量排名'), measure: 'TVL', source: defi.name },
      )
      const head = writer.pick(
        ['', 'Name', ...kind, 'TVL', '7 day change'],
        ['', '名称', ...kind, 'TVL', '7 天变化'],
      )
      const lead = placed
        ? writer.pick(
            `**Rank ${place} by value locked is ${plain(placed.name)}**: ${writer.cell(placed.tvl)}.`,
            `**锁仓量第 ${place} 名是 ${plain(placed.name)}**：${writer.cell(placed.tvl)}。`,
          )
        : writer.pick(
            `**Most is locked ${of === 'chain' ? 'on' : 'in'} ${plain(first.name)}**: ${writer.cell(first.tvl)}.`,
            `**锁仓量最大的是 ${plain(first.name)}**：${writer.cell(first.tvl)}。`,
          )
      return [
        lead,
        writer.chart(bars),
        writer.table(head, rows),
        writer.texts.source(writer.dated(defi.name, found.figures ?? [])),
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
    return readingOf(found, (writer) => {
      const { fees24h, fees7d, revenue24h, revenue7d } = figures
      const [day, week, kept, keptWeek] = [fees24h, fees7d, revenue24h, revenue7d].map((figure) =>
        writer.cell(figure),
      )
      const end = writer.dated(defi.name, found.figures ?? [])
      return [
        writer.pick(
          `**Users of ${plain(called)} paid ${day} in fees within 24 hours**, ${week} within 7 days; revenue, the part that is kept: ${kept} and ${keptWeek} (${end}).`,
          `**${plain(called)} 24 小时手续费为 ${day}**，7 天为 ${week}；其中协议收入分别为 ${kept} 和 ${keptWeek}（${end}）。`,
        ),
      ]
    })
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
    if (!first) return unknown(({ pick }) => [pick('No pool fits.', '没有符合条件的池子。')])
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
      const name = `${plain(first.project)} ${plain(first.symbol)}`
      const paid = writer.show(first.apy)
      const head = writer.pick(
        ['Protocol', 'Pool', 'Chain', 'APY', '30 day mean', 'TVL'],
        ['协议', '池子', '链', '年化（APY）', '30 天均值', 'TVL'],
      )
      return [
        writer.pick(
          `**${name} (${plain(first.chain)}) pays ${paid} a year now**${by === 'apy' ? ', the most' : ', the largest pool'} of those that fit:`,
          `**${name}（${plain(first.chain)}）目前年化 ${paid}**，是符合条件的池子中${by === 'apy' ? '收益最高' : '规模最大'}的：`,
        ),
        writer.card(poolCard(first, writer.context(defi.name, now))),
        ...(others.length > 0
          ? [
              writer.pick('The others that fit:', '其他符合条件的池子：'),
              writer.table(head, others),
            ]
          : []),
        writer.pick(
          'Yields change and are no promise; a high one means high risk.',
          '收益率会变，不是承诺；越高风险越大。',
        ),
        writer.texts.source(writer.dated(defi.name, found.figures ?? [])),
      ]
    })
  },
}
