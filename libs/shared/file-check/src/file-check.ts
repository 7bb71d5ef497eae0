import type { CheckedRow, FileFault, RowFilter, SheetMapping } from '@peyk/shared-sheets';
import { startWorker } from './start-worker';
import type { CheckedFile, FromWorker, OpenedFile, QuestionKind, Questions, ToWorker } from './protocol';

/** What comes of a question about a file: what it is about, or why the file is not taken. */
export type Outcome<T> = { readonly fault?: undefined; readonly value: T } | { readonly fault: FileFault };

export interface AskOptions {
  /** From 0 to 1, at most ten times a second. */
  onProgress?: (share: number) => void;
  /** Takes the question back: the promise is rejected with the signal's reason, and the worker is free for the next one. */
  signal?: AbortSignal;
}

/** A worker, or what answers like one. */
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listen: (event: { data: FromWorker }) => void): void;
  addEventListener(type: 'error', listen: (event: { message?: string }) => void): void;
  terminate(): void;
}

interface Waiting {
  options: AskOptions;
  resolve: (outcome: Outcome<never>) => void;
  reject: (reason: unknown) => void;
}

/**
 * Checks one file in a worker, before anything is uploaded: open it, agree on a mapping, check it, then look at any of its rows. What
 * is wrong with the file is an outcome and no exception; a promise is rejected only when it was taken back, or by a fault of ours.
 */
export class FileCheck {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly port: WorkerPort = startWorker()) {
    port.addEventListener('message', ({ data }) => this.hear(data));
    port.addEventListener('error', ({ message }) =>
      this.endAll(new Error(message ?? 'the worker could not be started')),
    );
  }

  /** What the file is and what its columns hold. Of xlsx all rows are unpacked now, which takes the most time. */
  open(file: File, options?: AskOptions): Promise<Outcome<OpenedFile>> {
    return this.ask('open', { file, name: file.name }, options);
  }

  /** Judges all rows by a mapping; again with another one. */
  check(mapping: SheetMapping, options?: AskOptions): Promise<Outcome<CheckedFile>> {
    return this.ask('check', { mapping }, options);
  }

  /** At most 1,000 rows of a filter, from one of them on (from 0). */
  async page(filter: RowFilter, from: number, count: number): Promise<CheckedRow[]> {
    return valueOf(await this.ask('page', { filter, from, count }));
  }

  /** A csv file of the rows without a number, each with its reason and all of its cells. */
  async wrongFile(options?: AskOptions): Promise<Blob> {
    return valueOf(await this.ask('wrongFile', {}, options));
  }

  /** The fingerprint of the rows with a number and what stands in these columns of theirs: what an upload of them is announced with. */
  async fingerprint(columns: readonly number[], options?: AskOptions): Promise<string> {
    return valueOf(await this.ask('fingerprint', { columns }, options));
  }

  /** The keys of the valid numbers (`keyToMobile`), each once, in the order of the file. */
  async accepted(): Promise<Int32Array> {
    return valueOf(await this.ask('accepted', {}));
  }

  /** The line of the file that each of them stands in, from 1. */
  async lines(): Promise<Int32Array> {
    return valueOf(await this.ask('lines', {}));
  }

  /** Ends the worker and frees what it keeps; what is still asked is rejected. */
  close(): void {
    this.port.terminate();
    this.endAll(new DOMException('the file check was closed', 'AbortError'));
  }

  private ask<K extends QuestionKind>(
    kind: K,
    what: Questions[K]['ask'],
    options: AskOptions = {},
  ): Promise<Outcome<Questions[K]['answer']>> {
    this.last += 1;
    const id = this.last;
    const { signal } = options;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const cancel = () => {
        this.port.postMessage({ id, kind: 'cancel' });
        this.waiting.delete(id);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      const free = () => signal?.removeEventListener('abort', cancel);
      this.waiting.set(id, {
        options,
        resolve: (outcome) => {
          free();
          resolve(outcome);
        },
        reject: (reason) => {
          free();
          reject(reason);
        },
      });
      this.port.postMessage({ id, kind, ...what } as unknown as ToWorker);
    });
  }

  private hear(message: FromWorker): void {
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    if (message.kind === 'progress') return waiting.options.onProgress?.(message.share);
    this.waiting.delete(message.id);
    if (message.kind === 'done') waiting.resolve({ value: message.answer as never });
    else if (message.kind === 'refused') waiting.resolve({ fault: message.fault });
    else if (message.kind === 'broken') waiting.reject(new Error(message.message));
    else waiting.reject(new DOMException('the question was taken back', 'AbortError'));
  }

  private endAll(reason: unknown): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of all) reject(reason);
  }
}

/** A page of a file that was checked cannot be refused. */
function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.fault === undefined) return outcome.value;
  throw new Error(`the file was checked, and now it is refused: ${outcome.fault}`);
}
