import type { NamedSubject, Subject } from '../../../../subjects/subject.ts'
import type { Part, WantedAsset } from '../plan.ts'
import { continues } from './leaning.ts'
import { isPlain } from './residue.ts'
import type { Meant } from './topics.ts'

/** What of a request says whether it asks what something is. */
interface Asked extends Meant {
  readonly text: string
  readonly folded: string
  readonly subjects: readonly Subject[]
  readonly assets: readonly WantedAsset[]
  readonly names: readonly NamedSubject[]
  readonly inherits: boolean
}

/** What may be said of an asset by somebody who only wants to know what it is. */
const OF_WHAT =
  /\b(?:explain|define|meaning|project|blockchain|chain|network|protocol|cryptocurrency|who|whats)\b|项目|公链|协议|网络|加密货币|区块链|解释|含义|意思|做|干/gu

/** Asks what one asset is, and nothing else. */
export function introduces({ explains, topic, isOther, ...request }: Asked): boolean {
  const { assets, names, folded, subjects, inherits } = request
  if (!explains || topic !== null || isOther || inherits) return false
  // Places keep their length, so that those of names hold.
  const rest = folded.replace(OF_WHAT, (word) => ' '.repeat(word.length))
  return assets.length === 1 && names.length === 1 && isPlain(rest, subjects)
}

/** The handbook says what it is, and a line of figures follows. */
export function introductionOf(request: Asked): Part[] {
  const [asset] = request.assets
  const [name] = request.names
  if (!asset || !name || !introduces(request)) return []
  const { text, folded } = request
  const asked = continues(folded) ? text.slice(name.start, name.end) : text
  return [
    { kind: 'explain', text: asked },
    { kind: 'profile', asset, focus: 'brief' },
  ]
}
