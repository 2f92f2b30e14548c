import type { AnswerLabels } from '../blocks/answer/answer.tsx'
import type { AnswerStallLabels } from '../blocks/answer-stall/answer-stall.tsx'
import type { AppHeaderLabels } from '../blocks/app-header/app-header.tsx'
import type { AvatarMenuLabels } from '../blocks/avatar-menu/avatar-menu.tsx'
import type { CalculatorFormProps } from '../blocks/calculator-form/calculator-form.tsx'
import type { ChartLabels } from '../blocks/chart/chart.tsx'
import type { CommandPaletteLabels } from '../blocks/command-palette/command-palette.tsx'
import type { ComposerLabels } from '../blocks/composer/composer.tsx'
import type { ConnectionStateLabels } from '../blocks/connection-state/connection-state.tsx'
import type { DislikeFormProps } from '../blocks/dislike-form/dislike-form.tsx'
import type { EditDialogLabels } from '../blocks/edit-dialog/edit-dialog.tsx'
import type { EmailSentDialogLabels } from '../blocks/email-sent-dialog/email-sent-dialog.tsx'
import type { ExportMenuLabels } from '../blocks/export-menu/export-menu.tsx'
import type { HistoryListLabels } from '../blocks/history-list/history-list.tsx'
import type { LoginPanelLabels } from '../blocks/login-panel/login-panel.tsx'
import type { MobileMenuLabels } from '../blocks/mobile-menu/mobile-menu.tsx'
import type { PageFrameLabels } from '../blocks/page-frame/page-frame.tsx'
import type { PointsRecordsLabels } from '../blocks/points-records/points-records.tsx'
import type { PointsSummaryLabels } from '../blocks/points-summary/points-summary.tsx'
import type { ProCardProps } from '../blocks/pro-card/pro-card.tsx'
import type { QuestionLabels } from '../blocks/question/question.tsx'
import type { RecentTopicsLabels } from '../blocks/recent-topics/recent-topics.tsx'
import type { SearchFormLabels } from '../blocks/search-form/search-form.tsx'
import type {
  AccountSettingsLabels,
  DataDownloadLabels,
  DataSettingsLabels,
  PreferenceSettingsLabels,
  SessionListLabels,
  SettingsDialogLabels,
  SharedLinksLabels,
} from '../blocks/settings/settings.tsx'
import type { ShareDialogLabels } from '../blocks/share-dialog/share-dialog.tsx'
import type { SignInNoticeLabels } from '../blocks/sign-in-notice/sign-in-notice.tsx'
import type { SocialProviderId } from '../blocks/social-login/social-login.tsx'
import type { SourcePanelLabels } from '../blocks/source-panel/source-panel.tsx'
import type { TaskListLabels } from '../blocks/task-list/task-list.tsx'
import type { TopicActionsLabels } from '../blocks/topic-actions/topic-actions.tsx'
import type { VersionPickerLabels } from '../blocks/version-picker/version-picker.tsx'
import type { FigureLabels, MarkdownLabels } from '../markdown/markdown.tsx'
import type { CopyButtonProps } from '../primitives/copy-button/copy-button.tsx'
import type { PaginationLabels } from '../primitives/pagination/pagination.tsx'
import type { ToasterProps } from '../primitives/toast/toast.tsx'

/**
 * What the parts say, by the part's name: the `labels` of each, and the texts without which an answer
 * can't be shown. A language that leaves one out does not compile.
 */
export interface Labels {
  accountSettings: AccountSettingsLabels
  /** An `Analysis`' heading: while it is written, and from then on. */
  analysis: { running: string; done: string }
  answer: AnswerLabels
  /** An `ActionBar`'s name, and those of the buttons in it. */
  answerActions: Record<'group' | 'copy' | 'copied' | 'refresh' | 'like' | 'dislike', string>
  answerStall: AnswerStallLabels
  /** `theme` leads from the light theme to the dark one, and `points` are without their number. */
  appHeader: AppHeaderLabels
  avatarMenu: Required<AvatarMenuLabels>
  calculatorForm: CalculatorFormProps['labels']
  /** A `Chart`'s, and as `labels.chart` those of charts in Markdown. */
  chart: Required<ChartLabels> & NonNullable<MarkdownLabels['chart']>
  commandPalette: CommandPaletteLabels
  composer: ComposerLabels
  connectionState: Required<ConnectionStateLabels>
  copyButton: CopyButtonProps['labels']
  dataDownload: DataDownloadLabels
  dataSettings: DataSettingsLabels
  dislikeForm: DislikeFormProps['labels']
  editDialog: Required<EditDialogLabels>
  emailSentDialog: EmailSentDialogLabels
  exportMenu: ExportMenuLabels
  /** The `labels` of an answer's figures in Markdown. */
  figures: FigureLabels
  historyList: HistoryListLabels
  loginPanel: Required<LoginPanelLabels>
  /** Without those of charts. */
  markdown: Omit<MarkdownLabels, 'chart'>
  /** `theme` leads from the light theme to the dark one. */
  mobileMenu: Required<MobileMenuLabels>
  pageFrame: PageFrameLabels
  pagination: PaginationLabels
  pointsRecords: PointsRecordsLabels
  pointsSummary: PointsSummaryLabels
  preferenceSettings: PreferenceSettingsLabels
  proCard: ProCardProps['labels']
  question: Required<QuestionLabels>
  recentTopics: Required<RecentTopicsLabels>
  searchForm: SearchFormLabels
  sessionList: SessionListLabels
  settingsDialog: SettingsDialogLabels
  shareDialog: ShareDialogLabels
  sharedLinks: SharedLinksLabels
  /** For a session that has ended. */
  signInNotice: Required<SignInNoticeLabels>
  socialLogin: Record<SocialProviderId, string>
  /** A `SourceList`'s heading, and the button that opens the panel of sources. */
  sourceList: { heading: string; open: string }
  sourcePanel: Required<SourcePanelLabels>
  taskList: TaskListLabels
  toaster: ToasterProps['labels']
  /** With the name of the `ExportButton` beside them. */
  topicActions: TopicActionsLabels & { export: string }
  versionPicker: VersionPickerLabels
}
