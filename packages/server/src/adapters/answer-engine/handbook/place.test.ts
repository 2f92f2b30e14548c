import { describe, expect, it } from 'vitest'
import { Place } from './place.ts'

const place = new Place(['United States', 'US', 'USA', '美国'])

describe('a place', () => {
  it.each(['taxes in the US', 'in the united states', '美国怎么报税', 'USA?', 'and in the us'])(
    'is named in %j',
    (text) => {
      expect(place.isNamedIn(text)).toBe(true)
    },
  )

  it.each(['tell us', 'I use it', 'BUSD', 'usdt', 'the states united', ''])(
    'is not named in %j',
    (text) => {
      expect(place.isNamedIn(text)).toBe(false)
    },
  )

  it('may have names in one script alone', () => {
    expect(new Place(['中国']).isNamedIn('china')).toBe(false)
    expect(new Place(['China']).isNamedIn('中国')).toBe(false)
  })
})
