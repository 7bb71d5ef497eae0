import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { JOURNAL_FILE } from './journal';

const HEADING = 'message_id,number,line,sent_at,reference\n';

/**
 * What was taken, as an operator would list it for who has lost track: the CSV that `engine reconcile` of Peyk reads. What was
 * noted and not flushed is missing, so flush first.
 */
export async function* sentList(folder: string): AsyncGenerator<string> {
  yield HEADING;
  const path = join(folder, JOURNAL_FILE);
  if (!existsSync(path)) return;
  for await (const line of createInterface({ input: createReadStream(path, 'latin1') })) {
    const [kind, id, number, source, , at, , , reference] = line.split('\t');
    // A last line that a crash cut short has too few fields.
    if (kind !== 'S' || !id || !number || source === undefined || !at || reference === undefined) continue;
    const name = reference === '-' ? '' : Number.parseInt(reference, 16);
    yield `${id},${number},${source},${new Date(Number(at)).toISOString()},${name}\n`;
  }
}
