import type { LanguageFn } from 'highlight.js'

const keywords =
  'abstract anonymous as assembly break calldata case catch constant constructor continue contract ' +
  'default delete do else emit enum error event external fallback for from function if immutable ' +
  'import indexed interface internal is let library mapping memory modifier new override payable ' +
  'pragma private public pure receive return returns revert storage struct switch throw transient ' +
  'try type unchecked unicode using view virtual while'

/** The language of contracts, which the library of languages leaves to others. */
export const solidity: LanguageFn = (hljs) => ({
  name: 'Solidity',
  aliases: ['sol'],
  keywords: {
    keyword: keywords,
    literal: 'true false wei gwei ether seconds minutes hours days weeks',
    built_in: 'msg block tx abi this super require assert keccak256 ecrecover gasleft selfdestruct',
  },
  contains: [
    hljs.C_LINE_COMMENT_MODE,
    hljs.C_BLOCK_COMMENT_MODE,
    hljs.QUOTE_STRING_MODE,
    hljs.APOS_STRING_MODE,
    { scope: 'number', match: /\b(?:0x[\da-fA-F_]+|\d[\d_]*(?:\.\d+)?(?:[eE]-?\d+)?)\b/ },
    { scope: 'type', match: /\b(?:u?int\d*|bytes\d*|address|bool|string|u?fixed\w*)\b/ },
    {
      match: [
        /\b(?:contract|interface|library|function|event|error|modifier|struct|enum)/,
        /\s+/,
        /\w+/,
      ],
      scope: { 1: 'keyword', 3: 'title' },
    },
  ],
})
