import { useSelector } from '@tanstack/react-store'
import { Fragment } from 'react'
import { LazyPart, part } from '../shell/lazy-part.tsx'
import { closeDialog, type OpenDialog, openDialog } from '../shell/open-dialog.ts'

const parts = {
  palette: part(() => import('../screens/palette/palette-dialog.tsx'), 'palette'),
  pointsRules: part(() => import('../screens/points/rules-dialog.tsx'), 'points'),
  pricing: part(() => import('../screens/pricing/pricing-dialog.tsx'), 'pricing'),
  settings: part(() => import('../screens/settings/settings-dialog.tsx'), 'settings'),
  share: part(() => import('../screens/share/dialog/share-dialog.tsx'), 'share'),
  shortcuts: part(() => import('../screens/palette/shortcuts-dialog.tsx'), 'palette'),
  switchAccount: part(() => import('../screens/login/switch-account-dialog.tsx'), 'settings'),
}

/** The dialog that somebody has asked for; none is loaded before. */
export function Dialogs() {
  const dialog = useSelector(openDialog)
  return dialog && <Fragment key={dialog.name}>{render(dialog)}</Fragment>
}

function render(dialog: OpenDialog) {
  const closing = { props: { onClose: closeDialog }, onMissing: closeDialog }
  switch (dialog.name) {
    case 'palette':
      return <LazyPart of={parts.palette} {...closing} />
    case 'points-rules':
      return <LazyPart of={parts.pointsRules} {...closing} />
    case 'pricing':
      return <LazyPart of={parts.pricing} {...closing} />
    case 'settings':
      return <LazyPart of={parts.settings} {...closing} />
    case 'share': {
      const props = { topicsId: dialog.topicsId, onClose: closeDialog }
      return <LazyPart of={parts.share} props={props} onMissing={closeDialog} />
    }
    case 'shortcuts':
      return <LazyPart of={parts.shortcuts} {...closing} />
    case 'switch-account': {
      const props = { address: dialog.address, onClose: closeDialog }
      return <LazyPart of={parts.switchAccount} props={props} onMissing={closeDialog} />
    }
  }
}
