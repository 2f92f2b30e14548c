import { runStatements } from './run-statements.ts'

/** One spelling throughout: American. A topic that an operator has changed stays as it is. */
export const up = runStatements([
  `update hot_topics set title = 'How do I recognize a crypto scam?'
    where title = 'How do I recognise a crypto scam?'`,
])
