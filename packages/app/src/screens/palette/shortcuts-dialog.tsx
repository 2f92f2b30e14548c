import { ShortcutList } from '@coinquiry/ui/blocks/shortcut-list'
import { Dialog } from '@coinquiry/ui/primitives/dialog'
import { Switch } from '@coinquiry/ui/primitives/switch'
import { useIntl } from 'react-intl'
import { keysOf, quoteKeys } from '../../shell/shortcuts/key-names.ts'
import { allowSingleKeys, useAllowsSingleKeys } from '../../shell/shortcuts/shortcut.ts'

const shortcuts = [
  'palette',
  'newTopic',
  'history',
  'drawer',
  'theme',
  'focus',
  'stop',
  'sheet',
] as const

/** The sheet of what the keyboard does. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const allowsSingle = useAllowsSingleKeys()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage({ id: 'header.shortcuts' })}
      closeLabel={formatMessage({ id: 'action.close' })}
    >
      <ShortcutList
        shortcuts={[
          ...shortcuts.map((name) => ({
            does: formatMessage({ id: `shortcuts.${name}` }),
            keys: keysOf[name],
          })),
          { does: formatMessage({ id: 'shortcuts.send' }), keys: 'Enter' },
          { does: formatMessage({ id: 'shortcuts.newLine' }), keys: 'Shift Enter' },
          { does: formatMessage({ id: 'shortcuts.editLast' }), keys: '↑' },
          { does: formatMessage({ id: 'shortcuts.quote' }), keys: quoteKeys },
        ]}
      />
      <Switch
        label={formatMessage({ id: 'shortcuts.single' })}
        hint={formatMessage({ id: 'shortcuts.singleHint' })}
        checked={allowsSingle}
        onCheckedChange={allowSingleKeys}
      />
    </Dialog>
  )
}
