import { ActionButton } from '@coinquiry/ui/blocks/action-bar'
import type { FileType } from '../../../data/downloads.ts'
import { LazyPart, part, useOpened } from '../../../shell/lazy-part.tsx'
import type { TurnLabels } from '../turn/use-turn-labels.ts'

const menu = part(async () => {
  const { ExportMenu } = await import('@coinquiry/ui/blocks/export-menu')
  return { default: ExportMenu }
})

interface ExportAnswerProps {
  labels: TurnLabels['export']
  onExport: ((fileType: FileType) => void) | undefined
}

/** Loads the menu when somebody is about to open it, and mounts it when they do. */
export function ExportAnswer({ labels, onExport }: ExportAnswerProps) {
  const { isOpen, setIsOpen, wasOpened, open, forget } = useOpened()
  return (
    <LazyPart
      of={menu}
      props={{
        size: 'small',
        align: 'start',
        labels,
        open: isOpen,
        onOpenChange: setIsOpen,
        onExport,
      }}
      wanted={wasOpened}
      meanwhile={
        <ActionButton
          action="export"
          label={labels.open}
          aria-haspopup="menu"
          aria-expanded={false}
          disabled={!onExport}
          onPointerEnter={menu.preload}
          onFocus={menu.preload}
          onClick={open}
        />
      }
      onMissing={forget}
    />
  )
}
