import type { ChainSource, Chains } from '../../../../ports/chain.ts'
import { addressCard, tokenCard, transactionCard } from '../../drawings/cards.ts'
import { chosen } from '../../research/chain-tool.ts'
import { findingOf, listed } from '../../research/figure-text.ts'
import { imitatedBy, imitationsAmong } from '../../research/imitated.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { known } from '../figures.ts'
import { calledOf, plain, shortened, type Writer } from '../writer.ts'
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
  unknown(({ say }) => [say('chain.unseen', { network: source.network.name, id: shortened(id) })])

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
  return readingOf(found, (writer) => [
    writer.say('address.lead', {
      ...{ address: shortened(address), network: source.network.name },
      ...{ balance: writer.cell(balance), from: writer.dated(source.name, known([balance])) },
    }),
    // Its tokens stand in the table, with their contracts and what is wrong with them.
    writer.card(addressCard({ ...held, tokens: [] }, writer.context(source.name, now))),
    ...(tokens.length > 0 ? [heldTokens(tokens, imitated, writer)] : []),
  ])
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
  return writer.table(writer.labels('token', 'amount', 'ticker', 'contract', 'note'), rows)
}

function warned({ isSuspicious }: Tokens[number], imitated: string | undefined, { say }: Writer) {
  if (imitated !== undefined) return say('address.imitation', { name: plain(imitated) })
  return isSuspicious ? say('address.fraud') : ''
}

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
    const { url, status, value, fee, block, confirmations, transfers } = seen
    const found = findingOf({
      title: `Transaction ${brief(hash)} on ${source.network.name} – ${source.name}`,
      ...{ url, excerpt: `${status}, ${listed({ value, fee, confirmations })}`, readAt: now },
      result: { value, fee, block, confirmations, transfers },
    })
    return readingOf(found, (writer) => {
      const { say, show } = writer
      const facts = [
        ...(value ? [say('transaction.sent', { value: show(value) })] : []),
        ...(fee ? [say('transaction.fee', { fee: show(fee) })] : []),
      ]
      const rows = transfers.map(({ amount, from, to }) => [
        writer.show({ ...amount, unit: '' }),
        plain(amount.unit),
        ...[from, to].map((party) => (party ? shortened(party) : '–')),
      ])
      const head = writer.labels('tokenMoved', 'ticker', 'from', 'to')
      return [
        say('transaction.lead', {
          ...{ hash: shortened(hash), network: source.network.name, status },
          ...{ hasFacts: facts.length > 0, facts: writer.facts(facts) },
          from: writer.from(source.name, fee?.asOf ?? now),
        }),
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
      const { say, cell } = writer
      // The warning stands above the card already.
      const { warning: _, ...card } = tokenCard(
        seen,
        imitated ?? null,
        writer.context(source.name, now),
      )
      return [
        ...(imitated
          ? [say('token.imitates', { known: plain(imitated) })]
          : seen.isSuspicious
            ? [say('token.fraud', { source: source.name })]
            : []),
        say('token.lead', {
          ...{ address: shortened(address), network: source.network.name, name: calledOf(seen) },
          ...{ price: cell(price), holders: cell(holders && { ...holders, unit: '' }) },
          from: writer.dated(source.name, known([price, supply])),
        }),
        writer.card(card),
      ]
    })
  },
}
