import { describe, expectTypeOf, it } from 'vitest'
import type { ClientSchemas } from '../client-schemas.gen.ts'
import type {
  FileReply,
  Handlers,
  Input,
  JsonReply,
  OperationId,
  RedirectReply,
  Reply,
  Schemas,
  StreamReply,
  Success,
} from './contract.ts'

type None = Record<never, never>

describe('Input', () => {
  it('has the body of an operation', () => {
    expectTypeOf<Input<'sendEmail'>['body']>().toEqualTypeOf<Schemas['SendEmailRequest']>()
    expectTypeOf<Input<'uploadAvatar'>['body']>().toEqualTypeOf<{ readonly file: Uint8Array }>()
    expectTypeOf<Input<'fetchUser'>['body']>().toEqualTypeOf<undefined>()
    expectTypeOf<Input<'appleLogin'>['body']>().toEqualTypeOf<
      Schemas['AppleLoginRequest'] | undefined
    >()
  })

  it('has the parameters of an operation, each in its place', () => {
    expectTypeOf<Input<'attachAnswer'>['path']>().toEqualTypeOf<{ request_id: string }>()
    expectTypeOf<Input<'attachAnswer'>['header']>().toEqualTypeOf<{ 'Last-Event-ID'?: number }>()
    expectTypeOf<Input<'attachAnswer'>['query']>().toEqualTypeOf<None>()
    expectTypeOf<Input<'fetchHotTopics'>['query']>().toHaveProperty('limit')
  })

  it('demands nothing where an operation has no parameters', () => {
    expectTypeOf<{ path: None; query: None; header: None; body: undefined }>().toExtend<
      Input<'fetchUser'>
    >()
  })
})

describe('Reply', () => {
  it('is of the kinds that the operation declares', () => {
    expectTypeOf<Reply<'fetchUser'>>().toEqualTypeOf<JsonReply<'fetchUser'>>()
    expectTypeOf<Reply<'ask'>>().toEqualTypeOf<JsonReply<'ask'> | StreamReply>()
    expectTypeOf<Reply<'attachAnswer'>>().toEqualTypeOf<StreamReply>()
    expectTypeOf<Reply<'fetchAvatar'>>().toEqualTypeOf<FileReply>()
    expectTypeOf<Reply<'downloadTopic'>>().toEqualTypeOf<FileReply>()
    expectTypeOf<Reply<'beginGoogleLogin'>>().toEqualTypeOf<RedirectReply>()
  })

  it('is possible for every operation', () => {
    type Impossible = { [Id in OperationId]: [Reply<Id>] extends [never] ? Id : never }[OperationId]
    expectTypeOf<Impossible>().toEqualTypeOf<never>()
  })

  it('carries the success alone, not the refusal', () => {
    expectTypeOf<Success<'ask'>>().toEqualTypeOf<Schemas['AskReply']>()
    expectTypeOf<Success<'fetchUser'>['code']>().toEqualTypeOf<0>()
    expectTypeOf<Success<'fetchTopicList'>>().toEqualTypeOf<Schemas['TopicListReply']>()
  })
})

describe('lists that come in pages', () => {
  it('are those that the generator makes page calls for', () => {
    type Paged<Id extends OperationId> = Success<Id> extends { next: unknown } ? Id : never
    type AllPaged = { [Id in OperationId]: [Success<Id>] extends [never] ? never : Paged<Id> }
    expectTypeOf<AllPaged[OperationId]>().toEqualTypeOf<
      'fetchTopicList' | 'fetchCollection' | 'fetchSharedTopics'
    >()
  })
})

describe('Handlers', () => {
  it('hands each operation its own input and asks for its own reply', () => {
    type StopAnswer = Handlers<{ user: string }>['stopAnswer']
    expectTypeOf<StopAnswer>().toEqualTypeOf<
      (ctx: { user: string }, input: Input<'stopAnswer'>) => Promise<Reply<'stopAnswer'>>
    >()
  })

  it('hands the context of a user to those that the contract closes to visitors', () => {
    type Anybody = { viewer: string | null }
    type Table = Handlers<Anybody, { viewer: string }>
    expectTypeOf<Parameters<Table['stopAnswer']>[0]>().toEqualTypeOf<{ viewer: string }>()
    expectTypeOf<Parameters<Table['fetchSharedTopic']>[0]>().toEqualTypeOf<Anybody>()
  })
})

describe('the two generators', () => {
  it('agree on every schema of the contract but the file, which a browser sends as a Blob', () => {
    type Name = keyof Schemas & keyof ClientSchemas
    type Disagreeing = {
      [Key in Name]: [Schemas[Key], ClientSchemas[Key]] extends [ClientSchemas[Key], Schemas[Key]]
        ? never
        : Key
    }[Name]
    expectTypeOf<Disagreeing>().toEqualTypeOf<'UploadAvatarRequest'>()
    expectTypeOf<keyof ClientSchemas>().toEqualTypeOf<keyof Schemas>()
  })
})
