import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OTHERS_MAY_ENTER = 0o755;

/** A new data folder for a stack that lives for one run. */
export function makeTemporaryData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'peyk-run-'));
  // Started as root, the database runs as nobody, who must be able to enter; its own folder stays closed to others.
  chmodSync(folder, OTHERS_MAY_ENTER);
  return folder;
}
