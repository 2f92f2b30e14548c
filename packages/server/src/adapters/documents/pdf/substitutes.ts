/** Replacements for characters that the font lacks, where another one means the same. */
const groups: readonly (readonly [string, string])[] = [
  ['✅✔☑🗹🆗', '✓'],
  ['❌✖✗✘❎🚫⛔', '×'],
  ['☐🔲🔳', '□'],
  ['❗❕', '!'],
  ['❓❔', '?'],
  ['⭐🌟✨', '★'],
  ['🔴🟠🟡🟢🔵🟣🟤⚫', '●'],
  ['⚪', '○'],
  ['🟥🟧🟨🟩🟦🟪🟫⬛◼', '■'],
  ['⬜◻', '□'],
  ['🔼⏫', '▲'],
  ['🔽⏬', '▼'],
  ['📈🚀', '↗'],
  ['📉', '↘'],
  ['👉➤➜⟶►▸▹☞', '→'],
  ['👈', '←'],
  ['👆⏶', '↑'],
  ['👇⏷', '↓'],
  ['🚨🛑', '⚠'],
  ['❤🧡💛💚💙💜🖤', '♥'],
  ['💰💵💲', '$'],
  ['‣⁃', '•'],
  ['⟨', '〈'],
  ['⟩', '〉'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['ı', 'i'],
]

const codes: readonly (readonly [string, string])[] = [
  ['₿', 'BTC'],
  ['₮', 'USDT'],
  ['₽', 'RUB'],
  ['₹', 'INR'],
  ['₱', 'PHP'],
  ['฿', 'THB'],
  ['₴', 'UAH'],
  ['₦', 'NGN'],
]

export const substitutes: ReadonlyMap<string, string> = new Map([
  ...groups.flatMap(([characters, substitute]) =>
    [...characters].map((character) => [character, substitute] as const),
  ),
  // Before its amount a currency's code needs a space that the symbol doesn't.
  ...codes.map(([symbol, code]) => [symbol, `${code}\u00a0`] as const),
])
