import type { AppContext } from '../../app-context.ts'
import { askTool } from './ask-tool.ts'
import { calculateTool } from './calculate-tool.ts'
import { handbookTool, lookUpTools } from './look-up-tools.ts'
import { readTopicTool } from './read-topic-tool.ts'
import type { McpTool } from './tool.ts'

/** All tools, in the order in which they are listed. */
export function toolsOf({ env, ports }: Pick<AppContext, 'env' | 'ports'>): McpTool[] {
  return [
    askTool(env.PUBLIC_URL),
    readTopicTool,
    handbookTool(ports.lookUps),
    calculateTool(() => ports.clock.now()),
    ...lookUpTools(ports.lookUps),
  ]
}
