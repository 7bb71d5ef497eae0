import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Small programs in the place of the built apps: the tests of this folder are about processes, not about SMS. */
const SERVER = `
import { createServer } from 'node:http';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
const note = (line) => appendFileSync(join(process.env.NOTES, 'notes'), line + '\\n');
const port = Number(process.env.PORT_OF_TEST);
console.log('hello from', process.env.NAME_OF_TEST);
if (process.env.FAIL_AT_START === process.env.NAME_OF_TEST) { console.error('no such luck'); process.exit(3); }
createServer((request, response) => {
  if (request.url === '/die') { note('died ' + process.env.NAME_OF_TEST); process.exit(7); }
  response.end('ok');
}).listen(port, '127.0.0.1', () => note('started ' + process.env.NAME_OF_TEST));
process.on('SIGTERM', () => { note('stopped ' + process.env.NAME_OF_TEST); process.exit(0); });
`;

const API = `
const apart = ['jobs', 'bulk'].find((name) => process.argv.includes('--roles=' + name)) ?? (process.argv.includes('--roles=bulk,jobs') ? 'bulk' : undefined);
process.env.NAME_OF_TEST = apart ?? 'api';
process.env.PORT_OF_TEST = { jobs: '0', bulk: process.env.PEYK_HEALTH_PORT }[apart] ?? process.env.PEYK_PORT;
await import('../server.mjs');`;
const BANK = `
process.env.NAME_OF_TEST = 'bank';
process.env.PORT_OF_TEST = process.argv.find((a) => a.startsWith('--port=')).split('=')[1];
await import('../server.mjs');`;
const SIMULATOR = `
process.env.NAME_OF_TEST = 'simulator';
process.env.PORT_OF_TEST = process.argv.find((a) => a.startsWith('--http-port=')).split('=')[1];
await import('../server.mjs');`;

/** Writes stand-ins for the built API and the built simulators below `root`. */
export function writeStandInApps(root: string): void {
  const apps = join(root, 'dist', 'apps');
  for (const [name, source] of [
    ['api', API],
    ['operator-simulator', SIMULATOR],
    ['bank-simulator', BANK],
  ] as const) {
    mkdirSync(join(apps, name), { recursive: true });
    writeFileSync(join(apps, name, 'main.mjs'), source);
  }
  writeFileSync(join(apps, 'server.mjs'), SERVER);
}
