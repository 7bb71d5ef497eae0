/** What the transport is told while it carries a file. */
export interface UploadOptions {
  /** How much has gone, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Aborted when the person cancels or leaves the page. */
  readonly signal: AbortSignal;
}

/** Carries one file to where it belongs. Rejects with anything that the caller can describe. */
export type Upload<Result> = (file: File, options: UploadOptions) => Promise<Result>;

export type UploadState =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'sending'; readonly share: number }
  | { readonly phase: 'cancelled' }
  /** Went wrong on the way and may be tried again. */
  | { readonly phase: 'failed'; readonly error: unknown }
  /** Can never go: its kind, its size. */
  | { readonly phase: 'refused'; readonly message: string };

export interface UploadEntry {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
}

export interface QueueListener<Result> {
  readonly changed: (entries: readonly UploadEntry[]) => void;
  readonly arrived: (entry: UploadEntry, result: Result) => void;
}

/** A chosen file, and the reason why it cannot go, if there is one. */
export interface ChosenFile {
  readonly file: File;
  readonly refusal: string | null;
}

/** More at once only make each of them slower on the line of a phone. */
const MAX_AT_ONCE = 3;

/**
 * The files on their way: at most three at once, in the order in which they came. What has arrived leaves the queue; what
 * failed, was cancelled or refused stays until it is tried again or taken away.
 */
export class UploadQueue<Result> {
  #entries: readonly UploadEntry[] = [];
  #listener: QueueListener<Result> | null = null;
  #lastId = 0;
  readonly #uploads = new Map<string, Upload<Result>>();
  readonly #running = new Map<string, AbortController>();

  add(files: readonly ChosenFile[], upload: Upload<Result>): void {
    const added = files.map(({ file, refusal }): UploadEntry => {
      const state: UploadState = refusal === null ? { phase: 'waiting' } : { phase: 'refused', message: refusal };
      this.#lastId += 1;
      return { id: String(this.#lastId), file, state };
    });
    for (const { id } of added) this.#uploads.set(id, upload);
    this.#publish([...this.#entries, ...added]);
    this.#fill();
  }

  cancel(id: string): void {
    this.#setState(id, { phase: 'cancelled' });
    this.#stop(id);
  }

  retry(id: string, upload: Upload<Result>): void {
    this.#uploads.set(id, upload);
    this.#setState(id, { phase: 'waiting' });
    this.#fill();
  }

  discard(id: string): void {
    this.#publish(this.#entries.filter((entry) => entry.id !== id));
    this.#uploads.delete(id);
    this.#stop(id);
  }

  /** Reports to one listener until the returned function is called, which also stops every upload. */
  listen(listener: QueueListener<Result>): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = null;
      for (const controller of this.#running.values()) controller.abort();
      this.#running.clear();
    };
  }

  #publish(entries: readonly UploadEntry[]): void {
    this.#entries = entries;
    this.#listener?.changed(entries);
  }

  #setState(id: string, state: UploadState): void {
    this.#publish(this.#entries.map((entry) => (entry.id === id ? { ...entry, state } : entry)));
  }

  #stop(id: string): void {
    this.#running.get(id)?.abort();
    this.#running.delete(id);
    this.#fill();
  }

  #fill(): void {
    for (const entry of this.#entries) {
      if (this.#running.size >= MAX_AT_ONCE) return;
      if (entry.state.phase === 'waiting') void this.#send(entry);
    }
  }

  async #send(entry: UploadEntry): Promise<void> {
    const { id, file } = entry;
    const upload = this.#uploads.get(id);
    if (upload === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(id, controller);
    this.#setState(id, { phase: 'sending', share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) this.#setState(id, { phase: 'sending', share: Math.min(1, Math.max(0, share)) });
    };
    try {
      const result = await upload(file, { onProgress, signal });
      if (signal.aborted) return;
      this.#publish(this.#entries.filter((candidate) => candidate.id !== id));
      this.#listener?.arrived(entry, result);
    } catch (error) {
      if (!signal.aborted) this.#setState(id, { phase: 'failed', error });
    } finally {
      // After a stop, a second try may already run under the same id.
      if (this.#running.get(id) === controller) this.#stop(id);
    }
  }
}
