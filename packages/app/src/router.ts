import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import { ErrorScreen } from './shell/errors/error-screen.tsx'

export type AppRouter = ReturnType<typeof createAppRouter>

/** Without a history of its own, that of the browser. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    // For each screen of its own: the header and the other screens stay usable.
    defaultErrorComponent: ErrorScreen,
    // Read as JSON, the sign-in code 23E456 would be a number beyond all others.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(String),
    ...(history && { history }),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
