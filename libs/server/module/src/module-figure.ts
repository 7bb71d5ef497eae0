import type { ServerContext } from '@peyk/server-database';

/** One number of the whole installation that /metrics shows, asked of the database every few seconds: it is answered by an index. */
export interface ModuleFigure {
  /** With its unit last; shown as `peyk_<name>`. */
  readonly name: string;
  readonly help: string;
  readonly read: (context: Pick<ServerContext, 'db' | 'clock'>) => Promise<number>;
}
