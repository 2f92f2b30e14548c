export { TaskList, type TaskListLabels, type TaskListProps } from './task-list.tsx'
export type { Task } from './task-row.tsx'
