import { describe, expect, it } from 'vitest'
import { answerTo } from './testing/answer-to.ts'

describe('a question in traditional characters, in words of Taiwan or Hong Kong', () => {
  it.each([
    ['助記詞可以存在 iCloud 備忘錄嗎', '助记词可以存在 iCloud 备忘录吗'],
    ['USDC 跟 USDT 哪個比較安全', 'USDC 跟 USDT 哪个比较安全'],
    ['推薦一個適合新手的錢包', '推荐一个适合新手的钱包'],
    ['虛擬貨幣能當遺產嗎', '虚拟货币能当遗产吗'],
    ['硬體錢包壞了怎麼辦', '硬件钱包坏了怎么办'],
    ['提幣選錯網路怎麼辦', '提币选错网络怎么办'],
    ['停損停利怎麼設', '止损止盈怎么设'],
    ['智慧合約是什麼', '智能合约是什么'],
    ['龐氏騙局怎麼辨別', '庞氏骗局怎么辨别'],
    ['香港人點樣買比特幣', '香港人怎样买比特币'],
    ['USDT係咩', 'USDT是什么'],
    ['比特幣係唔係騙局', '比特币是不是骗局'],
  ])('is answered like the one in simplified characters: %s', async (asked, simplified) => {
    expect((await answerTo(asked)).headings).toEqual((await answerTo(simplified)).headings)
  })
})
