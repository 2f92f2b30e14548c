import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { sourceOf } from '../../research/news-tool.ts'
import { minuteOf, plain } from '../writer.ts'
import { type PlanOf, type Topic, unknown } from './topic.ts'

const LIMIT = 8

/** Headlines of the last days, as their publishers wrote them. */
export const news: Topic<PlanOf<'news'>> = {
  port: 'news',
  step: ({ about }, language) => RESEARCH_MESSAGES[language].news(about.slice(0, 2).join(', ')),
  async read({ about, days }, { data: { news }, signal }) {
    if (!news) return null
    const { headlines, unread } = await news.headlines({ about, days, limit: LIMIT }, signal)
    const subject = about[0] ? plain(about[0]) : null
    if (headlines.length === 0)
      return unknown(({ pick }) => [
        pick(
          `No headline of the last ${days} days${subject ? ` mentions ${subject}` : ' was found'}.`,
          `最近 ${days} 天没有${subject ? `提到 ${subject} 的` : ''}新闻标题。`,
        ),
      ])
    return {
      sources: headlines.map(sourceOf),
      figures: [],
      write: (writer) => [
        writer.pick(
          `**Headlines of the last ${days} days${subject ? ` on ${subject}` : ''}**, as their publishers wrote them:`,
          `**最近 ${days} 天${subject ? `关于 ${subject} ` : ''}的新闻标题**，均为发布者原文：`,
        ),
        headlines
          .map(
            ({ title, publisher, published }, at) =>
              `- ${plain(title)} – ${plain(publisher)}, ${minuteOf(published)}${writer.cite(at)}`,
          )
          .join('\n'),
        ...(unread.length > 0
          ? [
              writer.pick(
                `Some feeds could not be read: ${unread.join(', ')}.`,
                `有些新闻源未能读取：${unread.join('、')}。`,
              ),
            ]
          : []),
      ],
    }
  },
}
