import type { HandsetBook } from './handset-book';
import { saveHandsets } from './handset-file';

const SAVE_EVERY_MS = 1_000;
/** Saving may take at most this share of the time: under load it happens less often. */
const SAVE_SHARE = 0.02;

/** Saves the book to disk after changes, and tells the page of them, both coalesced. */
export class HandsetKeeper {
  private dirty = false;
  private nextSaveAt = 0;
  private readonly timer: NodeJS.Timeout;
  private readonly watchers = new Set<() => void>();
  private changed = false;

  constructor(
    private readonly book: HandsetBook,
    private readonly folder: string | undefined,
  ) {
    book.watch(() => {
      this.dirty = true;
      this.changed = true;
    });
    this.timer = setInterval(() => this.tick(), 200);
  }

  /** Returns the way to stop watching. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  stop(): void {
    clearInterval(this.timer);
    this.save();
  }

  private tick(): void {
    if (this.changed) {
      this.changed = false;
      for (const watcher of this.watchers) watcher();
    }
    if (Date.now() >= this.nextSaveAt) this.save();
  }

  private save(): void {
    if (!this.dirty || !this.folder) return;
    this.dirty = false;
    const begin = Date.now();
    saveHandsets(this.folder, this.book);
    const took = Date.now() - begin;
    this.nextSaveAt = begin + Math.max(SAVE_EVERY_MS, took / SAVE_SHARE);
  }
}
