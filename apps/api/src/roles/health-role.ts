import type { AddressInfo } from 'node:net';
import { buildHealthServer } from '@peyk/server-http';
import type { HealthOptions } from '@peyk/server-http';
import type { HealthSetting } from '../config/health';

/** Serves health, readiness and metrics alone, for processes of every role. @returns its port and how to stop it. */
export async function startHealth(
  { host, port }: HealthSetting,
  options: HealthOptions,
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = buildHealthServer(options);
  try {
    await server.listen({ host, port });
  } catch (error) {
    await server.close();
    throw error;
  }
  // A TCP server's address is an object.
  return { port: (server.server.address() as AddressInfo).port, stop: () => server.close() };
}
