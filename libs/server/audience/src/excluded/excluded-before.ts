import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { DbOrTx } from '@peyk/server-database';
import { resolveAudience } from '../resolve-audience';
import type { AudienceQuestion } from '../resolve-audience';
import { EXCLUDED_HEAD, excludedLine } from './excluded-csv';
import type { ExcludedReason, ExcludedRecord, ExcludedSink } from './excluded-reason';

/** Writes who is left out as they are found, and waits at the end of each page until that has been taken. */
class CsvSink implements ExcludedSink {
  private lines: string[] = [EXCLUDED_HEAD];

  constructor(private readonly file: PassThrough) {}

  add(reason: ExcludedReason, record: ExcludedRecord): void {
    this.lines.push(excludedLine(reason, record));
  }

  async store(): Promise<void> {
    const text = this.lines.join('');
    this.lines = [];
    if (this.file.destroyed) throw new Error('nobody reads the file any more');
    if (text === '' || this.file.write(text)) return;
    // Who has gone away drains nothing.
    const taken = new AbortController();
    const options = { signal: taken.signal };
    const [drained, closed] = [once(this.file, 'drain', options), once(this.file, 'close', options)];
    await Promise.race([drained, closed]);
    taken.abort();
    await Promise.allSettled([drained, closed]);
  }
}

/**
 * Who would be left out of a send as a csv file, in pieces, in the order in which it is found out: what is no number or came before,
 * then who is on a list. A reader who goes away ends the search.
 */
export async function* excludedBefore(
  db: DbOrTx,
  question: Omit<AudienceQuestion, 'excluded'>,
): AsyncGenerator<string> {
  const file = new PassThrough({ encoding: 'utf8' });
  const sink = new CsvSink(file);
  const found = resolveAudience(db, { ...question, excluded: sink })
    .then(() => sink.store())
    .then(() => file.end())
    .catch((error: unknown) => file.destroy(error instanceof Error ? error : new Error(String(error))));
  try {
    for await (const text of file) yield String(text);
  } finally {
    file.destroy();
    await found;
  }
}
