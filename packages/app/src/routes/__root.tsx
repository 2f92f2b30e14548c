import { createRootRoute, Outlet } from '@tanstack/react-router'
import { ErrorScreen, NotFoundScreen } from '../shell/errors/error-screen.tsx'
import { Frame } from '../shell/frame/frame.tsx'
import { Dialogs } from './-dialogs.tsx'

export const Route = createRootRoute({
  component: () => (
    <Frame dialogs={<Dialogs />}>
      <Outlet />
    </Frame>
  ),
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen,
})
