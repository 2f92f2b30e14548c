import type { zh } from './zh.ts'

export const en: typeof zh = {
  summary: { current: 'Current points', month: 'Earned this month', rules: 'Points rules' },
  current: '1,284',
  month: '196',
  largest: '9,007,199,254,740,991',
  taskLabels: { completed: 'Completed', loading: 'Loading tasks' },
  tasks: [
    { id: 'user_register', title: 'Register', points: '+10', completed: true },
    { id: 'bind_twitter', title: 'Link your X account', points: '+10', action: 'Link' },
    {
      id: 'bind_discord',
      title: 'Link Discord',
      points: '+10',
      action: 'Link',
      disabledReason: 'Not open yet',
    },
    { id: 'subscribe', title: 'Subscribe to Pro', points: '+100', action: 'Subscribe' },
    {
      id: 'daily_ask',
      title: 'Ask every day',
      points: '+2 each',
      progress: { value: 12, max: 40, text: '12 / 40 today' },
    },
    {
      id: 'daily_share',
      title: 'Share topics every day',
      points: '+4 each',
      progress: { value: 80, max: 80, text: '80 / 80 today' },
      completed: true,
    },
  ],
  longTask:
    'Link your X account with Coinquiry, keep picture and name in step, and sign in with it from then on',
  tasksError: 'The tasks could not be loaded',
  recordLabels: {
    completed: 'Received',
    pending: 'Pending',
    loading: 'Loading records',
    more: 'Load More Records',
  },
  records: [
    { id: '1', title: 'Ask every day', time: '2026/11/20', points: '+2', status: 'completed' },
    { id: '2', title: 'Subscribe to Pro', time: '2026/11/20', points: '+100', status: 'pending' },
    {
      id: '3',
      title: 'Share topics every day',
      time: '2026/11/19',
      points: '+4',
      status: 'completed',
    },
    {
      id: '4',
      title: 'Link your X account',
      time: '2026/11/17',
      points: '+10',
      status: 'completed',
    },
  ],
  noRecords: 'No points yet',
  noRecordsText: 'Ask one question and your first points arrive.',
  recordsError: 'The records could not be loaded',
  allRecords: 'These are all records',
  retry: 'Try again',
}
