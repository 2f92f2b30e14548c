const GREETING =
  /^\W*(?:hi|hello|hey|ok|okay|thanks?|thank you|good (?:morning|evening)|who are you|what can you do|你好|您好|嗨|谢谢|多谢|好的|早上好|晚上好|在吗|你是谁|你能做什么|你会什么)[\s\p{P}啊呀了你您吗]*$/iu

/** True for a text that only greets, thanks or asks who answers. */
export function isGreeting(text: string): boolean {
  return GREETING.test(text)
}
