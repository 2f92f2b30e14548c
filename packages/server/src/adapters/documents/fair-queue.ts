/**
 * What several clients wait for, taken in turn: one of each client, and its next one when all others
 * who wait have had theirs.
 */
export class FairQueue<Item> {
  /** In the order of their turns. */
  readonly #clients = new Map<string, Item[]>()
  #served: string | null = null

  add(client: string, item: Item): void {
    const own = this.#clients.get(client)
    if (own) own.push(item)
    else this.#clients.set(client, [item])
  }

  remove(client: string, item: Item): void {
    const left = (this.#clients.get(client) ?? []).filter((one) => one !== item)
    if (left.length > 0) this.#clients.set(client, left)
    else this.#clients.delete(client)
  }

  next(): Item | undefined {
    // Who came while the last one had its turn goes before that one's next.
    if (this.#served !== null) this.#moveBack(this.#served)
    const [first] = this.#clients
    if (!first) return undefined
    const [client, [item]] = first
    this.#served = client
    if (item !== undefined) this.remove(client, item)
    return item
  }

  #moveBack(client: string): void {
    const own = this.#clients.get(client)
    if (!own) return
    this.#clients.delete(client)
    this.#clients.set(client, own)
  }
}
