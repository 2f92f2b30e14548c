/** One boundary: who may not import what, and why. */
const boundary = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const npm = (...names) => `(?:^|/)node_modules/(?:${names.join('|')})(?:/|$)`

const TEST_FILE = '\\.(?:test|stories)\\.tsx?$'

module.exports = { TEST_FILE, npm, boundary }
