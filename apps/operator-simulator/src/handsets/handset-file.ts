import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER_ONLY, makePrivateFolder } from '../private-file';
import type { HandsetBook, HandsetMessage } from './handset-book';

const FILE = 'handsets.jsonl';

/** Brings back what the handsets showed before; a file that cannot be read is put aside, never a reason not to start. */
export function loadHandsets(folder: string, book: HandsetBook): void {
  const path = join(folder, FILE);
  if (!existsSync(path)) return;
  try {
    for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
      const { number, messages } = JSON.parse(line) as { number: string; messages: HandsetMessage[] }; // written by us below
      book.restore(number, messages);
    }
  } catch {
    renameSync(path, `${path}.unreadable`);
  }
}

/** Writes a new file beside the old one and puts it in its place, so that a crash leaves one whole file. */
export function saveHandsets(folder: string, book: HandsetBook): void {
  makePrivateFolder(folder);
  const path = join(folder, FILE);
  const lines: string[] = [];
  for (const entry of book.entries()) lines.push(JSON.stringify(entry));
  writeFileSync(`${path}.new`, lines.join('\n'), { mode: OWNER_ONLY });
  renameSync(`${path}.new`, path);
}
