import { z } from 'zod'
import { base, feeds, hosts, instances } from './kinds.ts'

const text = () => z.string().optional()
const service = (what: string) => base().describe(`the http(s) address of ${what}`)
const pageHosts = () =>
  hosts()
    .default([])
    .describe('names of hosts separated by commas, as in example.org,*.example.org')

/** Outside services; their addresses can be changed, so that tests speak to a fake on loopback. */
export const services = {
  AI_BASE_URL: service('an OpenAI-compatible endpoint').optional(),
  AI_API_KEY: text(),
  AI_MODEL: text(),
  SEARXNG_URL: service('a SearXNG server').optional(),
  TAVILY_URL: service('Tavily').default('https://api.tavily.com'),
  TAVILY_API_KEY: text(),
  BRAVE_URL: service('Brave Search').default('https://api.search.brave.com'),
  BRAVE_API_KEY: text(),
  PAGE_HOSTS_ALLOWED: pageHosts(),
  PAGE_HOSTS_DENIED: pageHosts(),
  LIVE_DATA: z.enum(['public']).optional().describe('public'),
  COINGECKO_URL: service('a CoinGecko-compatible API').optional(),
  COINGECKO_API_KEY: text(),
  DEFILLAMA_URL: service("a server with DefiLlama's API").optional(),
  ALTERNATIVE_ME_URL: service('the fear and greed index').optional(),
  ESPLORA_URL: service('an Esplora server').optional(),
  BLOCKSCOUT_URL: service("Blockscout's multichain API").default('https://api.blockscout.com'),
  BLOCKSCOUT_API_KEY: text(),
  BLOCKSCOUT_INSTANCES: instances()
    .default({})
    .describe('chains with their addresses, as in ethereum=https://eth.example.org'),
  NEWS_FEEDS: feeds().default([]).describe('addresses of RSS or Atom feeds separated by commas'),
  GOOGLE_ISSUER: service('an OpenID Connect issuer').default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: text(),
  GOOGLE_CLIENT_SECRET: text(),
  APPLE_ISSUER: service('an OpenID Connect issuer').default('https://appleid.apple.com'),
  APPLE_CLIENT_ID: text(),
  APPLE_TEAM_ID: text(),
  APPLE_KEY_ID: text(),
  APPLE_PRIVATE_KEY: text(),
  X_AUTH_URL: service('the site where X asks for consent').default('https://x.com'),
  X_API_URL: service("X's API").default('https://api.x.com'),
  X_CLIENT_ID: text(),
  X_CLIENT_SECRET: text(),
  STRIPE_API_URL: service("Stripe's API").default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: text(),
  STRIPE_WEBHOOK_SECRET: text(),
  STRIPE_PRICE_YEARLY: text(),
  STRIPE_PRICE_MONTHLY: text(),
}

/** A service is configured by all of its variables or by none of them. */
export const together = [
  ['AI_BASE_URL', 'AI_MODEL'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['X_CLIENT_ID', 'X_CLIENT_SECRET'],
  ['NOTICE_REGIONS', 'REGION_HEADER'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_YEARLY', 'STRIPE_PRICE_MONTHLY'],
] as const

/** Never shown, not even in a message about what is wrong with it. */
export const secrets = new Set(
  [...Object.keys(services).filter((name) => /(?:_KEY|_SECRET)$/.test(name))].concat([
    'DATABASE_URL',
    'SMTP_URL',
    'METRICS_TOKEN',
    'SERVER_SECRET',
  ]),
)
