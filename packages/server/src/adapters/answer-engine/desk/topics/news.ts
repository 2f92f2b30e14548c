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
    const [subject = ''] = about
    const asked = { days, hasSubject: subject !== '', subject: plain(subject) }
    if (headlines.length === 0) return unknown(({ say }) => [say('news.none', asked)])
    return {
      sources: headlines.map(sourceOf),
      figures: [],
      write: ({ say, names, cite }) => [
        say('news.lead', asked),
        headlines
          .map(
            ({ title, publisher, published }, at) =>
              `- ${plain(title)} – ${plain(publisher)}, ${minuteOf(published)}${cite(at)}`,
          )
          .join('\n'),
        ...(unread.length > 0 ? [say('news.unread', { feeds: names(unread) })] : []),
      ],
    }
  },
}
