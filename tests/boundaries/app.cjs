const { npm, TEST_FILE, boundary } = require('./boundary.cjs')

const APP = '^packages/app/src'

module.exports = [
  boundary(
    'app-without-its-mock',
    'The app knows nothing of the mock it is shown on, so none of it can reach the build.',
    { path: APP },
    { path: ['^packages/app/(?:mock|stories)', '^packages/api-client/mock', npm('msw')] },
  ),
  boundary(
    'routes-only-through-screens',
    'routes → screens → ui, data, shell; never back.',
    { path: `${APP}/(?:screens|data|shell)` },
    { path: `${APP}/routes` },
  ),
  boundary(
    'routes-only-arrange',
    'A route reads the address and gives a screen what stands in it; the rest is the screen.',
    { path: `${APP}/routes` },
    { path: [`${APP}/data`, '^packages/(?!app/)'] },
  ),
  boundary(
    'screens-stand-alone',
    'A screen can be changed or dropped without another noticing.',
    { path: `${APP}/screens/([^/]+)/` },
    // A shared topic is shown by the parts of chat.
    { path: `${APP}/screens/(?!chat/)`, pathNot: `${APP}/screens/$1/` },
  ),
  boundary(
    'chat-only-for-its-readers',
    'Chat gives parts of its conversation to the page of a shared topic, and to no other.',
    { path: `${APP}/screens/(?!chat/|share/)` },
    { path: `${APP}/screens/chat/` },
  ),
  boundary(
    'data-and-shell-without-screens',
    'What screens share is data or shell; these never know a screen.',
    { path: `${APP}/(?:data|shell)` },
    { path: `${APP}/screens` },
  ),
  boundary(
    'screens-never-fetch',
    'Calls and query keys have one home.',
    { path: `${APP}/(?:screens|shell)`, pathNot: TEST_FILE },
    { path: '^packages/api-client' },
  ),
  boundary(
    'data-without-components',
    'Data can be tested without a page.',
    { path: `${APP}/data` },
    { path: ['^packages/ui/', npm('react-intl', '@tanstack/react-router')] },
  ),
]
