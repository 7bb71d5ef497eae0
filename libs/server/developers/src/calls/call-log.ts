import type { ServerContext } from '@peyk/server-database';
import { describeError } from '@peyk/server-http';
import type { CallRecorder, FinishedCall } from '@peyk/server-http';
import type { Seal } from '@peyk/server-seal';
import { insertApiCalls } from './api-calls.repository';
import { insertCallBodies } from './call-bodies.repository';

/** Calls that wait to be written; what comes while so many wait is counted and not kept. */
export const MOST_WAITING = 2_000;
/** Of what is needed to make failed calls again; the calls themselves are small. */
const MOST_HELD_CHARS = 8 * 1024 * 1024;
const AT_ONCE = 200;
const AFTER_MS = 500;
/** Of calls that are refused for their pace one a second of a key is kept: the others say the same. */
const TOO_OFTEN = '429-1';
const MOST_REMEMBERED = 10_000;

/** Writes calls in batches, beside those who make them. A process that dies loses the last half second of them. */
export class CallLog implements CallRecorder {
  private waiting: FinishedCall[] = [];
  private left = 0;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;
  private readonly refusedIn = new Map<bigint, number>();

  /** Of bodies that wait, in characters. */
  private heldChars = 0;

  constructor(
    private readonly context: Pick<ServerContext, 'db' | 'log'>,
    private readonly seal: Seal,
  ) {}

  add(call: FinishedCall): void {
    if (this.isRepetition(call)) return;
    if (this.waiting.length >= MOST_WAITING) {
      this.left += 1;
      return;
    }
    this.waiting.push(this.withinRoom(call));
    this.timer ??= setTimeout(() => void this.write(), AFTER_MS).unref();
  }

  /** A call whose body has no room is kept without it, and cannot be made again. */
  private withinRoom(call: FinishedCall): FinishedCall {
    const chars = call.again?.length ?? 0;
    if (this.heldChars + chars > MOST_HELD_CHARS) return { ...call, again: null };
    this.heldChars += chars;
    return call;
  }

  /** Writes all that waits. */
  async stop(): Promise<void> {
    await this.writing;
    await this.write();
  }

  private isRepetition({ keyId, at, errorCode }: FinishedCall): boolean {
    if (errorCode !== TOO_OFTEN) return false;
    const second = Math.floor(at.getTime() / 1000);
    if (this.refusedIn.get(keyId) === second) return true;
    if (this.refusedIn.size >= MOST_REMEMBERED) this.refusedIn.clear();
    this.refusedIn.set(keyId, second);
    return false;
  }

  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.writing ??= this.writeAll().finally(() => (this.writing = undefined));
    await this.writing;
    this.timer = this.waiting.length > 0 ? setTimeout(() => void this.write(), AFTER_MS).unref() : undefined;
  }

  private async writeAll(): Promise<void> {
    const { db, log } = this.context;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, AT_ONCE);
      for (const { again } of batch) this.heldChars -= again?.length ?? 0;
      try {
        await insertCallBodies(db, this.seal, { calls: batch, ids: await insertApiCalls(db, batch) });
      } catch (error) {
        this.left += batch.length;
        log.warn({ err: describeError(error) }, 'calls of programs could not be written');
      }
    }
    if (this.left > 0) log.warn({ calls: this.left }, 'calls of programs were not kept');
    this.left = 0;
  }
}
