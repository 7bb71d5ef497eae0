/** Administration from the console: `npm run admin -- <command>`. */
import { fileURLToPath } from 'node:url';
import { requireUser } from '@peyk/server-auth';
import { readMigrations, systemClock } from '@peyk/server-database';
import { createLog } from '@peyk/server-http';
import { UsageError, allOf } from '@peyk/server-module';
import { WrongSecretError, checkSecret } from '@peyk/server-seal';
import { readSecret } from './admin/read-secret';
import { asksForHelp, checkArguments, help, runAdmin } from './admin/run-admin';
import type { AdminResult } from './admin/run-admin';
import { ConfigError, readConfig } from './config';
import { createModules } from './modules';
import { authPorts } from './start/auth-ports';
import { archiveIn, filesIn } from './start/files-place';
import { linkCodesOf } from './start/link-codes';
import { openDatabase } from './start/open-database';
import { pepperOf } from './start/pepper';
import { saveFileWith } from './start/save-file';
import { sealOf } from './start/sealed-tables';
import { ensureSystemAccount } from './start/system-account';

async function work(args: readonly string[]): Promise<AdminResult> {
  if (asksForHelp(args)) return { lines: help(args), exitCode: 0 };
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
    const quiet = () => undefined;
    const auth = authPorts(config, { seal, systemAccountId, log, alert: quiet });
    const files = filesIn(config.dataFolder, config.filesStore);
    const modules = createModules({ auth, home: {}, files, linkCodes: linkCodesOf(config) });
    const server = { db: database.db, clock: systemClock, log };
    const context = {
      ...server,
      seal,
      pepper: pepperOf(config.secret),
      systemAccountId,
      panelUrl: config.panelUrl,
      userOf: (username: string) => requireUser({ db: database.db }, username),
      saveFile: saveFileWith(server, files),
      archive: archiveIn(config.dataFolder, config.filesStore),
      sealedTables: allOf(modules, 'sealed'),
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
