import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Logger } from '../context';
import { closeDatabase, createDatabase } from '../create-database';
import type { Db } from '../create-database';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres';

const ignore = () => undefined;
export const quietLog: Logger = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** A folder for a cluster that goes with the test. */
export function temporaryFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'peyk-db-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface OwnDatabase {
  /** As its owner. */
  db: Db;
  url: string;
  /** For a role that owns nothing. */
  programUrl: string;
  close(): Promise<void>;
}

export interface OwnServer {
  /** Name of the role that owns nothing. */
  program: string;
  createEmpty(): Promise<OwnDatabase>;
  stop(): Promise<void>;
}

/**
 * A server for this library's own tests (which the testing library builds on, so they cannot use it): embedded, or the
 * one of DATABASE_URL.
 */
export async function startOwnServer(): Promise<OwnServer> {
  const given = process.env['DATABASE_URL'];
  const { folder, remove } = temporaryFolder();
  const embedded = given ? undefined : await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const adminUrl = given ?? embedded?.ownerUrl ?? '';
  const ask = async (text: string) => {
    const client = new Client({ connectionString: adminUrl });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  const urlOf = (name: string) => {
    if (embedded) return embedded.ownerUrlOf(name);
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    return url.href;
  };
  const program = embedded ? 'peyk_app' : `peyk_own_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(16).toString('hex');
  if (given) await ask(`create role ${program} login password '${password}'`);
  const programUrlOf = (name: string) =>
    embedded?.urlOf(name) ?? Object.assign(new URL(urlOf(name)), { username: program, password }).href;
  return {
    program,
    createEmpty: async () => {
      const name = `peyk_own_${randomBytes(6).toString('hex')}`;
      await ask(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`);
      const db = createDatabase({ url: urlOf(name), log: quietLog, poolSize: 5 });
      return {
        db,
        url: urlOf(name),
        programUrl: programUrlOf(name),
        close: async () => {
          await closeDatabase(db);
          await ask(`drop database ${name} with (force)`);
        },
      };
    },
    stop: async () => {
      if (given) await ask(`drop role ${program}`);
      await embedded?.stop();
      remove();
    },
  };
}
