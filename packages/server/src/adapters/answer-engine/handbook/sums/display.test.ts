import { exact } from '@coinquiry/calculators/arithmetic'
import { describe, expect, it } from 'vitest'
import { Display } from './display.ts'

const [en, zh] = [new Display('en'), new Display('zh')]

describe('shows', () => {
  it.each([
    ['1234567.891', '1,234,567.89'],
    ['12.3456789', '12.3457'],
    ['0.00001234567', '0.0000123457'],
    ['-1234.5', '−1,234.5'],
    ['0', '0'],
    ['-0.0', '0'],
    ['123456789012345678901234567890.5', '123,456,789,012,345,678,901,234,567,890.5'],
    ['1.5e45', '1.50000 × 10^45'],
  ])('%s as %s', (value, shown) => {
    expect(en.number(exact(value))).toBe(shown)
    expect(zh.number(exact(value))).toBe(shown)
  })

  it.each([
    ['0.5', '50%'],
    ['0.333333', '33.33%'],
    ['0.000012345', '0.0012%'],
    ['-0.2', '−20%'],
  ])('the fraction %s as %s', (value, shown) => {
    expect(en.percent(exact(value))).toBe(shown)
  })

  it('a rate as it was given, and tells whether anything was rounded', () => {
    const display = new Display('en')
    expect(display.rate(exact('0.000125'))).toBe('0.0125%')
    expect(display.money(exact('12.5'), 'USD')).toBe('$12.50')
    expect(display.isRounded).toBe(false)
    expect(display.percent(exact('0.12345'))).toBe('12.35%')
    expect(display.isRounded).toBe(true)
  })

  it('money with cents, prices with what they need, and large sums in words too', () => {
    expect(en.money(exact('1234.5'), 'USD')).toBe('$1,234.50')
    expect(en.money(exact('-80.5'), 'EUR')).toBe('−€80.50')
    expect(zh.money(exact('1234.5'), 'CNY')).toBe('1,234.50 元')
    expect(zh.money(exact('3'), null)).toBe('3')
    expect(en.price(exact('1.23456'), 'USDT')).toBe('1.23456 USDT')
    expect(en.largeMoney(exact('5.89e14'), 'USD')).toBe('$589,000,000,000,000 (589 trillion)')
    expect(zh.largeMoney(exact('5.89e14'), 'USD')).toBe('589,000,000,000,000 美元（589万亿）')
  })
})
