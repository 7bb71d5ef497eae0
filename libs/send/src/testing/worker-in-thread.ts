import { MessageChannel as NodesChannel } from 'node:worker_threads';
import { FileWork } from '@peyk/shared-file-check';

type Ask = Parameters<FileWork['take']>[0];
type Listen = (event: { data: unknown }) => void;

/** jsdom has no workers: the same work behind the same messages, in the thread of the page. */
class WorkerInThread {
  private listeners: Listen[] = [];
  private readonly work = new FileWork((data) => this.listeners.forEach((listen) => listen({ data })));

  postMessage(ask: Ask): void {
    void this.work.take(ask);
  }

  addEventListener(type: string, listen: Listen): void {
    if (type === 'message') this.listeners.push(listen);
  }

  terminate(): void {
    this.listeners = [];
  }
}

/** Files that jsdom can read, and workers that do not leave the thread. */
export function letWorkersRun(): void {
  globalThis.Worker = WorkerInThread as unknown as typeof Worker;
  // With it the work lets others have their turn; jsdom has none, and would fail where the work takes longer than usual.
  globalThis.MessageChannel = NodesChannel as unknown as typeof MessageChannel;
  globalThis.File = class extends Blob {
    readonly lastModified = 0;
    constructor(
      pieces: BlobPart[],
      readonly name: string,
      options?: BlobPropertyBag,
    ) {
      super(pieces, options);
    }
  } as unknown as typeof File;
}
