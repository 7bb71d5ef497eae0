/** Administration from the console: `npm run admin -- <command>`. */
import { fileURLToPath } from 'node:url';
import { readMigrations, systemClock } from '@peyk/server-database';
import { createLog } from '@peyk/server-http';
import { WrongSecretError, checkSecret } from '@peyk/server-seal';
import { UsageError } from './admin/command';
import { readSecret } from './admin/read-secret';
import { asksForHelp, checkArguments, help, runAdmin } from './admin/run-admin';
import type { AdminResult } from './admin/run-admin';
import { ConfigError, readConfig } from './config';
import { openDatabase } from './start/open-database';
import { pepperOf } from './start/pepper';
import { sealOf, sealedTables } from './start/sealed-tables';
import { ensureSystemAccount } from './start/system-account';

async function work(args: readonly string[]): Promise<AdminResult> {
  if (asksForHelp(args)) return { lines: help(), exitCode: 0 };
  checkArguments(args);
  // The whole command line is the command's; roles are for the server, and no command needs an operator.
  const config = readConfig(process.env, ['--roles=jobs']);
  const log = createLog({ level: 'error' });
  const migrations = readMigrations(fileURLToPath(new URL('./migrations', import.meta.url)));
  const database = await openDatabase(config, migrations, { log, name: 'peyk-admin' });
  try {
    const systemAccountId = await ensureSystemAccount(database.db);
    const seal = sealOf(config);
    await checkSecret(database.db, seal, systemClock.now());
    const context = {
      db: database.db,
      clock: systemClock,
      log,
      seal,
      pepper: pepperOf(config.secret),
      systemAccountId,
      sealedTables: sealedTables(config),
      tell: (line: string) => void process.stdout.write(`${line}\n`),
      readSecret: (title: string) => readSecret(title, { input: process.stdin, screen: process.stderr }),
    };
    return await runAdmin(context, args);
  } finally {
    await database.close();
  }
}

work(process.argv.slice(2)).then(
  ({ lines, exitCode }) => {
    const stream = exitCode === 0 ? process.stdout : process.stderr;
    stream.write(`${lines.join('\n')}\n`, () => process.exit(exitCode));
  },
  (error: unknown) => {
    const isExpected = [UsageError, ConfigError, WrongSecretError].some((kind) => error instanceof kind);
    const message = error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : 'failed';
    process.stderr.write(`${message}\n`, () => process.exit(1));
  },
);
