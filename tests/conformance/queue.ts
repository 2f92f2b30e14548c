/** Runs one after the other what is given to it. */
export function queue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work, work)
    last = result
    return result
  }
}
