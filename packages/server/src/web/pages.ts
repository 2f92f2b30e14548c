import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from './framework-errors.ts'

/** Addresses that the app's router knows; any other page is answered with 404 and its own page. */
const ROUTES = ['/chat/:topics_id', '/chat/:topics_id/:share_token', '/history', '/points']

/** The built app from one folder: some pages are prerendered, all others are the frame alone (`shell.html`). */
export async function pages(app: FastifyInstance, root: string) {
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(`The app is not built: ${root} has no index.html. Run "npm run build".`)
  }
  const hashed = join(root, 'assets', sep)
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header(
        'cache-control',
        path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  app.get('/', (_request, reply) => reply.sendFile('index.html'))
  for (const url of ROUTES) app.get(url, (_request, reply) => reply.sendFile('shell.html'))
  // The prerendered login shows no query.
  app.get('/login', ({ url }, reply) =>
    reply.sendFile(url.includes('?') ? 'shell.html' : 'login.html'),
  )
  app.setNotFoundHandler(unknownPage)
}

async function unknownPage(request: FastifyRequest, reply: FastifyReply) {
  const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
  if (wantsPage && !request.url.startsWith('/api/')) return reply.code(404).sendFile('shell.html')
  return notFound(request, reply)
}
