const app = require('./boundaries/app.cjs')
const client = require('./boundaries/client.cjs')
const kit = require('./boundaries/kit.cjs')
const server = require('./boundaries/server.cjs')
const { TEST_FILE, npm, boundary } = require('./boundaries/boundary.cjs')

/** Which folder may import which; docs/architecture.md says why. */
module.exports = {
  forbidden: [
    boundary('no-cycles', 'Two files that need each other are one noun.', {}, { circular: true }),
    boundary('no-unresolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
    boundary(
      'stories-stay-outside',
      'A story shows the product; the product never needs it.',
      { path: '^packages/', pathNot: [TEST_FILE, '/(?:stories|testing)/'] },
      { path: ['/stories/', '\\.stories\\.tsx$'] },
    ),
    boundary(
      'testing-only-in-tests',
      'What only tests need is no part of the product.',
      { path: '^packages/', pathNot: [TEST_FILE, '/testing/', 'vitest\\.config\\.ts$'] },
      { path: '/testing/' },
    ),
    boundary(
      'tests-stay-outside',
      'The product never imports its tests or their tools.',
      { path: '^packages/', pathNot: [TEST_FILE, '/testing/', 'vitest\\.config\\.ts$'] },
      { path: ['^tests/', npm('vitest', 'fast-check', 'playwright', '@playwright')] },
    ),
    boundary(
      'tests-use-entries-of-the-server',
      'Tests of other packages use the wire, or what the server names for tests.',
      { path: '^tests/' },
      {
        path: '^packages/server/src',
        pathNot: '/src/testing/(?:index|benchmarks|embedded-setup|postgresql-setup|start)\\.ts$',
      },
    ),
    ...client,
    ...server,
    ...kit,
    ...app,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Packages are looked at wherever they keep their code: most keep it in dist/. Programs of integrators
    // import what their generators make.
    exclude: {
      path: [
        '^(?!.*node_modules/).*(?:/dist/|/generated/|\\.d\\.ts$)',
        '^tests/generators/project/',
      ],
    },
    // As written, types too. To tell which imports compiling drops ('specify') takes four times as long.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['coinquiry', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json', '.css'],
    },
  },
}
