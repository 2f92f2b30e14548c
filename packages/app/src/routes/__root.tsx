import { createRootRoute, Outlet } from '@tanstack/react-router'
import { ErrorScreen, NotFoundScreen } from '../shell/errors/error-screen.tsx'
import { Frame } from '../shell/frame.tsx'
import { useIsFrameOnly } from '../shell/frame-only.ts'
import { Dialogs } from './-dialogs.tsx'

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen,
})

function Root() {
  return <Frame dialogs={<Dialogs />}>{!useIsFrameOnly() && <Outlet />}</Frame>
}
