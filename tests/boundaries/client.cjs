const { TEST_FILE, npm, boundary } = require('./boundary.cjs')

module.exports = [
  boundary(
    'client-without-dependencies',
    'The client is published: it needs nothing but the platform.',
    { path: '^packages/api-client/src', pathNot: [TEST_FILE, '/testing/', '/contract/validation'] },
    { path: ['^packages/(?!api-client/)', 'node_modules'], dependencyTypesNot: ['type-only'] },
  ),
  boundary(
    'client-without-contract-data',
    'The whole contract and its validation are for servers; a page would carry them for nothing.',
    { path: '^packages/(?:api-client/src/(?!contract/)|app/src|ui/src)', pathNot: TEST_FILE },
    { path: '^packages/api-client/src/contract', dependencyTypesNot: ['type-only'] },
  ),
  boundary(
    'suite-serves-any-server',
    'The suite is published for servers that are not ours, with two packages beside it.',
    { path: '^packages/api-client/conformance', pathNot: TEST_FILE },
    { path: ['^packages/(?!api-client/)', `node_modules/(?!(?:ajv|ajv-formats)/)`] },
  ),
  boundary(
    'commands-load-packages-when-called',
    'What a command needs is loaded when it is called, so that what is missing can be named.',
    { path: '^packages/api-client/commands', pathNot: TEST_FILE },
    { path: ['^packages/(?!api-client/)', 'node_modules'] },
  ),
  boundary(
    'client-without-suite',
    'Who calls needs nothing that judges servers.',
    { path: '^packages/api-client/src' },
    { path: '^packages/api-client/(?:commands|conformance)' },
  ),
  boundary(
    'mock-without-rules',
    'The mock shows situations of the contract; whoever needs a rule needs the server.',
    { path: '^packages/api-client/mock', pathNot: TEST_FILE },
    {
      path: ['^packages/(?!api-client/(?:mock|src)/)', 'node_modules'],
      pathNot: npm('msw', '@types', 'ajv'),
      dependencyTypesNot: ['type-only', 'core'],
    },
  ),
  boundary(
    'client-without-its-mock',
    'What is published for production brings no mock along.',
    { path: '^packages/api-client/src', pathNot: TEST_FILE },
    { path: '^packages/api-client/mock' },
  ),
]
