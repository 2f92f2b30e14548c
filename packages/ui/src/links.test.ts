import { describe, expect, it, vi } from 'vitest'
import { foreignHost, onPlainClick, webAddress } from './links.ts'

it.each([
  ['https://example.com/a?b=1', 'example.com'],
  ['HTTP://example.com', 'example.com'],
  ['javascript:alert(1)', undefined],
  ['mailto:a@b.cd', undefined],
  ['/price', undefined],
  ['https://', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is a page of %s', (address, host) => {
  expect(webAddress(address)?.host).toBe(host)
})

it.each([
  ['https://example.com/a', 'example.com'],
  ['//example.com/a', 'example.com'],
  ['/price', null],
  ['#a', null],
  ['mailto:a@b.cd', null],
  ['https://', null],
])('%s leads to %s', (address, host) => {
  expect(foreignHost(address)).toBe(host)
})

it('reads addresses in a browser that has no URL.parse', () => {
  const parse = vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function')
  })
  expect(webAddress('https://example.com')?.host).toBe('example.com')
  expect(foreignHost('//example.com')).toBe('example.com')
  parse.mockRestore()
})

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
