import { describe, expect, it } from 'vitest'
import { reportedSubjects } from '../testing/reported-subjects.ts'
import { ensNamesIn, onChainIn } from './on-chain.ts'

const reported = (text: string) => reportedSubjects([...onChainIn(text), ...ensNamesIn(text)])
const HASH = '5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060'

describe('addresses', () => {
  it.each([
    // The examples of EIP-55.
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'evm address right'],
    ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', 'evm address right'],
    ['0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB', 'evm address right'],
    ['0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb', 'evm address right'],
    ['0x52908400098527886E0F7030069857D2E4169EE7', 'evm address none'],
    ['0xde709f2102306220921060314715629080e2fb77', 'evm address none'],
    ['0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'evm address right'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'evm address wrong'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', ''],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedA', ''],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', ''],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', ''],
    ['查一下0xde709f2102306220921060314715629080e2fb77的余额', 'evm address none'],
    [
      'https://scan.example/address/0xde709f2102306220921060314715629080e2fb77?a=1',
      'evm address none',
    ],
    // Bitcoin: to a key, to a script, segregated witness of version 0 and 1.
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bitcoin address right'],
    ['who owns 1BoatSLRHtKNngkdXEeobR76b53LETtpyT?', 'bitcoin address right'],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'bitcoin address right'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'bitcoin address wrong'],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz', 'bitcoin address wrong'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bitcoin address right'],
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bitcoin address right'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'bitcoin address wrong'],
    ['bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bitcoin address wrong'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'bitcoin address right'],
    [
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
      'bitcoin address wrong',
    ],
    // Of the first version with the checksum of version 0.
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'bitcoin address wrong'],
    ['1111111111111111111111111111', ''],
    ['1A1zP1eP5QGefi2DMPTfTL5', ''],
    ['bc1', ''],
    // Of other chains.
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ''],
    ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', ''],
  ])('%s: %s', (text, expected) => expect(reported(text)).toBe(expected))
})

describe('transactions', () => {
  it.each([
    [`0x${HASH}`, 'evm transaction'],
    [`tx 0x${HASH.toUpperCase()}?`, 'evm transaction'],
    [HASH, 'bitcoin transaction'],
    [`交易${HASH}确认了吗`, 'bitcoin transaction'],
    [`0x${HASH}0`, ''],
    [`0x${HASH.slice(1)}`, ''],
    [`${HASH}a`, ''],
    [HASH.slice(1), ''],
    [HASH.replace('c', 'g'), ''],
    // A block of Bitcoin.
    ['000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f', ''],
  ])('%s: %s', (text, expected) => expect(reported(text)).toBe(expected))
})

describe('names of the Ethereum Name Service', () => {
  it.each([
    ['vitalik.eth', 'name vitalik.eth'],
    ['Vitalik.ETH', 'name vitalik.eth'],
    ['what does vitalik.eth hold?', 'name vitalik.eth'],
    ['看看vitalik.eth的余额', 'name vitalik.eth'],
    ['ask pay.my-shop.eth.', 'name pay.my-shop.eth'],
    ['(jesse.base.eth)', 'name jesse.base.eth'],
    // Other letters make it another name, which is not to be taken for this one.
    ['vit\u0430lik.eth', ''],
    ['\u03bdvitalik.eth', ''],
    ['vitalik.eth\u0301', ''],
    ['\u{1f525}vitalik.eth', ''],
    ['vit\u200dalik.eth', ''],
    ['ab.eth', ''],
    ['a..eth', ''],
    ['.eth', ''],
    ['eth', ''],
    ['vitalik.eth.limo', ''],
    ['someone@mail.eth', ''],
    ['vitalik.ethereum', ''],
  ])('%s: %s', (text, expected) => expect(reported(text)).toBe(expected))
})
