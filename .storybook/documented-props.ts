import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

/**
 * Lists what the component's own types describe, as they are written there, and not what only a
 * story's wrapper understands.
 */
export const onlyDocumentedProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      type.description ? asWritten(type) : { ...type, table: { ...type.table, disable: true } },
    ]),
  )

// After Storybook has guessed at arguments without a type.
onlyDocumentedProps.secondPass = true

function asWritten(type: StrictInputType): StrictInputType {
  const raw = typeof type.type === 'object' ? type.type.raw : undefined
  return raw ? { ...type, table: { ...type.table, type: { summary: raw } } } : type
}
