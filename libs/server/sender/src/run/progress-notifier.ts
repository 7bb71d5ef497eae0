import { sql } from 'kysely';
import type { ServerContext } from '@peyk/server-database';
import type { AppliedEvents } from '../store/apply-events';

/** Five times a second at most, whatever the size of the send. */
const EVERY_MS = 200;

/** Tells who listens that sends moved and money moved: at most once in 200 ms for each, all in one statement. */
export class ProgressNotifier {
  private readonly sends = new Map<bigint, bigint>();
  private readonly accounts = new Set<bigint>();
  private timer: NodeJS.Timeout | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly context: ServerContext) {}

  add({ changedSends, paidAccounts }: Pick<AppliedEvents, 'changedSends' | 'paidAccounts'>): void {
    for (const [sendId, accountId] of changedSends) this.sends.set(sendId, accountId);
    for (const accountId of paidAccounts) this.accounts.add(accountId);
    this.timer ??= setTimeout(() => this.flush(), EVERY_MS);
  }

  /** Says at once what has not been said. */
  async close(): Promise<void> {
    this.flush();
    await this.last;
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const progress = [...this.sends].map(([sendId, accountId]) =>
      JSON.stringify({ accountId: String(accountId), sendId: String(sendId) }),
    );
    const credit = [...this.accounts].map((accountId) => JSON.stringify({ accountId: String(accountId) }));
    this.sends.clear();
    this.accounts.clear();
    if (progress.length + credit.length === 0) return;
    this.last = this.tell(progress, credit);
  }

  private async tell(progress: string[], credit: string[]): Promise<void> {
    try {
      await sql`
        select pg_notify('send_progress', payload) from unnest(${progress}::text[]) payload
        union all select pg_notify('credit_changed', payload) from unnest(${credit}::text[]) payload`.execute(
        this.context.db,
      );
    } catch (error) {
      // Anyone who looks at the report asks again anyway; nothing is lost but a moment.
      this.context.log.warn({ err: error }, 'progress could not be told');
    }
  }
}
