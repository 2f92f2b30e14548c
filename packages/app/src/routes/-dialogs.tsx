import { type ComponentType, lazy, Suspense } from 'react'
import { closeDialog, type OpenDialog, openDialog } from '../shell/dialogs/open-dialog.ts'
import { Boundary } from '../shell/errors/boundary.tsx'
import { isReloading } from '../shell/errors/reload-once.ts'
import { needWords } from '../shell/language/language.ts'
import type { Room } from '../shell/language/words.ts'
import { showToast } from '../shell/toasts/toasts.ts'
import { useStore } from '../store.ts'

const PaletteDialog = worded('palette', () => import('../screens/palette/palette-dialog.tsx'))
const PricingDialog = worded('pricing', () => import('../screens/pricing/pricing-dialog.tsx'))
const RulesDialog = worded('points', () => import('../screens/points/rules-dialog.tsx'))
const SettingsDialog = worded('settings', () => import('../screens/settings/settings-dialog.tsx'))
const ShareDialog = worded('share', () => import('../screens/share/share-dialog.tsx'))
const ShortcutsDialog = worded('palette', () => import('../screens/palette/shortcuts-dialog.tsx'))

/** The dialog that somebody has asked for; none is loaded before. */
export function Dialogs() {
  const dialog = useStore(openDialog)
  return dialog && render(dialog)
}

function render(dialog: OpenDialog) {
  switch (dialog.name) {
    case 'palette':
      return <PaletteDialog onClose={closeDialog} />
    case 'points-rules':
      return <RulesDialog onClose={closeDialog} />
    case 'pricing':
      return <PricingDialog onClose={closeDialog} />
    case 'settings':
      return <SettingsDialog onClose={closeDialog} />
    case 'share':
      return <ShareDialog topicsId={dialog.topicsId} onClose={closeDialog} />
    case 'shortcuts':
      return <ShortcutsDialog onClose={closeDialog} />
  }
}

function worded<Props extends object>(
  room: Room,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(async () => {
      const [loaded] = await Promise.all([load(), needWords(room)])
      return loaded
    })
  let Loaded: ComponentType<Props> = attempt()

  function giveUp(): void {
    if (isReloading()) return
    // What failed to load once would fail for ever.
    Loaded = attempt()
    closeDialog()
    const onAction = () => location.reload()
    showToast({ message: 'error.dialog' }, 'danger', { message: 'error.reload', onAction })
  }

  return function Worded(props) {
    return (
      <Boundary onError={giveUp}>
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      </Boundary>
    )
  }
}
