import { createInterface } from 'node:readline/promises'

/** The server, and the address that the sign-in code is mailed to. */
export const [server = 'http://localhost:3000', email = 'me@example.com'] = process.argv.slice(2)

/** The six characters of the mail, as somebody types them. */
export async function typedCode(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const code = await terminal.question('Code: ')
  terminal.close()
  return code.trim()
}

/** An ask that is refused is answered with JSON, with status 200, too. */
export async function streamOrRefusal(response: Response): Promise<Response> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response
  const { message } = (await response.json()) as { message: string }
  throw new Error(message)
}

/** The events of a stream as they arrive. */
export async function* eventsOf<Event>({ body }: Response): AsyncGenerator<Event> {
  if (!body) return
  let text = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const parts = (text + chunk).split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const data = part.split('\n').find((line) => line.startsWith('data: '))
      if (data) yield JSON.parse(data.slice('data: '.length)) as Event
    }
  }
}

interface ShownEvent {
  readonly event: string
  readonly content?: string
  readonly message?: string
  readonly message_count?: number
}

/** Writes the answer as it arrives. Other events, and those of later servers, are passed over. */
export function show({ event, content = '', message, message_count }: ShownEvent): void {
  if (event === 'message') process.stdout.write(content)
  if (event === 'error') throw new Error(message)
  if (event === 'close') console.log(`\n${message_count} more questions today`)
}
