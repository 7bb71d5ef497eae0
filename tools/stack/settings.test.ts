import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { announcement, assumptionsOf, withoutPassword } from './announce.ts';
import { apiEnvironment } from './api-environment.ts';
import { dataFolderOf, portBehindPage, readSettings } from './settings.ts';
import type { StackSettings } from './settings.ts';

const settings: StackSettings = {
  root: '/peyk',
  dataFolder: '/peyk/.peyk',
  host: '127.0.0.1',
  panelPort: 4300,
  handsetsPort: 4310,
  smppPort: 2775,
  smppUrl: undefined,
};

describe('the settings of a start', () => {
  let server: Server;
  let taken: number;

  beforeAll(async () => {
    server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    taken = (server.address() as AddressInfo).port;
  });

  afterAll(() => server.close());

  it('refuse a port that was asked for and is taken, and say what to do', async () => {
    await expect(readSettings('/peyk', { PEYK_PORT: String(taken) })).rejects.toThrow(
      /stop that program or choose another/,
    );
  });

  it.each(['abc', '0', '70000', '1.5'])('refuse %s as a port', async (port) => {
    await expect(readSettings('/peyk', { PEYK_SMPP_PORT: port })).rejects.toThrow(/from 1 to 65535/);
  });

  it('give way to free ports when no port was asked for', async () => {
    const { panelPort, handsetsPort, smppPort } = await readSettings('/peyk', {});
    expect(new Set([panelPort, handsetsPort, smppPort]).size).toBe(3);
  });

  it('have a bank of our own, unless a merchant id or production says that there is a real one', async () => {
    expect((await readSettings('/peyk', {})).bankPort).toBeGreaterThan(0);
    expect((await readSettings('/peyk', { PEYK_ZIBAL_MERCHANT: 'shop' })).bankPort).toBeUndefined();
    expect((await readSettings('/peyk', { PEYK_SEP_MERCHANT: '2015' })).bankPort).toBeUndefined();
    const people = { NODE_ENV: 'production', SMPP_URL: 'smpp://user:word@operator.example:2775' };
    expect((await readSettings('/peyk', people)).bankPort).toBeUndefined();
    expect(apiEnvironment({ ...settings, bankPort: 4320 }, {})).toMatchObject({
      PEYK_ZARINPAL_URL: 'http://127.0.0.1:4320',
      PEYK_ZIBAL_URL: 'http://127.0.0.1:4320',
      PEYK_SEP_URL: 'http://127.0.0.1:4320',
    });
    expect(announcement({ ...settings, bankPort: 4320 }, true).join()).toContain('http://127.0.0.1:4320');
  });

  it('put the API of development behind the page, and in nobody’s place', () => {
    expect(portBehindPage(settings)).toBe(4301);
    expect(portBehindPage({ ...settings, handsetsPort: 4301 })).toBe(4302);
    expect(portBehindPage({ ...settings, smppPort: 4301, handsetsPort: 4302 })).toBe(4303);
  });

  it.each(['Production', ' prod', 'staging'])('refuse NODE_ENV=%j before anything starts', async (mode) => {
    await expect(readSettings('/peyk', { NODE_ENV: mode })).rejects.toThrow(/spelled exactly so/);
  });

  it('want a real operator in production: the simulator shows codes to everybody', async () => {
    await expect(readSettings('/peyk', { NODE_ENV: 'production' })).rejects.toThrow(/needs SMPP_URL/);
    const smppUrl = 'smpp://user:word@operator.example:2775';
    expect(await readSettings('/peyk', { NODE_ENV: 'production', SMPP_URL: smppUrl })).toMatchObject({ smppUrl });
    const named = { NODE_ENV: 'production', PEYK_OPERATORS: 'irancell', SMPP_URL_IRANCELL: smppUrl };
    expect(await readSettings('/peyk', named)).toMatchObject({ smppUrl: undefined, operators: 'irancell' });
    expect(announcement({ ...settings, operators: 'irancell' }, false).join()).not.toContain('Handsets');
    await expect(readSettings('/peyk', { ...named, PEYK_OPERATORS: ' ' })).rejects.toThrow(/needs SMPP_URL/);
  });

  it('keep the data below the checkout unless another folder is given', () => {
    expect(dataFolderOf('/peyk', {})).toBe('/peyk/.peyk');
    expect(dataFolderOf('/peyk', { PEYK_DATA: 'here' })).toBe('/peyk/here');
    expect(dataFolderOf('/peyk', { PEYK_DATA: '/var/lib/peyk' })).toBe('/var/lib/peyk');
  });
});

describe('the environment of the API', () => {
  it.each([
    [{}, '1'],
    [{ NODE_ENV: 'production' }, '0'],
    [{ DATABASE_URL: 'postgres://host/peyk' }, '0'],
    [{ DATABASE_URL: 'postgres://host/peyk', PEYK_DEMO: '1' }, '1'],
    [{ PEYK_DEMO: '0' }, '0'],
  ])('with %j has PEYK_DEMO=%s', (env, demo) => {
    expect(apiEnvironment(settings, env)['PEYK_DEMO']).toBe(demo);
  });

  it('points at the real operator when one is given', () => {
    const smppUrl = 'smpp://user:word@operator.example:2775';
    const env = apiEnvironment({ ...settings, smppUrl }, {});
    expect(env['SMPP_URL']).toBe(smppUrl);
    expect(env['PEYK_HANDSETS_URL']).toBeUndefined();
  });
});

describe('the environment of the API in production', () => {
  it('has neither simulator nor handsets', () => {
    const env = apiEnvironment(settings, { NODE_ENV: 'production' });
    expect([env['SMPP_URL'], env['PEYK_HANDSETS_URL']]).toEqual([undefined, undefined]);
  });
});

describe('what a start takes for granted', () => {
  it('is said where a database is named and no mode', () => {
    expect(assumptionsOf({ DATABASE_URL: 'postgres://host/peyk' }).join('\n')).toContain('taken for development');
    expect(assumptionsOf({ DATABASE_URL: 'postgres://host/peyk', NODE_ENV: 'development' })).toEqual([]);
    expect(assumptionsOf({})).toEqual([]);
  });
});

describe('the announcement', () => {
  it('names address, demo account and handsets', () => {
    const text = announcement(settings, true).join('\n');
    expect(text).toContain('http://127.0.0.1:4300');
    expect(text).toContain('demo / ');
    expect(text).toContain('http://127.0.0.1:4310');
  });

  it('names no account in production, and never the password of the operator', () => {
    const text = announcement({ ...settings, smppUrl: 'smpp://user:word@operator.example:2775' }, false).join('\n');
    expect(text).not.toContain('demo');
    expect(text).not.toContain('word');
    expect(withoutPassword('smpp://user:word@operator.example:2775')).toBe('smpp://user@operator.example:2775');
  });
});
