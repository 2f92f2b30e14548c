/** What can be done with a turn; what is absent can't be done now. */
export interface TurnActions {
  readonly onEdit?: (questionId: string, text: string) => void
  readonly onRefresh?: (answerId: string) => void
  readonly onSwitch?: (from: string, to: string) => void
}
