import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { otherChain, sourceOf } from './chain.ts'
import { readAddress, sourceFor } from './on-chain.ts'
import { type PlanOf, type Topic, unknown } from './topic.ts'

/** What stands at the address that a name leads to. A name is code in a text, so never a link. */
export const ens: Topic<PlanOf<'ens'>> = {
  port: 'chain',
  step: ({ name }, language) => RESEARCH_MESSAGES[language].chain(name),
  async read({ name, network }, ground) {
    const { chains } = ground.data
    if (!chains) return null
    const ethereum = sourceOf(chains, 'ethereum')
    if (!ethereum) return unknown(({ say }) => [say('ens.unread', { name })])
    const source = sourceFor(chains, network ?? 'ethereum', name)
    if (!source) return otherChain(chains, network)
    const address = await ethereum.resolve(name, ground.signal)
    if (!address) return unknown(({ say }) => [say('ens.unknown', { name })])
    const reading = await readAddress(source, address, ground)
    return {
      ...reading,
      write: (writer) => [writer.say('ens.lead', { name, address }), ...reading.write(writer)],
    }
  },
}
