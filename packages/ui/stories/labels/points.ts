import { useLabels } from '#stories/labels'
import * as enLabels from '../../src/labels/en/en.ts'
import * as zhLabels from '../../src/labels/zh/zh.ts'
import { en as english } from './en.ts'

/** What stories about points say, in the language chosen in Storybook's toolbar. */
export function usePointsLabels(): typeof zh {
  return useLabels() === english ? en : zh
}

export const zh = {
  summary: zhLabels.pointsSummary,
  current: '1,284',
  month: '196',
  largest: '9,007,199,254,740,991',
  taskLabels: zhLabels.taskList,
  tasks: [
    { id: 'user_register', title: '注册账户', points: '+10', completed: true },
    { id: 'bind_twitter', title: '绑定 X 账号', points: '+10', action: '去绑定' },
    {
      id: 'bind_discord',
      title: '绑定 Discord',
      points: '+10',
      action: '去绑定',
      disabledReason: '暂未开放',
    },
    { id: 'subscribe', title: '订阅 Pro', points: '+100', action: '去订阅' },
    {
      id: 'daily_ask',
      title: '每日提问',
      points: '每次 +2',
      progress: { value: 12, max: 40, text: '今天 12 / 40' },
    },
    {
      id: 'daily_share',
      title: '每日分享话题',
      points: '每个 +4',
      progress: { value: 80, max: 80, text: '今天 80 / 80' },
      completed: true,
    },
  ],
  longTask: '把你的 X 账号与 Coinquiry 绑定，并让头像、昵称保持同步，以后也可以用它直接登录',
  tasksError: '任务没能加载出来',
  recordLabels: zhLabels.pointsRecords,
  records: [
    { id: '1', title: '每日提问', time: '2026年11月20日 09:30', points: '+2', status: 'completed' },
    { id: '2', title: '订阅 Pro', time: '2026年11月20日 09:30', points: '+100', status: 'pending' },
    {
      id: '3',
      title: '每日分享话题',
      time: '2026年11月19日 09:30',
      points: '+4',
      status: 'completed',
    },
    {
      id: '4',
      title: '绑定 X 账号',
      time: '2026年11月17日 09:30',
      points: '+10',
      status: 'completed',
    },
  ] as {
    id: string
    title: string
    time: string
    points: string
    status: 'completed' | 'pending'
  }[],
  noRecords: '还没有积分记录',
  noRecordsText: '提一个问题，就能得到第一笔积分。',
  recordsError: '记录没能加载出来',
  retry: '重试',
}

export const en: typeof zh = {
  summary: enLabels.pointsSummary,
  current: '1,284',
  month: '196',
  largest: '9,007,199,254,740,991',
  taskLabels: enLabels.taskList,
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
    'Link your X account with Coinquiry, keep picture and name in step, and log in with it from then on',
  tasksError: 'The tasks could not be loaded',
  recordLabels: enLabels.pointsRecords,
  records: [
    {
      id: '1',
      title: 'Ask every day',
      time: 'Nov 20, 2026, 9:30 AM',
      points: '+2',
      status: 'completed',
    },
    {
      id: '2',
      title: 'Subscribe to Pro',
      time: 'Nov 20, 2026, 9:30 AM',
      points: '+100',
      status: 'pending',
    },
    {
      id: '3',
      title: 'Share topics every day',
      time: 'Nov 19, 2026, 9:30 AM',
      points: '+4',
      status: 'completed',
    },
    {
      id: '4',
      title: 'Link your X account',
      time: 'Nov 17, 2026, 9:30 AM',
      points: '+10',
      status: 'completed',
    },
  ],
  noRecords: 'No points yet',
  noRecordsText: 'Ask one question and your first points arrive.',
  recordsError: 'The records could not be loaded',
  retry: 'Try again',
}
