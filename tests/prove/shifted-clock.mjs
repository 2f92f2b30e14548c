// Loaded before a server, it shows it the time of a wrong clock: `SHIFTED_CLOCK` names a file with
// the milliseconds by which it is wrong, which may change while the server runs.
import { readFileSync } from 'node:fs'

const LOOK_MS = 100
const RealDate = Date
let shiftMs = 0

function look() {
  shiftMs = Number(readFileSync(process.env.SHIFTED_CLOCK, 'utf8'))
}
look()
setInterval(look, LOOK_MS).unref()

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + shiftMs] : given))
  }
  static now() {
    return RealDate.now() + shiftMs
  }
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate
  }
}
