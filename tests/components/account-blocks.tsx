import { LoginPanel } from '@coinquiry/ui/blocks/login-panel'
import { PlanCard } from '@coinquiry/ui/blocks/plan-card'
import { PointsRecords } from '@coinquiry/ui/blocks/points-records'
import { PointsSummary } from '@coinquiry/ui/blocks/points-summary'
import { PricingTable } from '@coinquiry/ui/blocks/pricing-table'
import { ProCard } from '@coinquiry/ui/blocks/pro-card'
import {
  AccountSettings,
  DataDownload,
  DataSettings,
  PreferenceSettings,
  SessionList,
  SharedLinks,
} from '@coinquiry/ui/blocks/settings'
import { SignInNotice } from '@coinquiry/ui/blocks/sign-in-notice'
import { SocialLogin } from '@coinquiry/ui/blocks/social-login'
import { TaskList } from '@coinquiry/ui/blocks/task-list'
import { en as settings } from '../../packages/ui/stories/labels/charts-settings/en.ts'
import { en as labels } from '../../packages/ui/stories/labels/en.ts'
import { en as points } from '../../packages/ui/stories/labels/points.ts'
import { en as pricing } from '../../packages/ui/stories/labels/pricing.ts'
import { type Examples, nothing } from './example.ts'

/** Signing in, settings, points and plans. */
export const accountBlocks: Examples = {
  LoginPanel: {
    render: (root) => (
      <LoginPanel
        {...root}
        labels={labels.login}
        email=""
        onEmailChange={nothing}
        sendable={false}
      />
    ),
  },
  SocialLogin: {
    render: (root) => (
      <SocialLogin
        {...root}
        providers={[{ id: 'google', label: labels.socialLogin.google, action: '#google' }]}
      />
    ),
  },
  SignInNotice: {
    render: (root) => <SignInNotice {...root} labels={settings.signInNotice} />,
  },
  AccountSettings: {
    render: (root) => (
      <AccountSettings
        {...root}
        labels={settings.accountSettings}
        account={{ name: labels.userName, email: settings.email, pro: false }}
      />
    ),
  },
  PreferenceSettings: {
    render: (root) => (
      <PreferenceSettings
        {...root}
        labels={settings.preferenceSettings}
        theme="light"
        languages={[{ value: 'en', label: 'English' }]}
        language="en"
        copyright={false}
      />
    ),
  },
  DataDownload: {
    render: (root) => <DataDownload {...root} labels={settings.dataDownload} />,
  },
  DataSettings: {
    render: (root) => (
      <DataSettings {...root} labels={settings.dataSettings} optimization={false} />
    ),
  },
  SessionList: {
    render: (root) => <SessionList {...root} labels={settings.sessionList} sessions={[]} />,
  },
  SharedLinks: {
    render: (root) => (
      <SharedLinks {...root} labels={settings.sharedLinks} links={[]} state="end" />
    ),
  },
  PlanCard: {
    render: (root) => (
      <PlanCard {...root} headingAs="h2" plan={pricing.plans.yearly} onChoose={nothing} />
    ),
  },
  PricingTable: {
    render: (root) => (
      <PricingTable
        {...root}
        title={pricing.title}
        plans={[{ id: 'free', ...pricing.plans.free }]}
        onChoose={nothing}
      />
    ),
  },
  ProCard: {
    render: (root) => (
      <ProCard {...root} labels={pricing.card} title={pricing.card.title} onAction={nothing} />
    ),
  },
  PointsSummary: { render: (root) => <PointsSummary {...root} labels={points.summary} /> },
  PointsRecords: {
    render: (root) => (
      <PointsRecords {...root} labels={points.recordLabels} records={points.records} state="end" />
    ),
  },
  TaskList: {
    render: (root) => <TaskList {...root} labels={points.taskLabels} tasks={points.tasks} />,
  },
}
