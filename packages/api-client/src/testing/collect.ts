/** All that comes, in its order. */
export async function collect<Value>(
  values: AsyncIterable<Value> | Iterable<Value>,
): Promise<Value[]> {
  const collected: Value[] = []
  for await (const value of values) collected.push(value)
  return collected
}
