import { useSelector } from '@tanstack/react-store'
import { LazyPart, type Part, part } from '../shell/lazy-part.tsx'
import { closeDialog, type OpenDialog, openDialog } from '../shell/open-dialog.ts'

type Name = OpenDialog['name']
type Props<Of extends Name> = Omit<Extract<OpenDialog, { name: Of }>, 'name'> & {
  onClose: () => void
}

const parts: { readonly [Of in Name]: Part<Props<Of>> } = {
  palette: part(() => import('../screens/palette/palette-dialog.tsx'), 'palette'),
  'points-rules': part(() => import('../screens/points/rules-dialog.tsx'), 'points'),
  pricing: part(() => import('../screens/pricing/pricing-dialog.tsx'), 'pricing'),
  settings: part(() => import('../screens/settings/settings-dialog.tsx'), 'settings', 'pricing'),
  share: part(() => import('../screens/share/share-dialog.tsx'), 'share'),
  shortcuts: part(() => import('../screens/palette/shortcuts-dialog.tsx'), 'palette'),
  'switch-account': part(() => import('../screens/login/switch-account-dialog.tsx'), 'settings'),
}

/** The dialog that is open; each is loaded when it is opened first. */
export function Dialogs() {
  const dialog = useSelector(openDialog)
  if (!dialog) return null
  const { name, ...props } = dialog
  return (
    <LazyPart
      key={name}
      of={parts[name] as Part<object>}
      props={{ ...props, onClose: closeDialog }}
      onMissing={closeDialog}
    />
  )
}
