import type { Operation, OperationId } from '../src/contract/contract.ts'
import { Client } from './client.ts'
import type { Exchange } from './exchange.ts'
import { namedWorlds } from './named-worlds.ts'
import type { Credentials } from './request.ts'
import type { Subject } from './subject.ts'

/** The server under test and clients of it, for one case. */
export class CaseContext {
  readonly subject: Subject
  /** The operations that have succeeded. */
  readonly succeeded = new Set<OperationId>()
  /** The newest request, with its reply. */
  lastExchange: Exchange | null = null

  constructor(subject: Subject) {
    this.subject = namedWorlds(subject)
  }

  /** Somebody without an account, at the server under test unless another is named. */
  visitor(server: Pick<Credentials, 'api'> = this.subject): Client {
    return this.as({ api: server.api })
  }

  as(person: Credentials): Client {
    return new Client(person, {
      sent: (exchange) => {
        this.lastExchange = exchange
      },
      succeeded: (id) => this.succeeded.add(id),
    })
  }

  async freeUser(): Promise<Client> {
    return this.as(await this.subject.freeUser())
  }

  /** A new user where the operation requires a sign-in, else a visitor. */
  async callerOf({ signInRequired }: Operation): Promise<Client> {
    return signInRequired ? this.freeUser() : this.visitor()
  }

  async proUser(): Promise<Client> {
    return this.as(await this.subject.proUser())
  }
}
