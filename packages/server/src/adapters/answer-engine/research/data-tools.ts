import type { LiveData } from '../../../ports/live-data.ts'
import { historyTool } from './history-tool.ts'
import { marketTool } from './market-tool.ts'
import { overviewTool } from './overview-tool.ts'
import { profileTool } from './profile-tool.ts'
import { rankingTool } from './ranking-tool.ts'
import type { Tool } from './tool.ts'

/** What may be asked of the sources that there are. */
export function dataTools({ market }: Partial<LiveData>): Tool[] {
  return [
    ...(market
      ? [
          marketTool(market),
          historyTool(market),
          profileTool(market),
          rankingTool(market),
          overviewTool(market),
        ]
      : []),
  ]
}
