import { type ComponentType, createElement, Fragment, type ReactElement } from 'react'

/**
 * For stories that a wrapper draws, giving the component labels and state: their arguments are the
 * wrapper's, the props that the docs page lists are the component's own.
 */
export function documented<Args>(
  component: ComponentType<never>,
  wrapper: (args: Args) => ReactElement | null,
) {
  return {
    component: component as ComponentType<Args>,
    render: (args: Args) => wrapper(args) ?? createElement(Fragment),
  }
}
