import type { ChainSource, Chains } from '../../../../ports/chain.ts'
import { addressCard, tokenCard, transactionCard } from '../../drawings/cards.ts'
import { chosen } from '../../research/chain-tool.ts'
import { findingOf, listed } from '../../research/figure-text.ts'
import { imitatedBy, imitationsAmong } from '../../research/imitated.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { known } from '../figures.ts'
import { plain, shortened, type Writer } from '../writer.ts'
import { otherChain, sourceOf } from './chain.ts'
import { readingOf } from './market.ts'
import { type Ground, type PlanOf, type PlanResult, type Topic, unknown } from './topic.ts'

const brief = (id: string) => `${id.slice(0, 10)}…${id.slice(-6)}`

export const sourceFor = (
  chains: Chains,
  network: string | null,
  id: string,
): ChainSource | undefined => (network ? sourceOf(chains, network) : chosen(chains, '', id))

const unseen = (source: ChainSource, id: string): PlanResult =>
  unknown(({ pick }) => [
    pick(
      `${source.network.name} knows no ${shortened(id)}.`,
      `${source.network.name} 上没有找到 ${shortened(id)}。`,
    ),
  ])

const MOST_TOKENS = 8

/** What an address holds and does. */
export const address: Topic<PlanOf<'address'>> = {
  port: 'chain',
  step: ({ address }, language) => RESEARCH_MESSAGES[language].chain(brief(address)),
  async read({ address, network }, ground) {
    const { chains } = ground.data
    if (!chains) return null
    const source = sourceFor(chains, network, address)
    return source ? readAddress(source, address, ground) : otherChain(chains, network)
  },
}

export async function readAddress(
  source: ChainSource,
  address: string,
  { data, now, signal }: Ground,
): Promise<PlanResult> {
  const held = await source.address(address, signal)
  if (!held) return unseen(source, address)
  const { balance, transactions, url, tokens } = held
  const imitated = await imitationsAmong(tokens.slice(0, MOST_TOKENS), data.market, signal)
  const found = findingOf({
    title: `Address ${brief(address)} on ${source.network.name} – ${source.name}`,
    ...{ url, excerpt: listed({ balance, transactions }), readAt: now },
    result: { balance, transactions, tokens },
  })
  return readingOf(found, (writer) => {
    const end = writer.dated(source.name, known([balance]))
    const { name } = source.network
    return [
      writer.pick(
        `**${shortened(address)} on ${name} holds ${writer.cell(balance)}** (${end}).`,
        `**${name} 地址 ${shortened(address)} 的余额是 ${writer.cell(balance)}**（${end}）。`,
      ),
      // Its tokens stand in the table, with their contracts and what is wrong with them.
      writer.card(addressCard({ ...held, tokens: [] }, writer.context(source.name, now))),
      ...(tokens.length > 0 ? [heldTokens(tokens, imitated, writer)] : []),
    ]
  })
}

type Tokens = NonNullable<Awaited<ReturnType<ChainSource['address']>>>['tokens']

function heldTokens(
  tokens: Tokens,
  imitated: Awaited<ReturnType<typeof imitationsAmong>>,
  writer: Writer,
): string {
  const rows = tokens
    .slice(0, MOST_TOKENS)
    .map((token) => [
      plain(token.name),
      writer.show({ ...token.amount, unit: '' }),
      plain(token.symbol),
      shortened(token.address),
      warned(token, imitated.get(token), writer),
    ])
  const head = writer.pick(
    ['Token', 'Amount', 'Ticker', 'Contract', 'Note'],
    ['代币', '数量', '代号', '合约', '提示'],
  )
  return writer.table(head, rows)
}

function warned({ isSuspicious }: Tokens[number], imitated: string | undefined, { pick }: Writer) {
  if (imitated !== undefined)
    return pick(`**not ${plain(imitated)}**`, `**不是 ${plain(imitated)}**`)
  return isSuspicious ? pick('**reported as a fraud**', '**被标记为欺诈**') : ''
}

const STATUS = {
  succeeded: ['succeeded', '已成功'],
  failed: ['failed', '失败'],
  pending: ['is pending', '待确认'],
} as const

/** What a transaction did. */
export const transaction: Topic<PlanOf<'transaction'>> = {
  port: 'chain',
  step: ({ hash }, language) => RESEARCH_MESSAGES[language].chain(brief(hash)),
  async read({ hash, network }, { data: { chains }, now, signal }) {
    if (!chains) return null
    const source = sourceFor(chains, network, hash)
    if (!source) return otherChain(chains, network)
    const seen = await source.transaction(hash, signal)
    if (!seen) return unseen(source, hash)
    const { url, status, value, fee, confirmations, transfers } = seen
    const found = findingOf({
      title: `Transaction ${brief(hash)} on ${source.network.name} – ${source.name}`,
      ...{ url, excerpt: `${status}, ${listed({ value, fee, confirmations })}`, readAt: now },
      result: { value, fee, confirmations, transfers },
    })
    return readingOf(found, (writer) => {
      const { name } = source.network
      const end = writer.from(source.name, fee?.asOf ?? now)
      const [moved, paid] = [value, fee].map((figure) => figure && writer.show(figure))
      const facts = [
        ...(moved ? [writer.pick(`${moved} sent`, `转账 ${moved}`)] : []),
        ...(paid ? [writer.pick(`fee ${paid}`, `手续费 ${paid}`)] : []),
      ].join(writer.pick(', ', '，'))
      const rows = transfers.map(({ amount, from, to }) => [
        writer.show({ ...amount, unit: '' }),
        plain(amount.unit),
        ...[from, to].map((party) => (party ? shortened(party) : '–')),
      ])
      const head = writer.pick(
        ['Token moved', 'Ticker', 'From', 'To'],
        ['代币转移', '代号', '发送方', '接收方'],
      )
      return [
        writer.pick(
          `**Transaction ${shortened(hash)} on ${name} ${STATUS[status][0]}**${facts ? `: ${facts}` : ''} (${end}).`,
          `**${name} 交易 ${shortened(hash)} ${STATUS[status][1]}**${facts ? `：${facts}` : ''}（${end}）。`,
        ),
        writer.card(transactionCard(seen, writer.context(source.name, now))),
        ...(rows.length > 0 ? [writer.table(head, rows)] : []),
      ]
    })
  },
}

/** What a token is, and whether it only bears a known name. */
export const token: Topic<PlanOf<'token'>> = {
  port: 'chain',
  step: ({ address }, language) => RESEARCH_MESSAGES[language].chain(brief(address)),
  async read({ address, network }, { data: { chains, market }, now, signal }) {
    if (!chains) return null
    const source = sourceFor(chains, network, address)
    if (!source) return otherChain(chains, network)
    const seen = await source.token(address, signal)
    if (!seen) return unseen(source, address)
    const imitated = market && (await imitatedBy(seen, market, signal))
    const { supply, holders, price, marketCap, url } = seen
    const found = findingOf({
      title: `Token ${seen.symbol} on ${source.network.name} – ${source.name}`,
      ...{ url, excerpt: listed({ supply, holders, price, marketCap }), readAt: now },
      result: { supply, holders, price, marketCap },
    })
    return readingOf(found, (writer) => {
      const { pick } = writer
      const [cost, held] = [price, holders && { ...holders, unit: '' }].map((each) =>
        writer.cell(each),
      )
      const end = writer.dated(source.name, known([price, supply]))
      // The warning stands above the card already.
      const { warning: _, ...card } = tokenCard(
        seen,
        imitated ?? null,
        writer.context(source.name, now),
      )
      const fraud = pick(
        `**${source.name} takes this token for a fraud.**`,
        `**${source.name} 把这个代币标记为欺诈。**`,
      )
      return [
        ...(imitated
          ? [writer.texts.imitates(pick('this token', '这个代币'), plain(imitated))]
          : seen.isSuspicious
            ? [fraud]
            : []),
        pick(
          `**${shortened(address)} on ${source.network.name} calls itself ${plain(seen.name)} (${plain(seen.symbol)})**: price ${cost}, holders ${held} (${end}).`,
          `**${source.network.name} 上的 ${shortened(address)} 自称 ${plain(seen.name)} (${plain(seen.symbol)})**：价格 ${cost}，持有者 ${held}（${end}）。`,
        ),
        writer.card(card),
      ]
    })
  },
}
