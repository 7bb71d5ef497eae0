import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readStack } from './stack';

const ADMIN_FILE = join(__dirname, '..', '..', '..', '..', 'dist', 'apps', 'api', 'admin.mjs');

/** Runs an administration command on the stack's data, and answers what it prints. @throws when it fails */
export async function admin(...command: readonly string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'development', PEYK_DATA: readStack().dataFolder };
  const by = command.includes('list') ? [] : ['--by=پشتیبان'];
  const { stdout } = await promisify(execFile)(process.execPath, [ADMIN_FILE, ...command, ...by], { env });
  return stdout;
}

/** A one-use code with which an admin signs in on behalf of someone. */
export async function impersonationCode(username: string): Promise<string> {
  const code = /^Code: (\S+)/m.exec(await admin('impersonate', username))?.[1];
  if (code === undefined) throw new Error('The command printed no code.');
  return code;
}
