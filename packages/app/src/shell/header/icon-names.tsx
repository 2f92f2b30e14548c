import { NoteBeside } from '../note-beside.tsx'

/** Shows the names of the header's icons, which are not to be read on them. */
export function IconNames() {
  return (
    <NoteBeside
      selector="header :is(a, button)[aria-label]"
      noteOf={(icon) => icon.getAttribute('aria-label')}
      side="bottom"
    />
  )
}
