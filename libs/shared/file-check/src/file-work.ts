import { CheckFaultError, CheckedRows, SheetFaultError, blobSource, checkSheet, openSheet } from '@peyk/shared-sheets';
import type { CheckedSheet, OpenedSheet, SheetMapping, SheetRows } from '@peyk/shared-sheets';
import type { Ask, CheckedFile, FromWorker, OpenedFile, QuestionKind, Questions, ToWorker } from './protocol';

/** Progress is told at most so often; more nobody sees. */
const TOLD_EVERY_MS = 100;
/** After so long, messages have their turn: one of them may take the question back. */
const HEARD_EVERY_MS = 30;
/** Rows of one page; a list shows some dozens. */
export const MOST_PAGE_ROWS = 1_000;

/** Sends an answer; what is in `moved` is handed over and not copied. */
export type Post = (answer: FromWorker, moved?: Transferable[]) => void;

/** The question has been taken back. */
class Cancelled extends Error {}

/** What the worker does, without the worker: one file, opened once, checked as often as its mapping changes. */
export class FileWork {
  private rows: SheetRows | undefined;
  private checked: { sheet: CheckedSheet; rows: CheckedRows } | undefined;
  private openings = 0;
  private readonly cancelled = new Set<number>();
  private readonly asked = new Set<number>();

  constructor(private readonly post: Post) {}

  /** Answers a question; never throws. */
  async take(ask: ToWorker): Promise<void> {
    if (ask.kind === 'cancel') {
      if (this.asked.has(ask.id)) this.cancelled.add(ask.id);
      return;
    }
    this.asked.add(ask.id);
    try {
      const answer = await this.answer(ask);
      if (this.cancelled.has(ask.id)) throw new Cancelled();
      this.post({ id: ask.id, kind: 'done', answer }, answer instanceof Int32Array ? [answer.buffer] : []);
    } catch (error) {
      this.post(refusalOf(ask.id, error));
    } finally {
      this.asked.delete(ask.id);
      this.cancelled.delete(ask.id);
    }
  }

  private async answer(ask: Ask): Promise<Questions[QuestionKind]['answer']> {
    const turn = this.turnOf(ask.id);
    if (ask.kind === 'open') return this.open(ask, turn);
    if (ask.kind === 'check') return this.check(ask, turn);
    const { rows, sheet } = this.checked ?? failEarly();
    if (ask.kind === 'page') return rows.page(ask.filter, ask.from, Math.min(ask.count, MOST_PAGE_ROWS));
    if (ask.kind === 'fingerprint') return rows.fingerprint(ask.columns, { turn });
    if (ask.kind === 'lines') return sheet.lines.slice();
    if (ask.kind === 'accepted') return sheet.accepted.slice();
    const pieces: Blob[] = [];
    // A browser may put blobs on the disk; texts it must keep.
    for await (const piece of rows.wrongFile({ turn })) pieces.push(new Blob([piece]));
    return new Blob(pieces, { type: 'text/csv;charset=utf-8' });
  }

  private async open({ file, name }: Questions['open']['ask'], turn: Turn): Promise<OpenedFile> {
    this.rows = this.checked = undefined;
    this.openings += 1;
    const opening = this.openings;
    const { opened, rows } = await openSheet(blobSource(file), { turn });
    // Another file was chosen meanwhile.
    if (opening !== this.openings) throw new Cancelled();
    this.rows = rows;
    return { ...opened, isMisnamed: isMisnamed(name, opened) };
  }

  private async check({ id, mapping }: { id: number; mapping: SheetMapping }, turn: Turn): Promise<CheckedFile> {
    const rows = this.rows ?? failEarly();
    const sheet = await checkSheet(rows, mapping, { turn });
    const checked = new CheckedRows(rows, sheet, mapping);
    if (this.cancelled.has(id)) throw new Cancelled();
    this.checked = { sheet, rows: checked };
    return { counts: sheet.counts, hasNoNumbers: sheet.counts.valid === 0, memoryBytes: checked.memoryBytes };
  }

  private turnOf(id: number): Turn {
    let told = 0;
    let heard = performance.now();
    return async (share) => {
      if (performance.now() - heard >= HEARD_EVERY_MS) {
        await nextTask();
        heard = performance.now();
      }
      if (this.cancelled.has(id)) throw new Cancelled();
      const now = performance.now();
      if (now - told < TOLD_EVERY_MS) return;
      told = now;
      this.post({ id, kind: 'progress', share });
    };
  }
}

type Turn = (share: number) => Promise<void>;

/** Lets what has come meanwhile be heard. A timer would wait four milliseconds each time. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

function failEarly(): never {
  throw new Error('a file is opened first, then checked, then looked at');
}

function refusalOf(id: number, error: unknown): FromWorker {
  if (error instanceof Cancelled) return { id, kind: 'cancelled' };
  if (error instanceof SheetFaultError || error instanceof CheckFaultError)
    return { id, kind: 'refused', fault: error.fault };
  return { id, kind: 'broken', message: error instanceof Error ? error.message : String(error) };
}

/** By the endings that are taken: what has another was chosen in spite of it, and is not told twice. */
function isMisnamed(name: string, { kind }: OpenedSheet): boolean {
  const lower = name.toLowerCase();
  return kind === 'xlsx' ? /\.(?:csv|txt|xls)$/.test(lower) : /\.xlsx?$/.test(lower);
}
