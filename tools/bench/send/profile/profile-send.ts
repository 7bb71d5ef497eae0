import type { BenchStack } from '../../bench-stack.ts';
import { writeProfile } from '../../results.ts';
import { topFunctions } from './cpu-profile.ts';
import type { TopFunction } from './cpu-profile.ts';
import { startDatabaseProfile } from './database-profile.ts';
import type { DatabaseProfile } from './database-profile.ts';
import { startCpuProfile } from './inspector.ts';

const FUNCTIONS = 30;

/** Where the time of a send went. */
export interface SendProfile {
  functions: TopFunction[];
  database: DatabaseProfile;
  /** The file of all functions, from the root on. */
  file: string;
}

/** Profiles API and database from now on until `stop`. The stack must have been started for it. */
export async function profileSend({ stack }: BenchStack): Promise<{ stop(): Promise<SendProfile> }> {
  const database = await startDatabaseProfile(stack.settings.dataFolder);
  const cpu = await startCpuProfile((stack.bulk ?? stack.api).logFile);
  return {
    stop: async () => {
      const profile = await cpu.stop();
      const file = writeProfile(stack.settings.root, 'send', profile);
      return { functions: topFunctions(profile).slice(0, FUNCTIONS), database: await database.stop(), file };
    },
  };
}
