/** Which room may import which; docs/architecture.md says why. */
const SERVER = '^packages/server/src'
const APP = '^packages/app/src'
const KIT = '^packages/ui/src'
const TEST_FILE = '\\.(?:test|stories)\\.tsx?$'
const npm = (...names) => `(?:^|/)node_modules/(?:${names.join('|')})(?:/|$)`

const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    wall('no-cycles', 'Two files that need each other are one noun.', {}, { circular: true }),
    wall('no-unresolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
    wall(
      'ui-knows-no-product',
      'The kit serves any React app: no siblings, router, queries or words.',
      { path: KIT },
      { path: ['^packages/(?!ui/)', npm('@tanstack', 'react-intl')] },
    ),
    wall(
      'small-parts-know-no-large',
      'A page that shows a button loads a button.',
      { path: `${KIT}/(?!blocks|markdown)`, pathNot: [TEST_FILE, '/testing/'] },
      { path: `${KIT}/(?:blocks|markdown)` },
    ),
    wall(
      'blocks-without-markdown',
      'Markdown is the largest part of the kit: only who shows an answer loads it.',
      { path: `${KIT}/blocks`, pathNot: TEST_FILE },
      { path: `${KIT}/markdown` },
    ),
    wall(
      'home-without-radix',
      'What Home shows must not bring what opens only later.',
      { path: `${KIT}/blocks/(?:app-header|composer|greeting|hot-topics|limit-box)/index\\.ts$` },
      { path: npm('@radix-ui'), reachable: true },
    ),
    wall(
      'stories-stay-outside',
      'A story shows the product; the product never needs it.',
      { path: '^packages/', pathNot: [TEST_FILE, '/(?:stories|testing)/'] },
      { path: ['/stories/', '\\.stories\\.tsx$'] },
    ),
    wall(
      'client-is-alone',
      'The client is published: it needs nothing but the platform.',
      { path: '^packages/api-client/src', pathNot: [TEST_FILE, '/testing/'] },
      { path: ['^packages/(?!api-client/)', 'node_modules'], dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'suite-serves-any-server',
      'The suite is published for servers that are not ours, with three packages beside it.',
      { path: '^packages/api-client/conformance', pathNot: TEST_FILE },
      { path: ['^packages/(?!api-client/)', `node_modules/(?!(?:ajv|ajv-formats|yaml)/)`] },
    ),
    wall(
      'client-without-suite',
      'Who calls needs nothing that judges servers.',
      { path: '^packages/api-client/src' },
      { path: '^packages/api-client/conformance' },
    ),
    wall(
      'mock-decides-nothing',
      'The mock shows situations of the contract; whoever needs a rule needs the server.',
      { path: '^packages/api-client/mock', pathNot: TEST_FILE },
      {
        path: ['^packages/(?!api-client/(?:mock|src)/)', 'node_modules'],
        pathNot: npm('msw', '@msw/data', '@mswjs/http-middleware', 'express', '@types', 'ajv'),
        dependencyTypesNot: ['type-only', 'core'],
      },
    ),
    wall(
      'client-without-its-mock',
      'What is published for production brings no mock along.',
      { path: '^packages/api-client/src', pathNot: TEST_FILE },
      { path: '^packages/api-client/mock' },
    ),
    wall(
      'app-without-its-mock',
      'The app knows nothing of the mock it is shown on, so none of it can reach the build.',
      { path: APP },
      { path: ['^packages/app/(?:mock|stories)', '^packages/api-client/mock', npm('msw')] },
    ),
    wall(
      'domain-is-pure',
      'Rules are values in, values out: no clock, chance, database or network.',
      { path: `${SERVER}/domain`, pathNot: TEST_FILE },
      { pathNot: [`${SERVER}/domain`, '^packages/api-client/src'] },
    ),
    wall(
      'handlers-build-no-queries',
      'A handler reads load, decide, save, reply; the queries are in the store.',
      { path: `${SERVER}/features/.*handlers\\.ts$` },
      { path: npm('kysely', 'fastify', 'pg', '@electric-sql') },
    ),
    wall(
      'stores-only-store',
      'A store speaks to the database and decides nothing.',
      { path: `${SERVER}/(?:features|generation)/.*store\\.ts$` },
      {
        // These two are stores as well, by the names of what they count and lock.
        path: `${SERVER}/(?:adapters/(?!database)|contract|features/.*handlers|generation/(?!usage|user-lock)|web)`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall(
      'features-know-ports-only',
      'What is outside is asked through a port, so that any of it can be replaced.',
      { path: `${SERVER}/(?:features|generation)`, pathNot: [TEST_FILE, '/testing/'] },
      { path: [`${SERVER}/adapters/(?!database/)`, `${SERVER}/web`] },
    ),
    wall(
      'generation-below-features',
      'An answer is written in the same way, whatever feature asked for it.',
      { path: `${SERVER}/generation`, pathNot: TEST_FILE },
      { path: `${SERVER}/(?:features|data)` },
    ),
    wall(
      'ledger-only-books',
      'Points are booked in one way by whoever rewards; the rules are in domain/.',
      { path: `${SERVER}/ledger` },
      { path: `${SERVER}/(?:features|contract|generation|web|data|adapters/(?!database))` },
    ),
    wall(
      'ports-are-promises',
      'A port says what is needed, in the words of the rules; who keeps it is not its business.',
      { path: `${SERVER}/ports` },
      { path: [`${SERVER}/(?!ports|domain)`, 'node_modules'] },
    ),
    wall(
      'data-moves-alone',
      'A database is moved by a command; the server never needs it.',
      { path: `${SERVER}/(?!data/)`, pathNot: TEST_FILE },
      { path: `${SERVER}/data` },
    ),
    wall(
      'data-knows-no-rules',
      'Tables are moved as they are, whatever they mean.',
      { path: `${SERVER}/data`, pathNot: TEST_FILE },
      { path: `${SERVER}/(?:domain|contract|generation|ledger|web)` },
    ),
    wall(
      'adapters-know-no-rules',
      'An adapter implements a port and could be replaced by another.',
      { path: `${SERVER}/adapters`, pathNot: TEST_FILE },
      { path: `${SERVER}/(?:features|domain|contract|generation|ledger|data|web)` },
    ),
    wall(
      'fastify-stays-outside',
      'Only what mounts the contract, serves pages or listens sees the web framework.',
      { path: `${SERVER}/(?!contract/|web/|app\\.|listen\\.|shut-down\\.)`, pathNot: TEST_FILE },
      { path: npm('fastify', '@fastify') },
    ),
    wall(
      'routes-only-through-screens',
      'routes → screens → ui, data, shell; never back.',
      { path: `${APP}/(?:screens|data|shell)` },
      { path: `${APP}/routes` },
    ),
    wall(
      'routes-only-arrange',
      'A route reads the address and gives a screen what stands in it; the rest is the screen.',
      { path: `${APP}/routes` },
      { path: [`${APP}/data`, '^packages/(?!app/)'] },
    ),
    wall(
      'screens-stand-alone',
      'A screen can be changed or dropped without another noticing.',
      { path: `${APP}/screens/([^/]+)/` },
      // Who reads a shared topic reads a conversation, as chat shows it.
      { path: `${APP}/screens/(?!chat/)`, pathNot: `${APP}/screens/$1/` },
    ),
    wall(
      'chat-only-for-its-readers',
      'Chat gives parts of its conversation to the page of a shared topic, and to no other.',
      { path: `${APP}/screens/(?!chat/|share/)` },
      { path: `${APP}/screens/chat/` },
    ),
    wall(
      'screens-below-nothing',
      'What screens share is data or shell; these never know a screen.',
      { path: `${APP}/(?:data|shell)` },
      { path: `${APP}/screens` },
    ),
    wall(
      'screens-never-fetch',
      'Calls and query keys have one home.',
      { path: `${APP}/screens` },
      { path: ['^packages/api-client/src/(?:generated|mutator|sse)'] },
    ),
    wall(
      'data-has-no-face',
      'Data can be tested without a page.',
      { path: `${APP}/data` },
      { path: ['^packages/ui/', npm('react-intl', '@tanstack/react-router')] },
    ),
    wall(
      'props-stay-in-tests',
      'What plays a part in tests is no part of the product.',
      { path: '^packages/', pathNot: [TEST_FILE, '/testing/', 'vitest\\.config\\.ts$'] },
      { path: '/testing/' },
    ),
    wall(
      'tests-stay-outside',
      'The product never imports its tests or their tools.',
      { path: '^packages/', pathNot: [TEST_FILE, '/testing/', 'vitest\\.config\\.ts$'] },
      { path: ['^tests/', npm('vitest', 'fast-check', 'playwright', '@playwright')] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Packages are looked at wherever they keep their code: most keep it in dist/.
    exclude: { path: ['^(?!.*node_modules/).*(?:/dist/|/generated/|\\.d\\.ts$)'] },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['coinquiry', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json', '.css'],
    },
  },
}
