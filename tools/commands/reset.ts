/** `npm run reset`: empties the data folder after asking; `--yes` does not ask. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { giveUp, say } from '../lib/print.ts';
import { findRunning, stopLeftovers } from '../stack/run-lock.ts';
import { stopDatabase } from '../stack/database-process.ts';
import { dataFolderOf } from '../stack/settings.ts';

/** What a data folder of ours may hold; anything else means that PEYK_DATA points at the wrong place. */
const OURS = /^(run\.lock.*|start\.lock|secret|logs|operator|postgres.*|database|cluster)$/;

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) giveUp('nobody is there to ask: add --yes to empty the data folder without asking.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

const folder = dataFolderOf(process.cwd(), process.env);
const running = findRunning(folder);
if (running) giveUp(`Peyk runs at ${running.panelUrl} (process ${running.pid}). Stop it with Ctrl-C, then reset.`);
if (!existsSync(folder) || readdirSync(folder).length === 0) {
  say(`${folder} is empty already.`);
  process.exit(0);
}
const foreign = readdirSync(folder).filter((name) => !OURS.test(name));
if (foreign.length > 0) {
  giveUp(
    `${folder} holds things that Peyk did not put there (${foreign.slice(0, 3).join(', ')}): nothing was removed.`,
  );
}
if (!process.argv.includes('--yes') && !(await confirm(`Remove all accounts, sends and messages in ${folder}?`))) {
  say('Nothing was removed.');
  process.exit(0);
}
await stopLeftovers(folder);
await stopDatabase(folder);
for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
say(`${folder} is empty. "npm start" makes new demo data.`);
