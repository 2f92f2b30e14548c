const { options } = require('../boundaries.cjs')

/** Folders of the server must not import each other in a cycle; imports of tests are not counted. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles-of-folders',
      comment: 'A folder can be read, replaced and tested without those that stand on it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/server/src' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [...options.exclude.path, '\\.test\\.ts$', '/testing/'] },
  },
}
