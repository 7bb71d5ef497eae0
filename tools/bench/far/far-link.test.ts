import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { layFarLink } from './far-link.ts';
import type { FarLink } from './far-link.ts';

/** Says its port, then says back whatever it hears. */
const ECHO = `const { createServer } = require('node:net');
const server = createServer((socket) => socket.pipe(socket));
server.listen(0, process.argv[1], () => console.log(server.address().port));`;

const NAME = 'peyk-test';
const CARRIER = `/sys/class/net/${NAME}-a/carrier`;
const carrier = () => readFileSync(CARRIER, 'utf8').trim();

describe('the cable to another machine', () => {
  const state: { link?: FarLink; server?: ChildProcess } = {};
  afterEach(async () => {
    if (state.server?.kill()) await once(state.server, 'exit');
    state.link?.remove();
    expect(existsSync(CARRIER)).toBe(false);
  });

  it('leads there, and a connection goes on when it was pulled and is in again', async () => {
    const link = layFarLink(NAME, 78);
    // Most who build this may not make network namespaces; then nothing of it may stay, and that is all.
    if (!link) return;
    state.link = link;
    const [command = '', ...args] = [...link.command, process.execPath, '-e', ECHO, link.address];
    const server = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    state.server = server;
    const [port] = (await once(server.stdout, 'data')) as [Buffer];
    const socket = connect(Number(port.toString()), link.address);
    const answer = async () => String((await once(socket, 'data'))[0]);
    socket.write('one');
    expect(await answer()).toBe('one');
    expect(carrier()).toBe('1');
    link.pull();
    expect(carrier()).toBe('0');
    const late = answer();
    socket.write('two');
    link.plug();
    expect(await late).toBe('two');
    socket.destroy();
  });
});
