import fc from 'fast-check'
import { expect } from 'vitest'
import type { QuestionKind } from '../../../../domain/generation.ts'
import { EngineFailure } from '../../../../ports.ts'
import { eventually } from '../../../../testing/eventually.ts'
import type { AskModel, AskSpec, ModelAsk } from './ask-model.ts'
import { readAnswer } from './read-answer.ts'
import type { RealAsk, RealSystem } from './real-system.ts'

type Step = fc.AsyncCommand<AskModel, RealSystem>

/** A step that is possible when `choose` finds something to do it with, followed by a look around. */
function step<Target>(
  name: string,
  choose: (model: AskModel) => Target | undefined,
  run: (model: AskModel, system: RealSystem, target: Target) => Promise<void>,
): Step {
  return {
    toString: () => name,
    check: (model) => choose(model) !== undefined,
    async run(model, system) {
      const target = choose(model)
      if (target === undefined) return
      await run(model, system, target)
      const used = model.topics.map((fork) => fork.versions.length > 0)
      await eventually(() => system.seen(used)).toEqual(model.seen())
    },
  }
}

const pick = <T>(items: readonly T[], index: number): T | undefined => items[index % items.length]

function realAsk(system: RealSystem, ask: ModelAsk): RealAsk {
  const found = system.asks.get(ask)
  if (!found) throw new Error('The model knows an ask that the real system does not')
  return found
}

function ask(spec: Omit<AskSpec, 'text'>): Step {
  const { slot, kind, detached, node } = spec
  const target = (model: AskModel) => {
    const questions = model.path(slot).slice(0, -1)
    if (kind === 0) return { at: 0, question: undefined }
    const at = spec.at % questions.length
    const fork = questions[at]
    const question = fork?.versions[fork.shown]
    return question && { at, question }
  }
  return step(`ask ${JSON.stringify(spec)}`, target, async (model, system, { at, question }) => {
    const shown = question?.answers[question.shown]?.ask
    const named = kind === 1 ? question?.ask : shown
    const start = named && realAsk(system, named).start
    const text = `question ${model.asks.length}`
    const expected = model.ask({ ...spec, at, text })
    const asking = system.ask(node, {
      question: text,
      topics_id: system.topicOf(slot),
      question_type: kind,
      message_id: (kind === 1 ? start?.question_message_id : start?.answer_message_id) ?? '',
      detached,
    })
    if (typeof expected === 'string') await expect(asking).rejects.toMatchObject({ key: expected })
    else system.asks.set(expected, await asking)
  })
}

function onRunning(
  name: string,
  index: number,
  run: (model: AskModel, ask: ModelAsk, real: RealAsk, system: RealSystem) => void | Promise<void>,
): Step {
  const target = (model: AskModel) => pick(model.running(), index)
  return step(`${name} ${index}`, target, async (model, system, chosen) => {
    await run(model, chosen, realAsk(system, chosen), system)
  })
}

const say = (index: number, event: 'think' | 'message', content: string) =>
  onRunning(`say ${event} ${content}`, index, async (_, chosen, { engine, start }, system) => {
    if (event === 'think') chosen.think += content
    else chosen.text += content
    engine.say({ event, content })
    // A crash loses what was not stored yet, and not every answer is one of those shown.
    await readAnswer(system.observer, start.request_id, chosen)
  })

const finish = (index: number) =>
  onRunning('finish', index, (model, chosen, { engine }) => {
    model.end(chosen, chosen.text === '' ? 'failed' : 'done')
    engine.finish()
  })

const fail = (index: number) =>
  onRunning('fail', index, (model, chosen, { engine }) => {
    model.end(chosen, 'failed')
    engine.fail(new EngineFailure('error.modelFailed'))
  })

const disconnect = (index: number) =>
  onRunning('disconnect', index, (model, chosen, { connection }) => {
    if (!chosen.detached) model.end(chosen, 'stopped')
    connection.abort()
  })

const stop = (index: number, node: number) =>
  onRunning(`at node ${node} stop`, index, async (model, chosen, { start }, system) => {
    model.end(chosen, 'stopped')
    await system.client(node).stop(start.request_id)
  })

function lose(node: number, how: 'crash' | 'loseLease'): Step {
  return step(`${how} ${node}`, Boolean, async (model, system) => {
    for (const one of model.running()) if (one.node === node) model.end(one, 'interrupted')
    await system[how](node)
  })
}

const passMidnight = step('pass midnight', Boolean, async (model, system) => {
  model.day += 1
  system.passMidnight()
})

function switchVersion(slot: number, at: number, to: number): Step {
  const target = (model: AskModel) => {
    const fork = pick(model.path(slot).slice(0, -1), at)
    const shown = fork?.versions[fork.shown]
    const wanted = fork && pick(fork.versions, to)
    return fork && shown && wanted && { fork, shown, wanted }
  }
  return step(`switch ${slot} ${at} ${to}`, target, async (_, system, { fork, shown, wanted }) => {
    fork.shown = fork.versions.indexOf(wanted)
    const [current, next] = [shown, wanted].map(
      (question) => realAsk(system, question.ask).start.question_message_id,
    )
    await system.observer.switchVersion(system.topicOf(slot), current ?? '', next ?? '')
  })
}

function attach(index: number, node: number): Step {
  const target = (model: AskModel) => pick(model.asks, index)
  return step(`attach ${index} at ${node}`, target, async (_, system, chosen) => {
    const { start } = realAsk(system, chosen)
    const reported = await readAnswer(system.client(node), start.request_id, chosen)
    const { think, text, status } = chosen
    expect(reported).toEqual({ think, text, status: status === 'interrupted' ? 'failed' : status })
  })
}

const index = fc.nat(11)
const node = fc.constantFrom(0, 1)
const disaster = fc.constantFrom('crash', 'loseLease')
const slot = fc.constantFrom(0, 0, 1, 2, 3)
const content = fc.constantFrom('a', '币', '🪙 ', '\n\n', 'x'.repeat(50))

/** Mostly the everyday; a disaster now and then. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({
        slot,
        kind: fc.constantFrom<QuestionKind>(0, 0, 1, 2),
        at: index,
        detached: fc.boolean(),
        node,
      })
      .map(ask),
  },
  {
    weight: 8,
    arbitrary: fc
      .tuple(index, fc.constantFrom('think', 'message', 'message'), content)
      .map((of) => say(...of)),
  },
  { weight: 5, arbitrary: index.map(finish) },
  { weight: 1, arbitrary: index.map(fail) },
  { weight: 2, arbitrary: index.map(disconnect) },
  { weight: 2, arbitrary: fc.tuple(index, node).map((of) => stop(...of)) },
  { weight: 1, arbitrary: fc.tuple(node, disaster).map((of) => lose(...of)) },
  { weight: 1, arbitrary: fc.constant(passMidnight) },
  { weight: 3, arbitrary: fc.tuple(slot, index, index).map((of) => switchVersion(...of)) },
  { weight: 3, arbitrary: fc.tuple(index, node).map((of) => attach(...of)) },
)
