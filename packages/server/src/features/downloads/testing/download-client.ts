import type { FileReply } from '@coinquiry/api-client/contract'
import type { RequestContext } from '../../../app-context.ts'
import { visitor } from '../../../contract/viewer.ts'
import type { Documents, ExportDocument } from '../../../ports/documents.ts'
import type { Client } from '../../../testing/ask-world.ts'
import { handlerContext, queryOnly } from '../../../testing/handler-context.ts'
import { downloadHandlers } from '../handlers.ts'

export interface Download {
  readonly name: string | null
  readonly mediaType: string
  readonly document: ExportDocument
}

interface Asked {
  readonly file_type?: 0 | 1 | 2
  readonly time_zone?: string
  readonly as?: 'client' | 'visitor'
  /** Who really writes the documents; nobody unless it is told. */
  readonly documents?: Pick<Documents, 'enter'>
  readonly over?: Partial<Omit<RequestContext, 'ports'>>
}

/** Exports a topic, and gives what was to be written. */
export function exportTopic(client: Client, topics_id: string, asked: Asked = {}) {
  return exported(client, asked, (ctx, file) =>
    downloadHandlers.downloadTopic(ctx, queryOnly({ topics_id, ...file })),
  )
}

export function exportMessage(client: Client, message_id: string, asked: Asked = {}) {
  const user_id = 'somebody-else'
  return exported(client, asked, (ctx, file) =>
    downloadHandlers.downloadMessage(ctx, queryOnly({ message_id, user_id, ...file })),
  )
}

async function exported(
  client: Client,
  { file_type = 0, time_zone = 'UTC', as = 'client', documents, over = {} }: Asked,
  download: (
    ctx: RequestContext,
    file: { readonly file_type: 0 | 1 | 2; readonly time_zone: string },
  ) => Promise<FileReply>,
): Promise<Download> {
  const written: ExportDocument[] = []
  const writer: Documents = {
    queued: 0,
    close: async () => {},
    enter: (client) => {
      const place = documents?.enter(client)
      return {
        leave: () => place?.leave(),
        write: async (document, ...rest) => {
          written.push(document)
          return (await place?.write(document, ...rest)) ?? new Uint8Array([1, 2, 3])
        },
      }
    },
  }
  const ctx = client.ctx()
  const viewer = as === 'visitor' ? visitor : ctx.viewer
  const { name, mediaType } = await download(
    handlerContext(ctx.database, { ...ctx, viewer, ports: { documents: writer }, ...over }),
    { file_type, time_zone },
  )
  const [document] = written
  if (!document) throw new Error('Nothing was written')
  return { name, mediaType, document }
}
