import { type Case, refusal } from '../case.ts'
import { limited } from '../limited.ts'

export const limitCases: readonly Case[] = limited.map((id) =>
  refusal(id, 'error.tooManyRequests', 'one request too many', async (stage) => {
    const { request, ...person } = await stage.subject.limited(id)
    return { client: stage.as(person), request }
  }),
)
