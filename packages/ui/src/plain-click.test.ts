import { describe, expect, it, vi } from 'vitest'
import { onPlainClick } from './plain-click.ts'

const click = (how: object = {}) => ({
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  preventDefault: vi.fn(),
  ...how,
})

describe('onPlainClick', () => {
  it('follows a plain click in place of the browser', () => {
    const follow = vi.fn()
    const event = click()
    onPlainClick(follow)(event)
    expect(follow).toHaveBeenCalledOnce()
    expect(event.preventDefault).toHaveBeenCalledOnce()
  })

  it.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves %j to the browser', (how) => {
    const follow = vi.fn()
    const event = click(how)
    onPlainClick(follow)(event)
    expect(follow).not.toHaveBeenCalled()
    expect(event.preventDefault).not.toHaveBeenCalled()
  })

  it('leaves the link alone where nobody follows', () => {
    const event = click()
    onPlainClick(undefined)(event)
    expect(event.preventDefault).not.toHaveBeenCalled()
  })
})
