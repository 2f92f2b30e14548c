import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { AppRouter } from './router.ts'
import { LanguageProvider } from './shell/language/language.ts'

export interface AppProps {
  router: AppRouter
  queries: QueryClient
}

export function App({ router, queries }: AppProps) {
  return (
    <QueryClientProvider client={queries}>
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>
    </QueryClientProvider>
  )
}
