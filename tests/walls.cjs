/** Which room may import which; docs/architecture.md says why. */
const SERVER = '^packages/server/src'
const APP = '^packages/app/src'
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
      { path: '^packages/ui/src' },
      { path: ['^packages/(?!ui/)', npm('@tanstack', 'react-intl')] },
    ),
    wall(
      'client-is-alone',
      'The client is published: it needs nothing but the platform.',
      { path: '^packages/api-client/src', pathNot: TEST_FILE },
      { path: ['^packages/(?!api-client/)', 'node_modules'], dependencyTypesNot: ['type-only'] },
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
      { path: `${SERVER}/features/[^/]+/handlers` },
      { path: npm('kysely', 'fastify', 'pg', '@electric-sql') },
    ),
    wall(
      'stores-only-store',
      'A store speaks to the database and decides nothing.',
      { path: `${SERVER}/features/[^/]+/store`, pathNot: TEST_FILE },
      {
        path: [`${SERVER}/(?:contract|generation|web)`, npm('fastify')],
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall(
      'adapters-know-no-rules',
      'An adapter implements a port and could be replaced by another.',
      { path: `${SERVER}/adapters`, pathNot: TEST_FILE },
      { path: `${SERVER}/(?:features|domain|contract|generation|web)` },
    ),
    wall(
      'fastify-stays-outside',
      'Handlers, rules and generations never see the web framework.',
      { path: `${SERVER}/(?:features|domain|generation|adapters)`, pathNot: TEST_FILE },
      { path: npm('fastify', '@fastify') },
    ),
    wall(
      'routes-only-through-screens',
      'routes → screens → ui, data, shell; never back.',
      { path: `${APP}/(?:screens|data|shell)` },
      { path: `${APP}/routes` },
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
      'tests-stay-outside',
      'The product never imports its tests or their tools.',
      { path: '^packages/', pathNot: [TEST_FILE, '/testing/', 'vitest\\.config\\.ts$'] },
      { path: ['^tests/', npm('vitest', 'fast-check', 'playwright', '@playwright')] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(?:^|/)dist/', '/generated/', '\\.d\\.ts$'] },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['coinquiry', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json', '.css'],
    },
  },
}
