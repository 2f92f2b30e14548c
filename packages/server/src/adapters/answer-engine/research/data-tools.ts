import type { LiveData } from '../../../ports/live-data.ts'
import type { ClassOf } from '../../source-classes/source-classes.ts'
import { attributedTool } from './attributed.ts'
import { chainTool } from './chain-tool.ts'
import { defiTool } from './defi-tool.ts'
import { historyTool } from './history-tool.ts'
import { marketTool } from './market-tool.ts'
import { newsTool } from './news-tool.ts'
import { overviewTool } from './overview-tool.ts'
import { profileTool } from './profile-tool.ts'
import { rankingTool } from './ranking-tool.ts'
import { sentimentTool } from './sentiment-tool.ts'
import type { Tool } from './tool.ts'

const OF_MARKET = [marketTool, historyTool, profileTool, rankingTool, overviewTool]

/** What may be asked of the sources that there are; with `classOf` headlines stand by their classes. */
export function dataTools(
  { market, defi, chains, sentiment, news }: Partial<LiveData>,
  classOf?: ClassOf,
): Tool[] {
  return [
    ...(market ? OF_MARKET.map((tool) => attributedTool(tool(market), market.attribution)) : []),
    ...(defi ? [attributedTool(defiTool(defi), defi.attribution)] : []),
    ...(chains ? [chainTool(chains, market ?? null)] : []),
    ...(sentiment ? [attributedTool(sentimentTool(sentiment), sentiment.attribution)] : []),
    ...(news ? [newsTool(news, classOf)] : []),
  ]
}
