import { WALLET } from '../../fakes/fake-chains.ts'
import { expect, test } from '../journey.ts'
import { sharerOf } from '../users/user.ts'

test.use({ engine: 'desk' })

interface Asked {
  readonly ask: string
  /** What the answer has to say, beside its figure. */
  readonly says?: string | RegExp
  /** As it stands in the answer. */
  readonly figure: string
  readonly source: string
  /** Computed here of what was read; its formula stands in place of the source. */
  readonly isComputed?: true
  readonly shows?: 'table' | 'chart' | 'card' | 'table and chart' | 'table and card'
}

const MARKET = 'CoinGecko'
const DEFI = 'DefiLlama'
const EVM = 'Blockscout'

/** Something of each look; each kind of question, in both languages, is in tests/faults/desk.test.ts. */
const cases: readonly {
  readonly language: 'zh' | 'en'
  readonly width: number
  readonly asked: readonly Asked[]
  readonly allFound: RegExp
  readonly headlines: { readonly ask: string; readonly says: string }
  readonly sum: { ask: string; result: string; form: string; amount: RegExp; changed: string }
  readonly failing: { readonly ask: string; readonly says: string }
}[] = [
  {
    language: 'zh',
    width: 1280,
    asked: [
      {
        ...{ ask: '对比一下SOL和AAVE', figure: '181.30 美元', source: MARKET },
        ...{ shows: 'table and chart', says: /SOL.*\+26\.62%/ },
      },
      { ask: 'BTC资金费率现在多少', figure: '-0.0012%', source: MARKET, shows: 'table' },
      {
        ...{ ask: `${WALLET} 里有多少钱`, figure: '77,231,416.001 ETH', source: EVM },
        ...{ shows: 'table and card', says: '被标记为欺诈' },
      },
      {
        ask: '下一次减半还有多久',
        figure: '125,400 个',
        source: '1050000 - 区块高度',
        isComputed: true,
        says: '2029-04-09',
      },
      {
        ...{ ask: '什么是质押，ETH现在年化多少', figure: '2.84%', source: DEFI },
        ...{ shows: 'card', says: '质押就是锁定代币' },
      },
    ],
    allFound: /^核对了 \d+ 个数字，全部在来源中找到$/,
    headlines: { ask: '比特币最新消息', says: 'Bitcoin rises & rises – Fake Daily' },
    sum: {
      ...{ ask: '质押10个ETH，年化3%，一年收益多少？', result: '0.3 ETH' },
      ...{ form: '质押收益', amount: /^数量/, changed: '6 ETH' },
    },
    failing: { ask: 'Lido 的手续费', says: '未能读取 DeFi 数据' },
  },
  {
    language: 'en',
    width: 375,
    asked: [
      {
        ask: 'What does bitcoin cost now?',
        figure: '$91,234.50',
        source: MARKET,
        says: 'down 1.5%',
      },
      { ask: 'chart of ETH over 90 days', figure: '$2,922.25', source: MARKET, shows: 'chart' },
      { ask: 'make it a year', figure: '$2,647.25', source: MARKET, shows: 'chart' },
      { ask: 'USDC yield on Aave', figure: '4.25%', source: DEFI, shows: 'table and card' },
      {
        ask: 'if I had bought $100 of BTC every week for the last year',
        ...{
          figure: '$5,310.66',
          source: 'Bought × last price',
          isComputed: true,
          says: '53 purchases',
        },
      },
    ],
    allFound:
      /^(?:All \d+ numbers that were checked were|The one number that was checked was) found/,
    headlines: { ask: 'any news on bitcoin?', says: 'Bitcoin rises & rises – Fake Daily' },
    sum: {
      ...{ ask: 'How much do I earn staking 10 ETH at 3% APR for a year?', result: '0.3 ETH' },
      ...{ form: 'Staking yield', amount: /^Amount/, changed: '6 ETH' },
    },
    // Read by none of the other questions: what was read is remembered for minutes.
    failing: { ask: 'Ethereum TVL over 90 days', says: 'DeFi data could not be read' },
  },
]

for (const { language, width, asked, allFound, headlines, sum, failing } of cases) {
  test.describe(language, () => {
    test.use({ language, viewport: { width, height: 900 } })

    test('without a model questions are answered by figures that say their source', async ({
      page,
      home,
      chat,
      messages,
      testApp,
      user,
    }) => {
      // Each question waits for several sources.
      test.slow()
      // More than a free user has in a day.
      await sharerOf(testApp, user).pay()
      await home.open()
      await expect(page.getByText(messages['home.handbookAndData'])).toBeVisible()
      const toggle = home.composer.form.getByRole('button', {
        name: messages['composer.deepSearch'],
      })
      await expect(toggle).toHaveAccessibleDescription(messages['composer.liveDataOnly'])
      let count = 0
      async function ask(question: string) {
        await (count === 0 ? home : chat).composer.ask(question)
        count += 1
        await expect(chat.answers).toHaveCount(count)
        await chat.reaches('done')
        return chat.answers.last()
      }

      for (const { ask: question, figure, source, isComputed, shows = '', says } of asked) {
        await test.step(question, async () => {
          const answer = await ask(question)
          if (says) await expect(answer).toContainText(says)
          await expect(answer.getByText(allFound)).toBeVisible()
          if (shows.includes('table')) await expect(answer.getByRole('table').first()).toBeVisible()
          if (shows.includes('card')) await expect(answer.locator('[data-card]')).toBeVisible()
          if (shows.includes('chart')) {
            // Drawn when somebody comes near it, and a new answer is shown from its beginning.
            await answer.locator('figure').last().scrollIntoViewIfNeeded()
            await expect(answer.getByRole('slider')).toBeVisible()
          }
          const pressed = answer.getByRole('button', { name: figure, exact: true }).first()
          await pressed.click()
          const name = messages[isComputed ? 'figures.computed' : 'figures.read']
          const card = page.getByRole('group', { name })
          await expect(card).toContainText(source)
          await page.keyboard.press('Escape')
          await expect(card).toHaveCount(0)
        })
      }

      await test.step('headlines are sources', async () => {
        const answer = await ask(headlines.ask)
        await expect(answer).toContainText(headlines.says)
        await expect(chat.sources.getByRole('link', { name: headlines.says })).toBeVisible()
      })

      await test.step('a sum is computed again with other numbers', async () => {
        await expect(await ask(sum.ask)).toContainText(sum.result)
        const form = page.getByRole('region', { name: sum.form })
        await form.getByLabel(sum.amount).fill('200')
        await expect(form).toContainText(sum.changed)
      })

      await test.step('a source that fails is told, and nothing else breaks', async () => {
        testApp.sources.defi.fault = 500
        const answer = await ask(failing.ask)
        testApp.sources.defi.fault = null
        await expect(answer).toContainText(failing.says)
        await expect(chat.composer.field).toBeEnabled()
      })
    })
  })
}
