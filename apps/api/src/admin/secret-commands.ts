import { UsageError } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { resealAll, writeSecretCheck } from '@peyk/server-seal';

const rotate: Command = {
  name: 'secrets rotate',
  help: 'Seal everything with PEYK_SECRET that PEYK_SECRET_PREVIOUS has sealed. May be stopped and run again at any time.',
  account: null,
  inSteps: true,
  run: async ({ db, clock, seal, sealedTables, tell }) => {
    const tables = await resealAll(db, seal, {
      resealers: sealedTables,
      onBatch: ({ name, changed }) => tell(`${name}: ${changed} so far`),
    });
    const failed = tables.filter((table) => table.failed > 0);
    if (failed.length > 0) {
      const list = failed.map((table) => `${table.failed} of ${table.name}`).join(', ');
      throw new UsageError(
        `Neither secret opens ${list}; they were left as they are. Is PEYK_SECRET_PREVIOUS the former secret?`,
      );
    }
    await writeSecretCheck(db, seal, clock.now());
    return [
      ...tables.map(({ name, changed }) => `${name}: ${changed} sealed anew`),
      'Everything is sealed with PEYK_SECRET. Start all processes without PEYK_SECRET_PREVIOUS now.',
    ];
  },
};

/** The secret of the installation: of no domain. */
export const secretCommands: readonly Command[] = [rotate];
