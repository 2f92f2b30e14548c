import { type HttpHandler, http } from 'msw'
import type { Mounted } from '../mount.ts'

/** Operations as msw serves them, at any origin. */
export const mswHandlers = (mounted: readonly Mounted[]): HttpHandler[] =>
  mounted.map(({ operation, path, serve }) => {
    const method = operation.method.toLowerCase() as 'get' | 'post' | 'delete'
    const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1')
    return http[method](`*${pattern}`, ({ request, params }) =>
      serve(request, params, request.signal),
    )
  })
