/** Turns counts of code points, asked for in rising order, into places of the text. */
export function placesIn(text: string): (codePoints: number) => number {
  let place = 0
  let counted = 0
  return (codePoints) => {
    while (counted < codePoints && place < text.length) {
      place += (text.codePointAt(place) ?? 0) > 0xffff ? 2 : 1
      counted += 1
    }
    return place
  }
}

/**
 * Where each character of a value stands in the source that it was read from. They differ where
 * marks were taken away, such as those of quotes at the beginning of a line, or an entity was read.
 */
export function sourcePlaces(value: string, source: string): (at: number) => number {
  if (value.length === source.length) return (at) => at
  const places: number[] = []
  let place = 0
  for (const character of value) {
    let entity: string | undefined
    while (place < source.length && !source.startsWith(character, place)) {
      entity = /^&#?\w{1,31};/.exec(source.slice(place, place + 34))?.[0]
      if (entity) break
      place += 1
    }
    for (let unit = 0; unit < character.length; unit += 1) places.push(place + (entity ? 0 : unit))
    place += (entity ?? character).length
  }
  return (at) => places[at] ?? source.length
}
