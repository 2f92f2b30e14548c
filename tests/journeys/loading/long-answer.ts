/** Everything an answer may be made of. */
export const longAnswer = [
  '## 质押 Staking',
  'Locked coins earn, and may be cut. 锁定的代币有收益，也可能被罚没。'.repeat(12),
  '| Chain | Lock | Yield |\n|---|---|---|\n| Ether | 27 days | 3 % |\n| Solana | 2 days | 6 % |',
  '```ts\nconst locked = 32\n```',
  '### Risks',
  'Slashing is rare. '.repeat(60),
  '1. first\n2. second',
].join('\n\n')
