import * as labels from '../../src/labels/en/en.ts'
import type { zh } from './zh.ts'

export const en: typeof zh = {
  productName: 'Coinquiry',
  userName: 'Olivia Hartmann',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading',
  pro: 'PRO',
  header: {
    ...labels.appHeader,
    points: '1,248 points',
    open: labels.avatarMenu.open,
    pro: 'PRO',
  },
  greeting: 'Hello, How can I help you with Crypto asset?',
  greetingLead: 'Ask one question; read an answer that shows its sources and its reasoning.',
  composer: labels.composer,
  pageFrame: labels.pageFrame,
  composerHint: '2 topics left today. Pro has no limit.',
  noSearch: 'Web search is not set up here.',
  emptyQuestion: 'Please enter your question',
  messagesUsedUp: 'No free follow-up questions are left in this topic today',
  hotTopicsHeading: 'People are asking',
  hotTopics: [
    'How does the Bitcoin halving affect the price?',
    'What is staking, and where does the yield come from?',
    'Cold or hot wallet: how do I choose?',
    'What keeps a stablecoin at one dollar?',
    'Why are fees lower on an Ethereum layer 2?',
    'How can I spot a common crypto scam?',
  ],
  limitTitle: 'You have reached the daily topic limit for the free version',
  limitText: 'New ones from 8:00 AM.',
  tryPro: 'Try Pro',
  question: labels.question,
  questionText:
    'Why would the Bitcoin halving affect the price? Please explain with the earlier halvings.',
  versions: labels.versionPicker,
  answer: labels.answer,
  answerText:
    'About every four years the new coins a miner receives per block are cut in half. Supply then grows more slowly, and if demand stays the same the price finds support. That is not a certainty, because markets tend to price in what they expect.\n\nIn the year after each of the first three halvings the price set a new high, yet three cases are few and each fell into a different economy. Read it as background on supply, not as a signal to trade.',
  answerMarkdown: `About every four years a **halving** cuts the new coins a miner receives per block in two [1]. Supply then grows more slowly, and if demand stays the same the price finds support. That is not a certainty.

| Halving | Block reward | New supply per year |
| --- | ---: | ---: |
| 2016 | 12.5 BTC | 4.2% |
| 2020 | 6.25 BTC | 1.8% |
| 2024 | 3.125 BTC | 0.8% |

### How to read it

- A handful of cases is few, and each fell into a different **economy**;
- markets tend to price in what they *expect* [2];
- read it as background on supply, not as a signal to trade.

> None of this is investment advice.`,
  markdown: labels.markdown,
  answerActions: labels.answerActions,
  analysisHeading: labels.analysis.running,
  analysisDone: labels.analysis.done,
  analysisText:
    'The question is about the link between halving and price. First the mechanism, then the size of the change in supply, then the three past cases, with a warning that they are few.',
  progressLabel: 'Progress of the analysis',
  progress: [
    'Fetching on-chain data and market metrics',
    'Analyzing trends and fluctuations',
    'Collecting social sentiment',
    'Cross-referencing on-chain performance with sentiment',
    'Finalising the analysis',
    'Still working on it',
  ],
  progressPlan: {
    heading: 'Working on 3 things',
    parts: [
      'Searching the web: how the halving of 2024 changed the supply of new bitcoin',
      'Reading www.coindesk.com',
      'Reading market data: BTC, ETH',
    ],
    done: 'done',
    failed: 'no result',
  },
  sourcesHeading: labels.sourceList.heading,
  sources: [
    {
      id: 1,
      title: 'Bitcoin: A Peer-to-Peer Electronic Cash System',
      url: 'https://bitcoin.org/bitcoin.pdf',
    },
    {
      id: 2,
      title: 'Block reward and halving',
      url: 'https://en.bitcoin.it/wiki/Controlled_supply',
    },
    { id: 3, title: 'Handbook entry: the Bitcoin halving' },
  ],
  connection: labels.connectionState,
  login: labels.loginPanel,
  consent: { before: 'By continuing you accept the ', terms: 'terms', after: '.' },
  returnHome: 'Return home',
  socialLogin: labels.socialLogin,
  invalidEmail: 'Enter a valid e-mail address',
  emailSent: labels.emailSentDialog,
  wrongCode: 'Invalid verification code, please try again',
  edit: labels.editDialog,
  errorTitle: 'This page could not be loaded',
  errorText: 'The network may be unsteady. Nothing you wrote is lost.',
  emptyTitle: 'No conversations yet',
  emptyText: 'The questions you ask are kept here.',
  toastLabels: labels.toaster,
  undo: 'Undo',
  deleteTitle: 'Delete this topic?',
  deleteText: 'This cannot be undone.',
  delete: 'Delete',
  save: 'Save',
}
