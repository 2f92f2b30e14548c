import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types'

/**
 * Props may be `undefined`, which for Storybook makes a union of each of their types, to be edited as
 * JSON. Without it they have the switch, field or list that fits; callbacks and refs have none, for
 * JSON in their place would break the story, and what can be any node is written as text.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType
      return [name, type && typeof type === 'object' ? { ...argType, type: plain(type) } : argType]
    }),
  )

function plain(type: SBType): SBType {
  const [only, ...others] = type.name === 'union' ? type.value.filter(isGiven) : [type]
  if (!only || others.length > 0) return type
  const { raw } = type
  return { ...typed(only, raw), ...(raw !== undefined && { raw }) }
}

const isGiven = (type: SBType) => type.name !== 'other' || type.value !== 'undefined'

function typed(type: SBType, whole = ''): SBType {
  if (type.name !== 'other') return type
  if (type.value === 'ReactNode') return { name: 'string' }
  // A function in brackets is no type that Storybook knows.
  return type.value === 'Ref' || (type.raw ?? whole).includes('=>') ? { name: 'function' } : type
}
