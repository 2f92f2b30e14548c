import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Lists what the component's own types describe, not what only a story's wrapper understands. */
export const onlyDocumentedProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      type.description ? type : { ...type, table: { ...type.table, disable: true } },
    ]),
  )

// After Storybook has guessed at arguments without a type.
onlyDocumentedProps.secondPass = true
