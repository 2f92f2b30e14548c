const app = require('./walls/app.cjs')
const client = require('./walls/client.cjs')
const kit = require('./walls/kit.cjs')
const server = require('./walls/server.cjs')
const { TEST_FILE, npm, wall } = require('./walls/wall.cjs')

/** Which room may import which; docs/architecture.md says why. */
module.exports = {
  forbidden: [
    wall('no-cycles', 'Two files that need each other are one noun.', {}, { circular: true }),
    wall('no-unresolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
    wall(
      'stories-stay-outside',
      'A story shows the product; the product never needs it.',
      { path: '^packages/', pathNot: [TEST_FILE, '/(?:stories|testing)/'] },
      { path: ['/stories/', '\\.stories\\.tsx$'] },
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
    ...client,
    ...server,
    ...kit,
    ...app,
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
