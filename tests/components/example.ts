import type { ReactElement, RefCallback } from 'react'

/** Props that every part passes on to its root. */
export interface RootProps {
  id: string
  className: string
  'aria-details': string
  'data-part': string
  ref: RefCallback<Element>
}

/** The root props that each part is given. */
export const given: Omit<RootProps, 'ref'> = {
  id: 'given-id',
  className: 'given-class',
  'aria-details': 'given-details',
  'data-part': 'given',
}

/** A part of the kit with the least that it needs. */
export interface Example {
  render: (root: RootProps) => ReactElement
  /**
   * Where its root is: alone where the part is rendered ("page", the default), somewhere in
   * another part that it needs, or in a layer above the page. A "field" gives its root's props to
   * an input, and `className` to the frame around it.
   */
  rootIn?: 'page' | 'inside' | 'layer' | 'field'
  /** It shows itself to the keyboard's focus only. */
  shownOnFocus?: boolean
}

export type Examples = Readonly<Record<string, Example>>

export const nothing = (): void => undefined
