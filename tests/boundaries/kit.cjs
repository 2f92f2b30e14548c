const { TEST_FILE, npm, boundary } = require('./boundary.cjs')

const KIT = '^packages/ui/src'

module.exports = [
  boundary(
    'ui-knows-no-product',
    'The kit serves any React app: no siblings, router, queries or words.',
    { path: KIT },
    { path: ['^packages/(?!ui/|markdown/)', npm('@tanstack', 'react-intl')] },
  ),
  boundary(
    'markdown-stands-alone',
    'The kit and the server read formulas in the same way; neither brings the other.',
    { path: '^packages/markdown/src', pathNot: TEST_FILE },
    { path: ['^packages/(?!markdown/)', npm('react', 'react-dom')] },
  ),
  boundary(
    'calculators-stand-alone',
    'App and server compute in the same way: no sibling, no platform, one library for decimals.',
    { path: '^packages/calculators/src', pathNot: [TEST_FILE, '/testing/'] },
    { path: '', pathNot: ['^packages/calculators/', npm('decimal\\.js')] },
  ),
  boundary(
    'primitives-without-blocks',
    'A page that shows a button loads a button.',
    { path: `${KIT}/(?!blocks|labels|markdown)`, pathNot: [TEST_FILE, '/testing/'] },
    { path: `${KIT}/(?:blocks|markdown)` },
  ),
  boundary(
    'labels-are-handed-in',
    'A page chooses its languages: a component with texts would bring them all.',
    { path: KIT, pathNot: [TEST_FILE, `${KIT}/labels/`] },
    { path: `${KIT}/labels/` },
  ),
  boundary(
    'blocks-without-markdown',
    'Markdown is the largest part of the kit: only who shows an answer loads it.',
    { path: `${KIT}/blocks`, pathNot: TEST_FILE },
    { path: `${KIT}/markdown` },
  ),
  boundary(
    'home-without-radix',
    'What Home shows must not bring what opens only later.',
    {
      path: `${KIT}/blocks/(?:app-header|composer|greeting|hot-topics|limit-box)/`,
      pathNot: TEST_FILE,
    },
    { path: npm('@radix-ui/(?!react-compose-refs/)[^/]+'), reachable: true },
  ),
]
