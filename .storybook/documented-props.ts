import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

/**
 * Lists what the component's own types describe, as they are written there, and not what only a
 * story's wrapper understands.
 */
export const onlyDocumentedProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...initialArgs, ...argTypes }).map((name) => {
      const type = argTypes[name]
      return [
        name,
        type?.description
          ? asWritten(type)
          : { name, ...type, table: { ...type?.table, disable: true } },
      ]
    }),
  )

// After Storybook has guessed at arguments without a type.
onlyDocumentedProps.secondPass = true

function asWritten(type: StrictInputType): StrictInputType {
  const raw = typeof type.type === 'object' ? type.type.raw : undefined
  // A union written one member to a line begins with a bar, which would count as a member.
  const summary = raw?.replace(/^[\s|]+/, '')
  return summary ? { ...type, table: { ...type.table, type: { summary } } } : type
}
