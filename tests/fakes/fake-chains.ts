import {
  type FakeJsonService,
  type JsonServiceRequest,
  startFakeJsonService,
} from '@coinquiry/server/testing'

export interface FakeChains extends AsyncDisposable, Pick<FakeJsonService, 'requests' | 'fault'> {
  /** Settings that make a server read Bitcoin, and Ethereum by a key, here. */
  readonly env: Readonly<Record<string, string>>
}

const KEY = 'proapi_fake'
const AT = '2026-11-20T11:59:50.000000Z'
const SECONDS = Date.parse(AT) / 1000

export const WALLET = '0x00000000219ab540356cbb839cbe05303d7705fa'
export const BITCOIN_ADDRESS = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
export const EVM_HASH = `0x${'ab'.repeat(32)}`
export const BITCOIN_HASH = 'cd'.repeat(32)
export const REAL_USDT = '0xdac17f958d2ee523a2206206994597c13d831ec7'
export const FALSE_USDT = `0x${'66'.repeat(20)}`
/** Leads to `WALLET`. */
export const ENS_NAME = 'vault.eth'

/** A server on loopback with the parts of Esplora's and Blockscout's API that are used. */
export async function startFakeChains(): Promise<FakeChains> {
  const server = await startFakeJsonService(replyTo)
  return {
    env: {
      ESPLORA_URL: `${server.address}/api`,
      BLOCKSCOUT_URL: server.address,
      BLOCKSCOUT_API_KEY: KEY,
    },
    requests: server.requests,
    get fault() {
      return server.fault
    },
    set fault(fault) {
      server.fault = fault
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

function replyTo({ url: { pathname, searchParams }, headers }: JsonServiceRequest): unknown {
  if (pathname.startsWith('/api/')) return BITCOIN.get(pathname.slice('/api'.length))
  if (headers.authorization !== `Bearer ${KEY}`) return undefined
  const [, path = pathname] = /^\/(?:1|8453)\/api\/v2(\/.+)$/.exec(pathname) ?? []
  if (path === '/search/quick') return foundBy(searchParams.get('q') ?? '')
  return ETHEREUM.get(searchParams.get('order') === 'asc' ? `${path} from the oldest` : path)
}

const sums = (tx_count: number, funded: number, spent: number) => ({
  ...{ tx_count, funded_txo_count: tx_count, funded_txo_sum: funded },
  ...{ spent_txo_count: 0, spent_txo_sum: spent },
})
const block_hash = '00'.repeat(32)
const confirmed = (block_height: number, block_time: number) => ({
  ...{ confirmed: true, block_height, block_hash, block_time },
})
const output = (scriptpubkey_address: string, value: number) => ({
  ...{ scriptpubkey: '00', scriptpubkey_asm: '', scriptpubkey_type: 'p2pkh' },
  ...{ scriptpubkey_address, value },
})
const bitcoinTransaction = (txid: string, height: number, time: number) => ({
  ...{ txid, version: 2, locktime: 0, size: 200, weight: 800, fee: 1500 },
  vin: [
    {
      ...{ txid: '11'.repeat(32), vout: 0, is_coinbase: false, scriptsig: '', scriptsig_asm: '' },
      ...{ sequence: 1, prevout: output(BITCOIN_ADDRESS, 150_001_500) },
    },
  ],
  vout: [output('bc1qreceiver', 150_000_000)],
  status: confirmed(height, time),
})
const block = (height: number) => ({
  ...{ id: block_hash, height, version: 1, timestamp: SECONDS, mediantime: SECONDS, bits: 1 },
  ...{ nonce: 1, merkle_root: block_hash, tx_count: 3000, size: 1, weight: 4 },
  ...{ previousblockhash: block_hash, difficulty: 1 },
})

const BITCOIN = new Map<string, unknown>([
  [
    `/address/${BITCOIN_ADDRESS}`,
    {
      address: BITCOIN_ADDRESS,
      chain_stats: sums(2, 250_000_000, 100_000_000),
      mempool_stats: sums(0, 0, 0),
    },
  ],
  [
    `/address/${BITCOIN_ADDRESS}/txs`,
    [
      bitcoinTransaction(BITCOIN_HASH, 924_598, SECONDS - 1200),
      bitcoinTransaction('ee'.repeat(32), 1, Date.parse('2009-01-09T02:54:25Z') / 1000),
    ],
  ],
  [`/tx/${BITCOIN_HASH}`, bitcoinTransaction(BITCOIN_HASH, 924_598, SECONDS - 1200)],
  ['/blocks', [block(924_600), block(924_599)]],
  ['/fee-estimates', { 1: 12.5, 2: 10.1, 6: 4.2, 144: 1.05, 1008: 1 }],
])

const party = (hash: string, name: string | null = null) => ({
  ...{ hash, name, ens_domain_name: null, is_contract: name !== null, is_verified: name !== null },
  ...{ implementation_name: null, private_tags: [], public_tags: [], watchlist_names: [] },
  ...{ metadata: null, reputation: 'ok' },
})
const token = (
  address_hash: string,
  name: string,
  reputation: 'ok' | 'scam' = 'ok',
  exchange_rate: string | null = '0.999813',
) => ({
  ...{ address_hash, name, symbol: 'USDT', decimals: '6', type: 'ERC-20', reputation },
  ...{ exchange_rate, holders_count: '837494', total_supply: '39030615894320966' },
  ...{ circulating_market_cap: '150000000000.5', icon_url: null, volume_24h: '24298.76' },
})
const page = (items: readonly object[], next_page_params: object | null = null) => ({
  ...{ items, next_page_params },
})
const REAL = token(REAL_USDT, 'Tether USD')
const FALSE = token(FALSE_USDT, 'Tether <b>USD</b> https://evil.example', 'scam')
/** Blockscout has not found out yet. */
const UNPRICED = token(`0x${'77'.repeat(20)}`, 'Tether USD', 'ok', null)

const TRANSACTION = {
  ...{ hash: EVM_HASH, timestamp: AT, status: 'ok', result: 'success', block_number: 23_484_035 },
  ...{ confirmations: 12, fee: { type: 'actual', value: '9853224000000000' }, value: '0' },
  ...{ from: party(WALLET), to: party(REAL_USDT, 'TetherToken'), method: 'transfer', type: 2 },
  decoded_input: {
    ...{ method_call: 'transfer(address to, uint256 value)', method_id: 'a9059cbb' },
    parameters: [
      { name: 'to', type: 'address', value: WALLET },
      { name: 'value', type: 'uint256', value: '2500000' },
    ],
  },
  token_transfers: [
    {
      ...{
        from: party(WALLET),
        to: party(FALSE_USDT),
        token: REAL,
        log_index: 1,
        type: 'token_transfer',
      },
      ...{
        block_hash: EVM_HASH,
        transaction_hash: EVM_HASH,
        token_type: 'ERC-20',
        method: 'transfer',
      },
      ...{ timestamp: AT, total: { value: '2500000', decimals: '6' } },
    },
  ],
}

/** As the name service tells of a name. */
const domain = (name: string, hash: string | null) => ({
  ...{ id: EVM_HASH, name, owner: { hash: WALLET }, resolved_address: hash ? { hash } : null },
  ...{ registrant: { hash: WALLET }, expiry_date: '2027-01-01T00:00:00.000Z', tokens: [] },
  ...{ registration_date: '2020-01-01T00:00:00.000Z', other_addresses: {} },
  ...{ stored_offchain: false, resolved_with_wildcard: false },
  protocol: { id: 'ens', short_name: 'ENS', title: 'Ethereum Name Service', tld_list: ['eth'] },
})

/** What the search of an instance finds, the name service of which it asks. */
const foundBy = (name: string) =>
  name === ENS_NAME
    ? [
        { type: 'token', name: ENS_NAME, symbol: 'VAULT', address_hash: FALSE_USDT },
        {
          ...{ type: 'ens_domain', name: null, address_hash: WALLET, priority: 2 },
          ...{ is_smart_contract_verified: false, is_smart_contract_address: false },
          ens_info: {
            ...{ address_hash: WALLET, expiry_date: '2027-01-01T00:00:00.000Z', name: ENS_NAME },
            names_count: 1,
          },
        },
      ]
    : []

const ETHEREUM = new Map<string, unknown>([
  [
    `/addresses/${WALLET}`,
    {
      ...party(WALLET, 'Deposit'),
      ...{ coin_balance: '77231416001000000000000001', exchange_rate: '3012.25', token: null },
      ...{ creator_address_hash: WALLET, creation_transaction_hash: EVM_HASH, has_tokens: true },
      ...{ block_number_balance_updated_at: 23_484_035, has_logs: true },
      ...{ has_token_transfers: true, has_beacon_chain_withdrawals: false },
      ...{ has_validated_blocks: false, creation_status: 'success' },
    },
  ],
  [
    `/addresses/${WALLET}/counters`,
    {
      ...{ transactions_count: '1234', token_transfers_count: '5', gas_usage_count: '6' },
      validations_count: '0',
    },
  ],
  [
    `/addresses/${WALLET}/tokens`,
    page([
      { token: REAL, value: '1500000', token_id: null, token_instance: null },
      { token: FALSE, value: '99000000000000', token_id: null, token_instance: null },
      { token: UNPRICED, value: '5000000', token_id: null, token_instance: null },
    ]),
  ],
  [`/addresses/${WALLET}/transactions`, page([TRANSACTION], { block_number: 1, index: 0 })],
  [
    `/addresses/${WALLET}/transactions from the oldest`,
    page([{ ...TRANSACTION, timestamp: '2020-10-14T09:22:52.000000Z' }, TRANSACTION]),
  ],
  [`/services/bens/api/v1/1/domains/${ENS_NAME}`, domain(ENS_NAME, WALLET)],
  ['/services/bens/api/v1/1/domains/parked.eth', domain('parked.eth', null)],
  // Not what was asked for.
  ['/services/bens/api/v1/1/domains/other.eth', domain('0ther.eth', WALLET)],
  [`/transactions/${EVM_HASH}`, TRANSACTION],
  [`/tokens/${REAL_USDT}`, REAL],
  [`/tokens/${FALSE_USDT}`, FALSE],
  [
    '/stats',
    {
      ...{ total_blocks: '23484035', total_addresses: '1', total_transactions: '1' },
      ...{ average_block_time: 12_000, coin_price: '3012.25', total_gas_used: '0' },
      ...{ transactions_today: '1', gas_used_today: '1', static_gas_price: null },
      ...{ gas_prices: { slow: 0.21, average: 0.35, fast: 1.1 }, market_cap: '1' },
      network_utilization_percentage: 40.2,
    },
  ],
  ['/main-page/blocks', [{ height: 23_484_046, timestamp: AT, hash: EVM_HASH, gas_used: '1' }]],
])
