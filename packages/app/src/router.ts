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
    ...(history && { history }),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
