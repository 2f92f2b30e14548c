import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'

export type AppRouter = ReturnType<typeof createAppRouter>

/** Without a history of its own, that of the browser. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({ routeTree, defaultPreload: 'intent', ...(history && { history }) })

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
