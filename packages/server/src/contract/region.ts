import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'

/** Whether the request came through a proxy that is believed. */
export const isForwarded = ({ ips = [] }: Pick<FastifyRequest, 'ips'>): boolean => ips.length > 1

/** The region that a proxy has found for the client's address; null where none that is believed says one. */
export function regionOf(
  request: Pick<FastifyRequest, 'headers' | 'ips'>,
  { REGION_HEADER }: Pick<Env, 'REGION_HEADER'>,
): string | null {
  const region = REGION_HEADER && isForwarded(request) && request.headers[REGION_HEADER]
  return typeof region === 'string' ? region.trim().toUpperCase() : null
}
