import { createServer } from 'node:net';

const HOST = '127.0.0.1';

/** Tries to listen on a port (0: any). @returns the port, or undefined when someone has it. */
function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: HOST, exclusive: true }, () => {
      const address = server.address();
      const got = address !== null && typeof address === 'object' ? address.port : undefined;
      server.close(() => resolve(got));
    });
  });
}

/** A free port: `preferred` when nobody has it, else one that the system chooses. */
export async function findPort(preferred = 0): Promise<number> {
  const port = (await tryPort(preferred)) ?? (await tryPort(0));
  if (port === undefined) throw new Error('no free port on 127.0.0.1: something on this machine forbids listening.');
  return port;
}

export async function isPortFree(port: number): Promise<boolean> {
  return (await tryPort(port)) !== undefined;
}

/** `count` different free ports. */
export async function findPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await findPort());
  return [...ports];
}
