import { Component, type ReactNode } from 'react'

export interface BoundaryProps {
  children: ReactNode
  /** Stands where the children broke or could not be loaded; nothing if left out. */
  fallback?: ReactNode
  onError?: (() => void) | undefined
}

/** Keeps what breaks inside from taking along what is around it. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(): void {
    this.props.onError?.()
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
