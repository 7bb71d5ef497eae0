import { buildServer } from '@peyk/server-http';
import type { ContractDocument, ServerOptions } from '@peyk/server-http';
import document from './desk-contract.gen.json';
import { createDeskHandlers } from './desk.routes';
import type { DeskDependencies } from './desk.routes';
import { findDeskPerson } from './sign-in/desk-sessions.repository';

/** The contract of the desk. */
export const deskContract: ContractDocument = document;

type DeskServerOptions = DeskDependencies &
  Omit<ServerOptions, 'handlers' | 'contract' | 'findSession' | 'panelFolder' | 'extend'> & {
    /** Folder of the built desk; without it only its API is served. */
    deskFolder?: string | undefined;
  };

/** The HTTP server of the desk, not yet listening: its own contract, its own sessions, none of the panel's. */
export function createDeskServer({
  deskFolder,
  queues,
  collections,
  files,
  seal,
  systemAccountId,
  isDemo,
  panelUrl,
  operator,
  ...options
}: DeskServerOptions) {
  const { context } = options;
  return buildServer({
    ...options,
    contract: deskContract,
    handlers: createDeskHandlers({ queues, collections, files, seal, systemAccountId, isDemo, panelUrl, operator }),
    findSession: async (tokenHash) => {
      const person = await findDeskPerson(context.db, tokenHash, context.clock.now());
      return person && { person };
    },
    ...(deskFolder !== undefined && { panelFolder: deskFolder }),
  });
}
