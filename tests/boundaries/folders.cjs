const { options } = require('../boundaries.cjs')
const { TEST_FILE } = require('./boundary.cjs')

/** Folders must not import each other in a cycle; imports of tests and stories are not counted. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles-of-folders',
      comment: 'A folder can be read, replaced and tested without those that stand on it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [...options.exclude.path, TEST_FILE, '/(?:stories|testing)/'] },
  },
}
