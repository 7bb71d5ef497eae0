import { join } from 'node:path';
import { startEmbeddedPostgres } from '@peyk/server-database';
import type { EmbeddedPostgres } from '@peyk/server-database';
import type { Config } from '../config';
import { makeDataFolder } from './data-folder';

/**
 * Starts the embedded server and goes on as soon as that comes up by itself, which takes seconds after a crash: meanwhile there is
 * something else to do. Until it is waited for nobody is connected to it: a neighbour on the same folder that ends just then stops it,
 * and `guardDatabase` starts it again.
 * @returns how to wait for it. What keeps it from starting is thrown there.
 */
export async function launchDatabase({
  dataFolder,
}: Pick<Config, 'dataFolder'>): Promise<() => Promise<EmbeddedPostgres>> {
  makeDataFolder(dataFolder);
  return new Promise((resolve) => {
    const goOn = () => resolve(() => server);
    const server = startEmbeddedPostgres({ dataDir: join(dataFolder, 'postgres'), onLaunch: goOn });
    server.catch(goOn);
  });
}
