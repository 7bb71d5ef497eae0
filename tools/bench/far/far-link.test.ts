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
const carrierOf = () => readFileSync(`/sys/class/net/${NAME}-a/carrier`, 'utf8').trim();

// Most who build this may not make network namespaces; then there is nothing to prove.
const probe = layFarLink(NAME, 78);
probe?.remove();

(probe ? describe : describe.skip)('the cable to another machine', () => {
  const state = {} as { link: FarLink; server: ChildProcess };
  beforeAll(() => {
    const link = layFarLink(NAME, 78);
    if (!link) throw new Error('There was a cable a moment ago.');
    state.link = link;
  });
  afterAll(async () => {
    state.server.kill();
    await once(state.server, 'exit');
    state.link.remove();
    expect(existsSync(`/sys/class/net/${NAME}-a`)).toBe(false);
  });

  it('leads there, and a connection goes on when it was pulled and is in again', async () => {
    const { link } = state;
    const [command = '', ...args] = [...link.command, process.execPath, '-e', ECHO, link.address];
    state.server = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [port] = (await once(state.server.stdout ?? state.server, 'data')) as [Buffer];
    const socket = connect(Number(port.toString()), link.address);
    const answer = async () => String((await once(socket, 'data'))[0]);
    socket.write('one');
    expect(await answer()).toBe('one');
    expect(carrierOf()).toBe('1');
    link.pull();
    expect(carrierOf()).toBe('0');
    const late = answer();
    socket.write('two');
    link.plug();
    expect(await late).toBe('two');
    socket.destroy();
  });
});
