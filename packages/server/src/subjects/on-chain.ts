import { sha256 } from '@noble/hashes/sha2'
import { keccak_256 } from '@noble/hashes/sha3'
import { bech32, bech32m, createBase58check, hex } from '@scure/base'
import type { AddressSubject, EnsSubject, TransactionSubject } from './subject.ts'

const base58check = createBase58check(sha256)

/** Letters and digits in a row; longer ones than any address or hash are none. */
const RUN = /[0-9A-Za-z]+/g
const LONGEST = 90

const EVM_ADDRESS = /^0x[\da-f]{40}$/i
const EVM_HASH = /^0x[\da-f]{64}$/i
/** The hash of a Bitcoin block begins with zeros, that of a transaction doesn't. */
const BITCOIN_HASH = /^(?!0{8})[\da-f]{64}$/i
const LEGACY_ADDRESS = /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/
const SEGWIT_ADDRESS = /^bc1[02-9ac-hj-np-z]{11,87}$/i

/** Addresses and transactions of EVM chains and of Bitcoin. */
export function onChainIn(text: string): (AddressSubject | TransactionSubject)[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index: start }) => {
    if (run.length > LONGEST) return []
    const place = { start, end: start + run.length }
    const found = addressOf(run) ?? transactionOf(run)
    return found ? [{ ...place, ...found }] : []
  })
}

type Bare<T> = Omit<T, 'start' | 'end'>

function addressOf(address: string): Bare<AddressSubject> | null {
  const kind = 'address'
  if (EVM_ADDRESS.test(address)) {
    return { kind, chain: 'evm', address, checksum: evmChecksum(address.slice(2)) }
  }
  const isLegacy = LEGACY_ADDRESS.test(address) && /[A-Za-z]/.test(address)
  if (!isLegacy && !SEGWIT_ADDRESS.test(address)) return null
  const isRight = isLegacy ? isRightLegacy(address) : isRightSegwit(address)
  return { kind, chain: 'bitcoin', address, checksum: isRight ? 'right' : 'wrong' }
}

function transactionOf(hash: string): Bare<TransactionSubject> | null {
  if (EVM_HASH.test(hash)) return { kind: 'transaction', chain: 'evm', hash: hash.toLowerCase() }
  if (!BITCOIN_HASH.test(hash)) return null
  return { kind: 'transaction', chain: 'bitcoin', hash: hash.toLowerCase() }
}

/** EIP-55: a letter is a capital where the hash of the address has at least 8 at its place. */
function evmChecksum(digits: string): AddressSubject['checksum'] {
  const small = digits.toLowerCase()
  if (digits === small || digits === digits.toUpperCase()) return 'none'
  const hash = hex.encode(keccak_256(small))
  const right = [...small].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return digits === right.join('') ? 'right' : 'wrong'
}

/** The first byte says whether it pays to a key or to a script. */
function isRightLegacy(address: string): boolean {
  const bytes = decoded(() => base58check.decode(address))
  return bytes?.length === 21 && (bytes[0] === 0 || bytes[0] === 5)
}

/** BIP 173 and 350: the first version has a checksum of its own. */
function isRightSegwit(address: string): boolean {
  return [bech32, bech32m].some((code) => {
    const words = decoded(() => code.decode(address as `${string}1${string}`).words)
    const [version = 17, ...rest] = words ?? []
    const size = decoded(() => code.fromWords(rest))?.length ?? 0
    if (code === bech32) return version === 0 && (size === 20 || size === 32)
    return version >= 1 && version <= 16 && size >= 2 && size <= 40 && (version > 1 || size === 32)
  })
}

/** Null where the library refuses a text, which it does by throwing. */
function decoded<T>(decode: () => T): T | null {
  try {
    return decode()
  } catch {
    return null
  }
}

const DOTTED = /[A-Za-z0-9_.@-]+/g
const LABEL = /^[a-z0-9_-]{1,63}$/
/** Chinese is written without spaces between words. */
const PART_OF_NAME = /(?!\p{Script=Han})[\p{L}\p{N}\p{M}\p{Cf}\p{Extended_Pictographic}]/u
/** Registered names have at least so many characters. */
const SHORTEST_LABEL = 3
const LONGEST_NAME = 255

/** Names such as `vitalik.eth`; an address of a mailbox is none. */
export function ensNamesIn(text: string): EnsSubject[] {
  return [...text.matchAll(DOTTED)].flatMap(({ 0: run, index }) => {
    const name = run.replace(/^[.-]+/, '')
    const start = index + run.length - name.length
    // With a letter or sign that only looks like one of these it is another name.
    const before = [...text.slice(Math.max(0, index - 2), index)].at(-1) ?? ''
    const [after = ''] = text.slice(index + run.length, index + run.length + 2)
    if (PART_OF_NAME.test(before) || PART_OF_NAME.test(after)) return []
    const labels = name
      .replace(/\.{1,3}$/, '')
      .toLowerCase()
      .split('.')
    const registered = labels.at(-2) ?? ''
    if (labels.at(-1) !== 'eth' || registered.length < SHORTEST_LABEL) return []
    const ens = labels.join('.')
    if (ens.length > LONGEST_NAME || !labels.every((label) => LABEL.test(label))) return []
    return [{ kind: 'name', start, end: start + ens.length, name: ens }]
  })
}
