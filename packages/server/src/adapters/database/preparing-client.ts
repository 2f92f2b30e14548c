import pg from 'pg'
import { nameOf } from './prepared.ts'

/**
 * A connection on which PostgreSQL parses and plans a prepared statement once. What is asked until
 * the turn of the event loop is over is sent in one piece: each call of the system costs as much as
 * all else that this process does for a short statement.
 */
export class PreparingClient extends pg.Client {
  #isCorked = false

  /** Whatever the other signatures return. */
  override query(config: unknown, ...rest: unknown[]): never {
    this.#cork()
    const name = typeof config === 'string' ? nameOf(config) : undefined
    const query = name === undefined ? config : { name, text: config }
    return Reflect.apply(super.query, this, [query, ...rest]) as never
  }

  #cork() {
    if (this.#isCorked) return
    const { stream } = this.connection
    this.#isCorked = true
    stream.cork()
    setImmediate(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }
}
