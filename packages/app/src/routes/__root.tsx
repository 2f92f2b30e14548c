import { createRootRoute, Outlet } from '@tanstack/react-router'
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx'
import { ErrorScreen } from '../shell/errors/error-screen.tsx'
import { Frame } from '../shell/frame/frame.tsx'

export const Route = createRootRoute({
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen,
})
