import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readStack } from './stack';

const ADMIN_FILE = join(__dirname, '..', '..', '..', '..', 'dist', 'apps', 'api', 'admin.mjs');
const HOST_FILE = join(__dirname, 'admin-host.mts');

/** What came of a command. */
interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly complaints: string;
}

/** Of this worker; it ends with it. */
let host: ChildProcess | undefined;
/** Of the command before: they take turns. */
let before: Promise<unknown> = Promise.resolve();

function startHost(): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'development', PEYK_DATA: readStack().dataFolder };
  const started = fork(HOST_FILE, { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  started.once('exit', () => (host = undefined));
  return started;
}

async function runInHost(args: readonly string[]): Promise<Outcome> {
  host ??= startHost();
  const waiting = new AbortController();
  const ended = once(host, 'exit', waiting).then(() => {
    throw new Error('The process of the console has ended.');
  });
  const answered = once(host, 'message', waiting);
  host.send({ file: ADMIN_FILE, args });
  try {
    // An answer of the host is what its own file sends.
    const [outcome] = (await Promise.race([answered, ended])) as [Outcome];
    return outcome;
  } finally {
    waiting.abort();
  }
}

/** Runs an administration command on the stack's data, and answers what it prints. @throws when it fails */
export async function admin(...command: readonly string[]): Promise<string> {
  const by = command.includes('list') ? [] : ['--by=پشتیبان'];
  const turn = before.then(() => runInHost([...command, ...by]));
  before = turn.catch(() => undefined);
  const { code, out, complaints } = await turn;
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${complaints}`);
  return out;
}

/** A one-use code with which an admin signs in on behalf of someone. */
export async function impersonationCode(username: string): Promise<string> {
  const code = /^Code: (\S+)/m.exec(await admin('impersonate', username))?.[1];
  if (code === undefined) throw new Error('The command printed no code.');
  return code;
}
