import { DomainError } from '@peyk/server-http';

/** What the seed of a domain may build upon: all of it is there before the first seed is called. */
export interface DemoWorld {
  /** The account that people try the demo with. */
  readonly accountId: bigint;
  /** The account that login codes are sent from. */
  readonly systemAccountId: bigint;
  /** Numbers of the lines that the demo has. */
  readonly lines: { readonly advertising: string; readonly service: string; readonly system: string };
  /** Pictures for the demo; without it there are none. */
  readonly picturesFolder: string | undefined;
}

/** Goes on when the thing is there already: a seed that was interrupted is finished by the next start. */
export async function unlessThere(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 409) throw error;
  }
}
