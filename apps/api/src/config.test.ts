import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig, sendingOf } from './config';

const folder = mkdtempSync(join(tmpdir(), 'peyk-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Made by chance for this test. */
const SECRET = 'Vb6rQzvJm0xWc1tYp8GkNd4LhS9uAe2f';
const SMPP_URL = 'smpp://peyk:word@operator.example:2775';

function faultsOf(env: Record<string, string>, args: string[] = []): readonly string[] {
  try {
    readConfig({ PEYK_DATA: folder, PEYK_SECRET: SECRET, ...env }, args);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults;
  }
}

describe('the settings', () => {
  it('have defaults that start everything on this machine', () => {
    const config = readConfig({ PEYK_DATA: folder, PEYK_SECRET: SECRET }, []);
    expect(config).toMatchObject({ host: '127.0.0.1', port: 4300, isDemo: false, logLevel: 'info' });
    expect([...config.roles]).toEqual(['http', 'live', 'sender', 'jobs', 'desk']);
  });

  it('know of no desk until someone says where it listens', () => {
    const read = (env: NodeJS.ProcessEnv, args: string[] = []) =>
      readConfig({ PEYK_DATA: folder, PEYK_SECRET: SECRET, ...env }, args).desk;
    expect(read({})).toBeUndefined();
    expect(read({ PEYK_DESK_PORT: '4330', PEYK_HOST: '10.0.0.1' })).toMatchObject({ host: '10.0.0.1', port: 4330 });
    expect(read({ PEYK_DESK_PORT: '4330', PEYK_DESK_HOST: '10.0.0.2' })).toMatchObject({ host: '10.0.0.2' });
    expect(faultsOf({ PEYK_DESK_PORT: 'x' })).toEqual([expect.stringContaining('PEYK_DESK_PORT')]);
    expect(faultsOf({}, ['--roles=desk'])).toEqual([expect.stringContaining('PEYK_DESK_PORT')]);
  });

  it('serve health and metrics alone where someone says so', () => {
    const read = (env: NodeJS.ProcessEnv) => readConfig({ PEYK_DATA: folder, PEYK_SECRET: SECRET, ...env }, []).health;
    expect(read({})).toBeUndefined();
    expect(read({ PEYK_HEALTH_PORT: '4390', PEYK_HOST: '10.0.0.1' })).toEqual({ host: '10.0.0.1', port: 4390 });
    expect(read({ PEYK_HEALTH_PORT: '0', PEYK_HEALTH_HOST: '10.0.0.2' })).toEqual({ host: '10.0.0.2', port: 0 });
    expect(faultsOf({ PEYK_HEALTH_PORT: '65536' })).toEqual([expect.stringContaining('PEYK_HEALTH_PORT')]);
  });

  it('name all faults at once', () => {
    const faults = faultsOf({ PEYK_PORT: 'x', LOG_LEVEL: 'loud', SMPP_URL: 'http://x', DATABASE_URL: 'mysql://x' });
    expect(faults).toHaveLength(4);
  });

  it('never show a password that stands in an address', () => {
    const faults = faultsOf({ SMPP_URL: 'http://id:hidden1@host', DATABASE_URL: 'mysql://user:hidden2@host/db' });
    expect(faults).toHaveLength(2);
    expect(faults.join()).not.toContain('hidden');
  });

  it('take the address of the owner beside that of the program only', () => {
    const DATABASE_OWNER_URL = 'postgres://owner:hidden@host/peyk';
    expect(faultsOf({ DATABASE_OWNER_URL })).toEqual([expect.stringContaining('without DATABASE_URL')]);
    const config = readConfig(
      { PEYK_SECRET: SECRET, DATABASE_URL: 'postgres://app@host/peyk', DATABASE_OWNER_URL },
      [],
    );
    expect(config).toMatchObject({ databaseOwnerUrl: DATABASE_OWNER_URL });
  });

  describe('of the object store of files', () => {
    const whole = {
      PEYK_FILES_S3_ENDPOINT: 'https://s3.example.com',
      PEYK_FILES_S3_BUCKET: 'peyk-files',
      PEYK_FILES_S3_ACCESS_KEY: 'hidden-key',
      PEYK_FILES_S3_SECRET_KEY: 'hidden-secret',
    };

    it('are not needed: files then lie in the data folder', () => {
      expect(readConfig({ PEYK_DATA: folder, PEYK_SECRET: SECRET }, []).filesStore).toBeUndefined();
    });

    it('have defaults for what stores agree on', () => {
      const { filesStore } = readConfig({ PEYK_DATA: folder, PEYK_SECRET: SECRET, ...whole }, []);
      expect(filesStore).toEqual({
        endpoint: 'https://s3.example.com',
        region: 'us-east-1',
        bucket: 'peyk-files',
        prefix: '',
        accessKey: 'hidden-key',
        secretKey: 'hidden-secret',
        usesPathStyle: true,
      });
      const more = { PEYK_FILES_S3_PREFIX: 'a/peyk/', PEYK_FILES_S3_PATH_STYLE: '0', PEYK_FILES_S3_REGION: 'de-1' };
      const config = readConfig({ PEYK_DATA: folder, PEYK_SECRET: SECRET, ...whole, ...more }, []);
      expect(config.filesStore).toMatchObject({ prefix: 'a/peyk/', usesPathStyle: false, region: 'de-1' });
    });

    it.each(Object.keys(whole))('are whole or none: without %s nothing starts', (name) => {
      const [fault = '', ...others] = faultsOf({ ...whole, [name]: '' });
      expect(fault.startsWith(`${name} missing`)).toBe(true);
      expect([fault.includes('hidden'), others]).toEqual([false, []]);
    });

    it('are missing when only what is optional is there', () => {
      expect(faultsOf({ PEYK_FILES_S3_PREFIX: 'peyk' })[0]).toContain('PEYK_FILES_S3_ENDPOINT, ');
    });

    it.each([
      ['ENDPOINT', 's3.example.com'],
      ['ENDPOINT', 'ftp://s3.example.com'],
      ['ENDPOINT', 'https://key:hidden@s3.example.com'],
      ['ENDPOINT', 'https://s3.example.com/bucket'],
      ['BUCKET', 'Peyk_Files'],
      ['BUCKET', 'a/b'],
      ['PREFIX', '/peyk'],
      ['PREFIX', 'a//b'],
      ['PREFIX', '../other'],
      ['PREFIX', 'پیک'],
      ['PATH_STYLE', 'yes'],
    ])('refuse %s=%j, and show no secret', (name, value) => {
      const faults = faultsOf({ ...whole, [`PEYK_FILES_S3_${name}`]: value });
      expect(faults).toEqual([expect.stringContaining(`PEYK_FILES_S3_${name}`)]);
      expect(faults.join()).not.toContain('hidden');
    });
  });

  it('want a secret in production, and a long one', () => {
    expect(faultsOf({ NODE_ENV: 'production', PEYK_SECRET: '' })[0]).toContain('PEYK_SECRET is missing');
    expect(faultsOf({ PEYK_SECRET: 'short' })[0]).toContain('too short');
  });

  it('refuse a secret that can be guessed, say how to make one, and do not show it', () => {
    const [fault = ''] = faultsOf({ PEYK_SECRET: 'a'.repeat(32) });
    expect(fault).toContain('PEYK_SECRET can be guessed');
    expect(fault).toContain('openssl rand -base64 32');
    expect(fault).not.toContain('aaaa');
    expect(faultsOf({ PEYK_METRICS_TOKEN: 'prometheus' })[0]).toContain('PEYK_METRICS_TOKEN can be guessed');
    expect(faultsOf({ PEYK_METRICS_TOKEN: SECRET })).toEqual([]);
  });

  it.each(['Production', 'PRODUCTION', ' production', 'production ', 'prod', 'live', 'staging', 'produktion'])(
    'refuse NODE_ENV=%j: it would be development for everything that asks',
    (mode) => {
      expect(faultsOf({ NODE_ENV: mode })).toEqual([
        `NODE_ENV is ${JSON.stringify(mode)}; there are production, development, test, spelled exactly so.`,
      ]);
    },
  );

  it('want a real operator in production wherever messages are sent', () => {
    const production = { NODE_ENV: 'production' };
    expect(faultsOf(production)).toEqual([expect.stringContaining('SMPP_URL is missing')]);
    expect(faultsOf(production, ['--roles=jobs,sender'])[0]).toContain('SMPP_URL is missing');
    expect(faultsOf(production, ['--roles=http,live,jobs'])).toEqual([]);
    expect(faultsOf({ ...production, SMPP_URL })).toEqual([]);
  });

  it('say what they take for granted where a server of the database is named and no mode', () => {
    const assumptionsOf = (env: Record<string, string>) =>
      readConfig({ PEYK_DATA: folder, PEYK_SECRET: SECRET, ...env }, []).assumptions;
    const DATABASE_URL = 'postgres://host/peyk';
    expect(assumptionsOf({ DATABASE_URL })).toEqual([expect.stringContaining('NODE_ENV is not set')]);
    expect(assumptionsOf({ DATABASE_URL, NODE_ENV: 'development' })).toEqual([]);
    expect(assumptionsOf({ DATABASE_URL, NODE_ENV: 'production', SMPP_URL })).toEqual([]);
    expect(assumptionsOf({})).toEqual([]);
  });

  it('take where the panel finds the API and the socket', () => {
    const read = (env: Record<string, string>) =>
      readConfig({ PEYK_DATA: folder, PEYK_SECRET: SECRET, ...env }, []).panelAddresses;
    expect(read({})).toEqual({});
    const PEYK_API_URL = 'https://api.example';
    expect(read({ PEYK_API_URL })).toEqual({ api: PEYK_API_URL, live: 'wss://api.example' });
    const PEYK_LIVE_URL = 'wss://live.example:8443';
    expect(read({ PEYK_API_URL, PEYK_LIVE_URL })).toEqual({ api: PEYK_API_URL, live: PEYK_LIVE_URL });
    expect(read({ PEYK_LIVE_URL })).toEqual({ live: PEYK_LIVE_URL });
    for (const wrong of [
      'api.example',
      'https://api.example/',
      'https://api.example/v1',
      '*',
      'https://a"b.example',
      'https://a;b',
    ])
      expect(faultsOf({ PEYK_API_URL: wrong })[0]).toContain('PEYK_API_URL');
    expect(faultsOf({ PEYK_LIVE_URL: 'https://live.example' })[0]).toContain('PEYK_LIVE_URL');
  });

  it('take origins of pages that may call the API and open the live socket', () => {
    const origins = 'https://panel.example, http://127.0.0.1:4200';
    const config = readConfig({ PEYK_DATA: folder, PEYK_SECRET: SECRET, PEYK_ORIGINS: origins }, []);
    expect(config.origins).toEqual(['https://panel.example', 'http://127.0.0.1:4200']);
    for (const wrong of ['panel.example', 'https://panel.example/', '*', 'null', 'ws://panel.example'])
      expect(faultsOf({ PEYK_ORIGINS: wrong })[0]).toContain('PEYK_ORIGINS');
  });

  it('refuse demo data in production', () => {
    expect(faultsOf({ NODE_ENV: 'production', PEYK_DEMO: '1' })[0]).toContain('PEYK_DEMO=1');
  });

  it('open registration in the demo only, unless somebody says otherwise', () => {
    const read = (env: Record<string, string>) => readConfig({ PEYK_DATA: folder, PEYK_SECRET: SECRET, ...env }, []);
    expect(read({}).isRegistrationOpen).toBe(false);
    expect(read({ PEYK_DEMO: '1' })).toMatchObject({ isRegistrationOpen: true, identity: 'simulated' });
    expect(read({ PEYK_DEMO: '1', PEYK_REGISTRATION: 'closed' }).isRegistrationOpen).toBe(false);
    expect(faultsOf({ PEYK_REGISTRATION: 'maybe' })[0]).toContain('open and closed');
    expect(faultsOf({ PEYK_REGISTRATION_CODES_PER_HOUR: '0' })[0]).toContain('from 1 to');
    expect(read({ PEYK_REGISTRATION_CODES_PER_HOUR: '900' }).registrationCodesPerHour).toBe(900);
    expect(faultsOf({ PEYK_IDENTITY: 'guess' })[0]).toContain('simulated, manual');
  });

  it('want to be told who settles identities before registration opens in production', () => {
    const production = { NODE_ENV: 'production', PEYK_REGISTRATION: 'open', SMPP_URL };
    expect(faultsOf(production)[0]).toContain('PEYK_IDENTITY is missing');
    expect(faultsOf({ ...production, PEYK_IDENTITY: 'manual' })).toEqual([]);
    expect(faultsOf({ NODE_ENV: 'production', SMPP_URL })).toEqual([]);
  });

  it('keep one secret of their own elsewhere, readable for the owner only', () => {
    const first = readConfig({ PEYK_DATA: folder }, []).secret;
    expect(readConfig({ PEYK_DATA: folder }, []).secret).toBe(first);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('keep it in a folder that others may not read', () => {
    const made = join(folder, 'made', 'data');
    readConfig({ PEYK_DATA: made }, []);
    // As root the database is someone else's, who must come through, and may see nothing.
    expect(statSync(made).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
  });

  it('leave a folder of somebody else as open as it is, unless it has our name', () => {
    const modeOf = (name: string) => {
      const given = join(folder, name);
      mkdirSync(given);
      chmodSync(given, 0o755);
      readConfig({ PEYK_DATA: given }, []);
      return statSync(given).mode & 0o044;
    };
    expect(modeOf('chosen')).toBe(0o044);
    expect(modeOf('.peyk')).toBe(0);
  });

  it('refuse half a secret, which a killed process may leave', () => {
    const half = mkdtempSync(join(folder, 'half-'));
    writeFileSync(join(half, 'secret'), '');
    expect(() => readConfig({ PEYK_DATA: half }, [])).toThrow('holds no whole secret');
  });

  it('take addresses of proxies, and nothing that only looks like a setting', () => {
    expect(faultsOf({ PEYK_TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1,loopback' })).toEqual([]);
    for (const wrong of ['true', '1', 'proxy.example', '10.0.0.0/x']) {
      expect(faultsOf({ PEYK_TRUST_PROXY: wrong })[0]).toContain('PEYK_TRUST_PROXY');
    }
  });

  it.each([
    ['sender', 'all'],
    ['codes,bulk', 'all'],
    ['http,codes', 'codes'],
    ['bulk,jobs', 'bulk'],
    ['jobs', undefined],
  ])('with the roles %s send %s', (roles, sends) => {
    const config = readConfig({ PEYK_DATA: folder, PEYK_SECRET: SECRET }, [`--roles=${roles}`]);
    expect(sendingOf(config.roles)).toBe(sends);
  });

  it('take roles, and name the ones there are', () => {
    expect([...readConfig({ PEYK_DATA: folder, PEYK_SECRET: SECRET }, ['--roles=sender,jobs']).roles]).toEqual([
      'sender',
      'jobs',
    ]);
    expect(faultsOf({}, ['--roles=pigeon'])[0]).toContain('there are http, live, sender, codes, bulk, jobs, desk');
    expect(faultsOf({ NODE_ENV: 'production', PEYK_SECRET: SECRET }, ['--roles=codes'])[0]).toContain('SMPP_URL');
    expect(faultsOf({}, ['--roles=live'])[0]).toContain('live needs http');
    expect(faultsOf({}, ['--fly'])[0]).toContain('only --roles');
  });
});
