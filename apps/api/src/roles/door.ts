import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A server that is built and does not listen yet. */
export interface Door {
  /** @returns the port that it listens at. @throws when that is taken. */
  open(): Promise<number>;
  /** Finishes what is in flight; also before it was open. */
  close(): Promise<void>;
}

export function doorOf(server: FastifyInstance, { host, port }: { host: string; port: number }): Door {
  return {
    open: async () => {
      await server.listen({ host, port });
      // A TCP server's address is an object.
      return (server.server.address() as AddressInfo).port;
    },
    close: () => server.close(),
  };
}
