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
    if (!ethereum)
      return unknown(({ pick }) => [
        pick(
          `Names such as \`${name}\` cannot be resolved here; ask with the address itself (\`0x…\`).`,
          `这里不能解析 \`${name}\` 这样的域名；请直接用地址（\`0x…\`）来问。`,
        ),
      ])
    const source = sourceFor(chains, network ?? 'ethereum', name)
    if (!source) return otherChain(chains, network)
    const address = await ethereum.resolve(name, ground.signal)
    if (!address)
      return unknown(({ pick }) => [
        pick(
          `\`${name}\` leads to no address: nobody has registered it, or its owner has set none.`,
          `\`${name}\` 没有指向任何地址：可能没有人注册，或所有者没有设置。`,
        ),
      ])
    const reading = await readAddress(source, address, ground)
    return {
      ...reading,
      write: (writer) => [
        writer.pick(
          `\`${name}\` leads to the address \`${address}\` now; its owner can change that.`,
          `\`${name}\` 目前指向地址 \`${address}\`，所有者可以随时更改。`,
        ),
        ...reading.write(writer),
      ],
    }
  },
}
