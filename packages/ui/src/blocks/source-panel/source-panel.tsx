import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Dialog } from '../../primitives/dialog/index.ts'
import type { Source } from '../source-list/index.ts'
import { PanelSources } from './panel-sources.tsx'
import { SidePanel } from './side-panel.tsx'
import styles from './source-panel.module.css'
import { useNarrow } from './use-narrow.ts'

export interface SourcePanelLabels {
  title: string
  close: string
  /** Takes the place of the list when there are no sources. */
  empty: string
}

export interface SourcePanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The labels of the panel. */
  labels: SourcePanelLabels
  /** The sources, in the order of their numbers. */
  sources: readonly Source[]
  /** The number of the source that was asked for; it is marked and brought into view. */
  current?: number | undefined
  /** Whether it is shown. */
  open: boolean
  /** Called when the reader closes it. */
  onOpenChange: (open: boolean) => void
  /** Chooses the form; by the page's width unless given. */
  form?: 'dialog' | 'region' | undefined
}

/**
 * What an answer relies on, each with its number, host, date and passage. Beside the text it is a
 * region that leaves the page usable; where there is no space beside it, a dialog.
 */
export function SourcePanel({
  labels,
  sources,
  current,
  open,
  onOpenChange,
  form,
  className,
  ...rest
}: SourcePanelProps) {
  const narrow = useNarrow()
  const asDialog = form ? form === 'dialog' : narrow
  const list = <PanelSources sources={sources} current={current} empty={labels.empty} />
  if (asDialog) {
    return (
      <Dialog
        {...rest}
        open={open}
        onOpenChange={onOpenChange}
        title={labels.title}
        closeLabel={labels.close}
        className={classNames(styles.sheet, className)}
      >
        {list}
      </Dialog>
    )
  }
  if (!open) return null
  return (
    <SidePanel
      {...rest}
      title={labels.title}
      closeLabel={labels.close}
      onClose={() => onOpenChange(false)}
      className={className}
    >
      {list}
    </SidePanel>
  )
}
