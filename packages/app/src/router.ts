import { createRouter, type RouterHistory } from '@tanstack/react-router'
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
    // As text: read as JSON, the sign-in code 23E456 would be a number beyond all others.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = `${new URLSearchParams(search)}`
      return text && `?${text}`
    },
    ...(history && { history }),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
