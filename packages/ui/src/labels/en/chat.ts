import type { Labels } from '../labels.ts'

export const composer: Labels['composer'] = {
  field: 'Your question',
  placeholder: 'Ask about Bitcoin, Ethereum, stablecoins or the risk of an investment…',
  send: 'Send',
  stop: 'Stop generating',
  deepThink: 'DeepThink',
  deepSearch: 'DeepSearch',
  counter: (used, limit) => `${used > limit ? 'Shorten it: ' : ''}${used} / ${limit} characters`,
}

export const question: Labels['question'] = {
  author: 'Your question',
  actions: 'Question actions',
  edit: 'Edit',
  copy: 'Copy',
  copied: 'Copied',
  more: 'Show more',
  less: 'Show less',
}

export const versionPicker: Labels['versionPicker'] = {
  group: 'Versions',
  previous: 'Previous version',
  next: 'Next version',
  position: (version, count) => `Version ${version} of ${count}`,
}

export const answer: Labels['answer'] = {
  author: 'Answer',
  waiting: 'Preparing the answer',
  stopped: 'You stopped this answer',
  interrupted: 'The answer was interrupted; what had arrived is kept',
  failed: 'Something went wrong, please try again later',
  reconnecting: 'Connection lost, reconnecting',
  reconnect: 'Try now',
  retry: 'Regenerate',
}

export const answerStall: Labels['answerStall'] = {
  stop: 'Stop',
  retry: 'Regenerate',
}

export const answerActions: Labels['answerActions'] = {
  group: 'Answer actions',
  copy: 'Copy',
  copied: 'Copied',
  refresh: 'Regenerate',
  like: 'Like',
  dislike: 'Dislike',
}

export const editDialog: Labels['editDialog'] = {
  title: 'Edit the question',
  note: 'What follows this question stays with its earlier version.',
  field: 'Question',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save and ask',
  tooLong: (used, limit) => `${used} characters, at most ${limit}`,
}

export const dislikeForm: Labels['dislikeForm'] = {
  announcement: 'You can say why below, or skip it.',
  legend: 'What was wrong?',
  text: 'More about it (optional)',
  send: 'Send',
  skip: 'Skip',
  thanks: 'Thank you for your feedback.',
}

export const exportMenu: Labels['exportMenu'] = {
  open: 'Export',
  pdf: 'PDF',
  markdown: 'Markdown',
  docx: 'Word (Docx)',
}

export const topicActions: Labels['topicActions'] = {
  group: 'This topic',
  favorite: 'Favorite this topic',
  unfavorite: 'Remove this topic from favorites',
  export: 'Export this topic',
  share: 'Share this topic',
}

export const copyButton: Labels['copyButton'] = { copy: 'Copy', copied: 'Copied' }
