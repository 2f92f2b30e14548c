import type { DocumentTurn, ExportDocument } from '@coinquiry/server/testing/benchmarks'

const paragraph =
  '比特币的总量由网络规则限定在 **2,100 万枚** [1]，每 210,000 个区块减半一次，矿工的奖励随之下降。以太坊（ETH）则没有固定上限，但 EIP-1559 会销毁一部分手续费。投资者应当注意波动风险，不要投入超过自己承受能力的资金。'

const answer = [
  paragraph,
  '## 要点',
  '- 供给：规则写在代码里，改变需要全网同意\n- 需求：随市场情绪而变，短期难以预测\n- 风险：价格波动大，分批买入更稳妥',
  paragraph,
].join('\n\n')

/** A topic of so many messages: questions, each with an answer of some 300 characters. */
export function chineseMessages(count: number): ExportDocument {
  const turns = Array.from({ length: Math.ceil(count / 2) }, (_, place): DocumentTurn => {
    const hasAnswer = place * 2 + 1 < count
    return {
      question: `第 ${place + 1} 问：比特币减半之后，价格通常会怎样变化？`,
      answer: hasAnswer ? answer : '',
      analysis: '',
      sources: [{ index: 1, title: '比特币白皮书', url: 'https://bitcoin.org/bitcoin.pdf' }],
      figures: null,
      deepThink: false,
      internetSearch: true,
      askedAt: new Date('2026-03-01T12:00:00Z'),
      unfinished: null,
    }
  })
  return {
    title: '比特币减半与价格',
    owner: '林小美',
    watermark: '林小美',
    turns,
    timeZone: 'Asia/Shanghai',
    exportedAt: new Date('2026-03-01T12:00:00Z'),
    language: 'zh',
    publicUrl: 'https://coinquiry.example',
  }
}
