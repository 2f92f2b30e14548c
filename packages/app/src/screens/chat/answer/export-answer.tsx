import { ActionButton } from '@coinquiry/ui/blocks/action-bar'
import { lazy, Suspense, useState } from 'react'
import type { FileType } from '../../../data/downloads.ts'
import type { TurnLabels } from '../turn/use-turn-labels.ts'

const loadMenu = () => import('@coinquiry/ui/blocks/export-menu')
const ExportMenu = lazy(() => loadMenu().then(({ ExportMenu: menu }) => ({ default: menu })))

interface ExportAnswerProps {
  labels: TurnLabels['export']
  onExport: ((fileType: FileType) => void) | undefined
}

/** Loads the menu when somebody is about to open it, and mounts it when they do. */
export function ExportAnswer({ labels, onExport }: ExportAnswerProps) {
  const [isOpen, setOpen] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const button = (
    <ActionButton
      action="export"
      label={labels.open}
      aria-haspopup="menu"
      aria-expanded={false}
      disabled={!onExport}
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
      onClick={() => {
        setUsed(true)
        setOpen(true)
      }}
    />
  )
  if (!isUsed) return button
  return (
    <Suspense fallback={button}>
      <ExportMenu
        size="small"
        align="start"
        labels={labels}
        open={isOpen}
        onOpenChange={setOpen}
        onExport={onExport}
      />
    </Suspense>
  )
}
