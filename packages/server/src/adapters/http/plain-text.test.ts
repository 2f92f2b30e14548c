import { describe, expect, it } from 'vitest'
import { costOf } from '../../testing/cost-of.ts'
import { plainName, plainText } from './plain-text.ts'

const MANY = 100_000

describe('plainText', () => {
  it.each([
    ['<b>Bitcoin</b> rose<br/>again', 'Bitcoin rose again'],
    ['a &amp; b &lt; c &#39;d&#x27; &hellip;', "a & b < c 'd' …"],
    ['&unknown; &#xffffffff; &#0;', '&unknown;'],
    ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
    ['x <script>alert(1)</script> y <style>p{}', 'x y'],
    ['cut <a href="https://exam', 'cut'],
    ['a\u0000b\u202ec\u200bd\u{e0041}e', 'abcde'],
    ['two\nlines\tand  more\u00a0space', 'two lines and more space'],
    ['half \ud800 a pair', 'half \ufffd a pair'],
    ['比特币 ₿ 🚀', '比特币 ₿ 🚀'],
    ['', ''],
  ])('reads %j as %j', (markup, text) => {
    expect(plainText(markup, 100)).toBe(text)
  })

  it.each([
    [4, '🚀🚀🚀🚀'],
    [5, '🚀🚀🚀🚀🚀'],
    [6, '🚀🚀🚀🚀…'],
  ])('is never longer than it may be (%i)', (length, text) => {
    expect(plainText('🚀'.repeat(length), 5)).toBe(text)
  })

  it('reads ten times as much as it may give, and no more', () => {
    expect(plainText(`${'<b>'.repeat(15)}early`, 5)).toBe('early')
    expect(plainText(`${'<b>'.repeat(16)}  late`, 5)).toBe('')
  })
})

it.each(['<script', '<style ', '<', '</script', '&', '<a ', '<!--', '[', '![a](', 'a://', '`'])(
  'reads much of %j in a time that grows as it does',
  (piece) => {
    const cost = (length: number) =>
      costOf(() => plainName(piece.repeat(length / piece.length), MANY / 100))
    cost(MANY / 20)
    const short = cost(MANY / 4)
    const long = Math.min(cost(MANY), cost(MANY), cost(MANY))
    // Four times as long; sixteen times would be a square.
    expect(long).toBeLessThan(10 * short + 20_000)
  },
)

it.each([
  ['Tether <b>USD</b> https://evil.example/x', 'Tether USD …'],
  ['Evil [click here](https://evil.example) now', 'Evil click here now'],
  ['![a](data:image/png;base64,AAAA)b', 'ab'],
  ['javascript:alert(1)', '…'],
  ['Visit www.evil.example', 'Visit …'],
  ['a | b `c` [d] <', "a / b 'c' (d) ‹"],
  ['&lt;img src=x&gt;', '‹img src=x›'],
  ['\u202eUSDT\u200b', 'USDT'],
  ['Crypto.com Coin', 'Crypto.com Coin'],
  ['x'.repeat(10_000), `${'x'.repeat(59)}…`],
])('the name %j is shown as %j', (given, shown) => expect(plainName(given, 60)).toBe(shown))
