import { isIP } from 'node:net'
import { z } from 'zod'

/** The forms in which a setting may be written. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max)

/** A number of tokens; null for `off`. */
export const budget = () =>
  z
    .string()
    .regex(/^(?:off|\d{1,12})$/)
    .transform((text) => (text === 'off' ? null : Number(text)))

export const address = (...schemes: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol))

/** An http(s) address that others are appended to. */
export const base = () => address('http:', 'https:').transform((text) => text.replace(/\/+$/, ''))

export const parsed = <T>(parse: (text: string) => T | null) =>
  z.string().transform((text, ctx) => {
    const value = parse(text)
    if (value !== null) return value
    ctx.addIssue('unreadable')
    return z.NEVER
  })

/** An address for each chain, as in `ethereum=https://eth.example.org`, separated by commas. */
export const instances = () =>
  parsed((text) => {
    const pairs = text.split(',').map((part) => part.trim().split(/=(.*)/s))
    const areFit = pairs.every(
      ([chain, url = '']) =>
        /^[a-z-]+$/.test(chain ?? '') && /^https?:/.test(url) && URL.canParse(url),
    )
    if (!areFit) return null
    const entries = pairs.map(([chain = '', url = '']) => [chain, url.replace(/\/+$/, '')])
    return Object.fromEntries(entries) as Readonly<Record<string, string>>
  })

const MOST_FEEDS = 20

/** Addresses of feeds, separated by commas or spaces. */
export const feeds = () =>
  parsed((text) => {
    const list = text.split(/[\s,]+/).filter(Boolean)
    const areFit = list.every((url) => /^https?:/.test(url) && URL.canParse(url))
    return areFit && list.length <= MOST_FEEDS ? list : null
  })

/** Names of hosts, separated by commas or spaces; a leading `*.` stands for all below. */
export const hosts = () =>
  parsed((text) => {
    const list = text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
    const areFit = list.every((host) => /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*$/.test(host))
    return areFit ? list : null
  })

/** Codes of regions as in ISO 3166, separated by commas. */
export const regions = () =>
  parsed((text) => {
    const list = text.split(',').map((part) => part.trim().toUpperCase())
    return list.every((part) => /^[A-Z][A-Z0-9]$/.test(part)) ? list : null
  })

/** Origins separated by commas, without a path. */
export const origins = () =>
  parsed((text) => {
    const list = text.split(',').map((part) => part.trim())
    return list.every((part) => URL.canParse(part) && new URL(part).origin === part) ? list : null
  })

export const proxies = () => parsed(trustedProxies)

/** Not `true`: then everybody's word for where they come from would be believed. */
function trustedProxies(text: string): false | number | string | null {
  if (text === 'false') return false
  if (/^\d{1,3}$/.test(text)) return Number(text)
  return text.split(',').every((part) => isNetwork(part.trim())) ? text : null
}

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])
const ADDRESS_BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

/** An address, a range of them as in 10.0.0.0/8, or a name for one. */
function isNetwork(text: string): boolean {
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const most = ADDRESS_BITS[isIP(address)] ?? 0
  return NAMED_NETWORKS.has(text) || (Number(bits) >= 1 && Number(bits) <= most)
}
