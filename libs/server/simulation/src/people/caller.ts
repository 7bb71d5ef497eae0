import { isConnectionError } from '@peyk/server-database';
import { DomainError, HTTP_ERRORS } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import type { World } from '../world/world';
import type { Installation } from './installation';

export interface Customer {
  accountId: bigint;
  userId: bigint;
  line: string;
}

const PATIENCE_MS = 2_000;
const AGAIN_MS = 300;

/** Calls the API as a patient program does: anyone who is not answered asks again, one that is refused for good stops. */
export class Caller {
  constructor(
    private readonly world: World,
    private readonly installation: Installation,
  ) {}

  /** The answer, or why there will be none. A process that dies or loses its database is asked again. */
  async call<T>(customer: Customer, handler: (context: RequestContext) => Promise<T>): Promise<T | DomainError> {
    const { accountId, userId } = customer;
    const account = { accountId, userId, impersonated: false };
    for (;;) {
      const { process, context } = this.installation.api;
      const request = { ...context, account, ip: '192.0.2.1', requestId: 'simulated' };
      const answer = process
        .run(() => handler(request))
        .then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        );
      const first = await Promise.race([answer, this.world.wait(PATIENCE_MS)]);
      if (first && 'value' in first) return first.value;
      if (first && first.error instanceof DomainError && isFinal(first.error)) return first.error;
      if (first && isFaultOfOurs(first.error)) this.world.complaints.push(`the API failed: ${String(first.error)}`);
      await this.world.wait(AGAIN_MS);
    }
  }
}

/** Not "another call with your key is at work" and not "too many": those pass. */
function isFinal({ status, code }: DomainError): boolean {
  return status !== 429 && code !== HTTP_ERRORS.stillBusy.code;
}

function isFaultOfOurs(error: unknown): boolean {
  return !(error instanceof DomainError) && !isConnectionError(error);
}
