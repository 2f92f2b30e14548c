const END = String.raw`[\s\p{P}啊呀了哦啦哈你您吗]*$`
const said = (texts: string) => new RegExp(String.raw`^[\s\p{P}]*(?:${texts})${END}`, 'iu')

/** What is said to an answer, be it one after the other. */
const THANKS = [
  'ok|okay|alright|great|cool|nice|perfect|awesome|got it|i see|i get it|gotcha|understood|(?:that )?makes sense',
  '(?:many |much )?(?:thanks|thank you|thx|ty|cheers)(?: a lot| so much| very much| for (?:the|your) (?:help|answer))?',
  '(?:that|this) (?:helps|helped)(?: a lot)?|that (?:was|is|s) (?:very |really )?(?:helpful|great|useful)',
  '(?:好的?|嗯|明白|懂|知道|收到|了解|清楚|原来如此|谢谢|多谢|感谢|谢啦|辛苦)了?',
].join('|')

const SMALL_TALK = {
  thanks: said(`(?:(?:${THANKS})[\\s\\p{P}]*)+`),
  bye: said('bye|goodbye|see you|good night|再见|拜拜|晚安|下次见'),
  greeting: said(
    'hi|hello|hey|gm|gn|gm gm|gm ser|hi there|hello there|good (?:morning|evening|afternoon)|你好|您好|嗨|哈喽|早上好|晚上好|下午好|早|在|在不在',
  ),
  who: said(
    'who are you|what are you|what can you do|are you (?:(?:a|an) )?(?:real )?(?:bot|robot|ai|chatgpt|gpt|human|person|real)|help|你是谁|你是什么|你能做什么|你会什么|你能干什么|你(?:是不是|是)(?:一个)?(?:机器人|真人|人工智能|ai|chatgpt|gpt)',
  ),
} satisfies Readonly<Record<string, RegExp>>

/** In UTF-16 units. */
const LONGEST = 60

export type SmallTalk = keyof typeof SMALL_TALK

/** What a text only says to be polite or to know who answers; null for a question. */
export function smallTalkIn(text: string): SmallTalk | null {
  if (text.length > LONGEST) return null
  const kinds = Object.keys(SMALL_TALK) as SmallTalk[]
  return kinds.find((kind) => SMALL_TALK[kind].test(text)) ?? null
}
