/**
 * `npm run bench:payments`: 10,000 payments with faults drawn by a seed, and 200,000 operations of 16 clients on one wallet: the proofs that
 * `npm test` makes of a hundredth. `--payments=`, `--operations=`, `--seed=` for others. Prints what was proved, on what, and how long it took.
 */
import { join } from 'node:path';
import { describeMachine, machineLine } from '../bench/machine.ts';
import { giveUp, say } from '../lib/print.ts';
import { run } from '../lib/run.ts';

const ROOT = process.cwd();
const WANTED = { payments: 10_000, operations: 200_000, seed: 1 };
const PROOFS = [
  ['libs/server/payments', 'payments.proof'],
  ['libs/server/ledger', 'linearisable'],
] as const;

type Wish = keyof typeof WANTED;

function isWish(name: string | undefined): name is Wish {
  return name !== undefined && Object.hasOwn(WANTED, name);
}

/** @throws for an option that is none, or a count that is none. */
function readWishes(args: readonly string[]): Record<Wish, number> {
  const wishes = { ...WANTED };
  for (const arg of args) {
    const [, name, text] = /^--([a-z]+)=(\d{1,9})$/.exec(arg) ?? [];
    if (!isWish(name) || Number(text) < 1)
      throw new Error(`there is no option ${arg}: --payments=, --operations= and --seed= take a count.`);
    wishes[name] = Number(text);
  }
  return wishes;
}

async function prove(folder: string, test: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = [jest, '--config', join(folder, 'jest.config.cjs'), '--runInBand', test];
  return (await run(process.execPath, args, { cwd: ROOT, env, onLine: say })) === 0;
}

try {
  const { payments, operations, seed } = readWishes(process.argv.slice(2));
  say(machineLine(describeMachine(ROOT)));
  const env = {
    ...process.env,
    PEYK_PROOF_PAYMENTS: String(payments),
    PEYK_PROOF_OPERATIONS: String(operations),
    PEYK_PROOF_SEED: String(seed),
  };
  let failed = 0;
  for (const [folder, test] of PROOFS) if (!(await prove(folder, test, env))) failed += 1;
  say(`${PROOFS.length - failed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
