import { courseOf } from '../../drawings/course.ts'
import { findingOf, shown } from '../../research/figure-text.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { plain } from '../writer.ts'
import { readingOf } from './market.ts'
import { type PlanOf, type Topic, unknown } from './topic.ts'

/** As the source calls them. */
const LABELS_ZH: Readonly<Record<string, string>> = {
  'Extreme Fear': '极度恐慌',
  Fear: '恐慌',
  Neutral: '中性',
  Greed: '贪婪',
  'Extreme Greed': '极度贪婪',
}
const MOST_SHOWN = 7

/** Fear and greed, today and over some days. */
export const mood: Topic<PlanOf<'mood'>> = {
  port: 'sentiment',
  step: (_, language) => RESEARCH_MESSAGES[language].sentiment,
  async read({ days }, { data: { sentiment }, signal }) {
    if (!sentiment) return null
    const moods = await sentiment.moods(days, signal)
    const today = moods.at(-1)
    if (!today)
      return unknown(({ pick }) => [pick('There is no index just now.', '暂时没有这项指数。')])
    const found = findingOf({
      title: `Fear & Greed Index – ${sentiment.name}`,
      url: sentiment.attribution.url,
      excerpt: `${shown(today.index)}, ${today.label}`,
      result: { moods },
    })
    return readingOf(found, (writer) => {
      const label = (text: string) => writer.pick(plain(text), LABELS_ZH[text] ?? plain(text))
      const value = writer.show({ ...today.index, unit: '' })
      const end = writer.from(sentiment.name, today.at)
      const step = Math.max(1, Math.ceil(moods.length / MOST_SHOWN))
      const past = moods.filter((_, at) => (moods.length - 1 - at) % step === 0).toReversed()
      const rows = past.map(({ at, index, label: of }) => [
        ...[at.toISOString().slice(0, 10), writer.show({ ...index, unit: '' }), label(of)],
      ])
      const head = writer.pick(['Day', 'Index', 'Mood'], ['日期', '指数', '情绪'])
      return [
        writer.pick(
          `**The fear and greed index is at ${value}: ${label(today.label).toLowerCase()}** (0 means extreme fear, 100 extreme greed; ${end}).`,
          `**恐慌与贪婪指数是 ${value}：${label(today.label)}**（0 为极度恐慌，100 为极度贪婪；${end}）。`,
        ),
        writer.chart(
          // The table holds all of a few days.
          courseOf(
            moods.length > MOST_SHOWN
              ? moods.map(({ at, index: { value } }) => ({ value, asOf: at.toISOString() }))
              : [],
            {
              ...{ name: writer.pick('Index', '指数'), unit: '', source: sentiment.name },
              title: writer.pick('Fear and greed', '恐慌与贪婪指数'),
            },
          ),
        ),
        ...(rows.length > 1 ? [writer.table(head, rows)] : []),
      ]
    })
  },
}
