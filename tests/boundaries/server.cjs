const { TEST_FILE, npm, boundary } = require('./boundary.cjs')

const SERVER = '^packages/server/src'

module.exports = [
  boundary(
    'domain-is-pure',
    'Rules are values in, values out: no clock, randomness, database or network.',
    { path: `${SERVER}/domain`, pathNot: TEST_FILE },
    { pathNot: [`${SERVER}/domain`, '^packages/(?:api-client|markdown)/src'] },
  ),
  boundary(
    'queries-in-stores',
    'What decides builds no queries; a store is read when a query is slow or a table changes.',
    {
      path: SERVER,
      pathNot: [TEST_FILE, '/testing/', 'store\\.ts$', `${SERVER}/(?:db|adapters/database)/`],
    },
    { path: npm('kysely', 'pg', '@electric-sql') },
  ),
  boundary(
    'stores-decide-nothing',
    'A store speaks to the database and decides nothing.',
    { path: `${SERVER}/(?:features|generation|quota)/.*store\\.ts$` },
    {
      path: `${SERVER}/(?:adapters/(?!database)|contract|features/.*handlers|generation/(?!.*store)|web)`,
      dependencyTypesNot: ['type-only'],
    },
  ),
  boundary(
    'features-know-ports-only',
    'What is outside is asked through a port, so that any of it can be replaced.',
    { path: `${SERVER}/(?:features|generation)`, pathNot: [TEST_FILE, '/testing/'] },
    { path: [`${SERVER}/adapters/(?!database/)`, `${SERVER}/web`] },
  ),
  boundary(
    'generation-below-features',
    'An answer is written in the same way, whatever feature asked for it.',
    { path: `${SERVER}/generation`, pathNot: TEST_FILE },
    { path: `${SERVER}/(?:features|data)` },
  ),
  boundary(
    'quota-knows-no-features',
    'What is spent and earned is stored in one way for every feature; the rules are in domain/.',
    { path: `${SERVER}/quota` },
    { path: `${SERVER}/(?:features|contract|generation|web|data|adapters/(?!database))` },
  ),
  boundary(
    'ports-without-providers',
    'A port says what is needed, in the words of the rules; who keeps it is not its business.',
    { path: `${SERVER}/ports` },
    { path: [`${SERVER}/(?!ports|domain)`, 'node_modules'] },
  ),
  boundary(
    'server-without-data-commands',
    'A database is moved by a command; the server never needs it.',
    { path: `${SERVER}/(?!data/)`, pathNot: TEST_FILE },
    { path: `${SERVER}/data` },
  ),
  boundary(
    'data-knows-no-rules',
    'Tables are moved as they are, whatever they mean.',
    { path: `${SERVER}/data`, pathNot: TEST_FILE },
    { path: `${SERVER}/(?:domain|contract|generation|quota|web)` },
  ),
  boundary(
    'server-without-doctor',
    'What examines the services is a command; the start alone asks it for what is local.',
    { path: `${SERVER}/(?!doctor/|server\\.)`, pathNot: TEST_FILE },
    { path: `${SERVER}/doctor` },
  ),
  boundary(
    'adapters-know-no-rules',
    'An adapter implements a port and could be replaced by another.',
    { path: `${SERVER}/adapters`, pathNot: TEST_FILE },
    { path: `${SERVER}/(?:features|domain|contract|generation|quota|data|web)` },
  ),
  boundary(
    'tools-for-programs-use-the-api',
    'What a program does for a user goes the way of the app: rules, limits and refusals stand once.',
    { path: `${SERVER}/web/mcp`, pathNot: [TEST_FILE, '/testing/'] },
    {
      path: `${SERVER}/(?:features/(?!auth/session|rate-limits)|generation|quota|db|data|adapters)`,
      dependencyTypesNot: ['type-only'],
    },
  ),
  boundary(
    'protocol-in-one-place',
    'The server of the Model Context Protocol is loaded with its first request alone, by one file.',
    { path: `${SERVER}/(?!web/mcp/protocol\\.)`, pathNot: [TEST_FILE, '/testing/'] },
    { path: npm('@modelcontextprotocol/server'), dependencyTypesNot: ['type-only'] },
  ),
  boundary(
    'fastify-stays-outside',
    'Only what mounts the contract, serves pages or listens sees the web framework.',
    { path: `${SERVER}/(?!contract/|web/|app\\.|listen\\.|shut-down\\.)`, pathNot: TEST_FILE },
    { path: npm('fastify', '@fastify') },
  ),
]
