/** Distinct words, each time from the first, so that a lost or doubled piece of a text is seen. */
export function words(count = Number.POSITIVE_INFINITY): Iterable<string> {
  return {
    *[Symbol.iterator]() {
      for (let n = 1; n <= count; n++) yield `word${n} `
    },
  }
}
