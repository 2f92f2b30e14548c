import type { ComponentProps } from 'react'
import { LazyPart, part } from '../lazy-part.tsx'
import type { RenameField } from './rename-field.tsx'

const renameField = part(async () => {
  const { RenameField } = await import('./rename-field.tsx')
  return { default: RenameField }
}, 'history')

/** The field for a topic's title, which is loaded when one is changed first. */
export function RenameInPlace(props: ComponentProps<typeof RenameField>) {
  return (
    <LazyPart of={renameField} props={props} meanwhile={props.title} onMissing={props.onCancel} />
  )
}
