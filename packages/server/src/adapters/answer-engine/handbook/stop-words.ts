/** Chinese phrases of asking and joining; what stands between them is what is asked about. */
export const STOP_PHRASES =
  /我想知道|想知道|告诉我|可不可以|介绍一下|解释一下|什么是|是什么|为什么|有什么|有没有|有哪些|是不是|会不会|能不能|要不要|怎么样|怎么办|怎么[玩搞弄做看]|怎么|怎样|如何|什么|为何|为啥|请问|介绍|解释|讲讲|说说|谈谈|一下|哪些|哪个|哪里|是否|可以|应该|到底|究竟|一个|一种|意思|多少|以及|或者|还是|这个|那个|它们|我们|你们|大家|[吗呢啊吧呀嘛的了是我你您它这那啥咋哪请和与跟要才就都也又很几最]/g

const stopWords = new Set(
  (
    'a an the this that these those it its they them their there here i im ive me my we our us you your he she his her ' +
    'is are was were be been being am do does did doing done dont have has had having can could will would shall should may might must ' +
    'and or but if then so than as of at by for with about into to from in on up out off over under again once ' +
    'what whats which who whom whose when where why how hows not no nor only own same too very just also any some such each both all more most other ' +
    'get got really actually please explain tell give describe define mean means meaning thing things way vs versus between difference ' +
    'know think want need like let lets ok hi hello hey thanks thank much many take takes taking go goes happen happens look looks find see long new'
  ).split(' '),
)

export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}
