import { courseOf } from '../../drawings/course.ts'
import { findingOf, shown } from '../../research/figure-text.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { plain } from '../writer.ts'
import { readingOf } from './market.ts'
import { type PlanOf, type Topic, unknown } from './topic.ts'

const MOST_SHOWN = 7

/** Fear and greed, today and over some days. */
export const mood: Topic<PlanOf<'mood'>> = {
  port: 'sentiment',
  step: (_, language) => RESEARCH_MESSAGES[language].sentiment,
  async read({ days }, { data: { sentiment }, signal }) {
    if (!sentiment) return null
    const moods = await sentiment.moods(days, signal)
    const today = moods.at(-1)
    if (!today) return unknown(({ say }) => [say('mood.none')])
    const found = findingOf({
      title: `Fear & Greed Index – ${sentiment.name}`,
      url: sentiment.attribution.url,
      excerpt: `${shown(today.index)}, ${today.label}`,
      result: { moods },
    })
    return readingOf(found, (writer) => {
      const { say } = writer
      // As the source calls it: `Extreme Fear`.
      const label = (text: string) =>
        say('mood.label', { mood: text.replace(' ', ''), text: plain(text) })
      const step = Math.max(1, Math.ceil(moods.length / MOST_SHOWN))
      const past = moods.filter((_, at) => (moods.length - 1 - at) % step === 0).toReversed()
      const rows = past.map(({ at, index, label: of }) => [
        ...[at.toISOString().slice(0, 10), writer.show({ ...index, unit: '' }), label(of)],
      ])
      return [
        say('mood.lead', {
          value: writer.show({ ...today.index, unit: '' }),
          ...{
            mood: label(today.label).toLowerCase(),
            from: writer.from(sentiment.name, today.at),
          },
        }),
        writer.chart(
          // The table holds all of a few days.
          courseOf(
            moods.length > MOST_SHOWN
              ? moods.map(({ at, index: { value } }) => ({ value, asOf: at.toISOString() }))
              : [],
            {
              ...{ name: say('label.index'), unit: '', source: sentiment.name },
              title: say('mood.title'),
            },
          ),
        ),
        ...(rows.length > 1 ? [writer.table(writer.labels('day', 'index', 'mood'), rows)] : []),
      ]
    })
  },
}
