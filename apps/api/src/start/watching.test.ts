import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLog } from '@peyk/server-http';
import { MIGRATIONS_FOLDER, createTestDatabase, startSmppPeer } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { ROLES } from '../config';
import type { Config, Role } from '../config';
import { startApi } from './start-api';
import type { RunningApi } from './start-api';

const ROOT = resolve(__dirname, '../../../..');
const RUNBOOK = join(ROOT, 'docs', 'runbook');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
interface Board {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}

const rulesText = readFileSync(join(ROOT, 'deploy/prometheus/peyk-alerts.yaml'), 'utf8');
const { groups } = parse(rulesText) as { groups: { rules: Rule[] }[] };
const RULES = groups.flatMap(({ rules }) => rules);
const BOARD = JSON.parse(readFileSync(join(ROOT, 'deploy/grafana/peyk-board.json'), 'utf8')) as Board;
const EXPRESSIONS: [string, string][] = [
  ...RULES.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...BOARD.panels.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr])),
];

/** Where PromQL's own grammar does not go on. Grafana puts a time in the place of its words. */
function faultsOf(expr: string): string[] {
  const text = expr.replaceAll(/\$__\w+/g, '5m');
  const faults: string[] = [];
  parser.parse(text).iterate({
    enter: ({ type, from }) => {
      if (type.isError) faults.push(`at ${from}: ${text.slice(from, from + 20)}`);
    },
  });
  return faults;
}

type Peer = Awaited<ReturnType<typeof startSmppPeer>>;
const state = { running: [] } as unknown as {
  database: TestDatabase;
  folder: string;
  peer: Peer;
  running: RunningApi[];
};

function config(roles: readonly Role[]): Config {
  return {
    dataFolder: state.folder,
    host: '127.0.0.1',
    port: 0,
    health: { host: '127.0.0.1', port: 0 },
    panelFolder: undefined,
    operators: [{ name: 'smpp', url: state.peer.url, numbers: [] }],
    databaseUrl: state.database.url,
    isProduction: false,
    assumptions: [],
    isDemo: false,
    archiveAfterDays: 60,
    handsetsUrl: undefined,
    logLevel: 'silent',
    secret: 's'.repeat(32),
    previousSecret: undefined,
    roles: new Set(roles),
    metricsToken: undefined,
    trustProxy: undefined,
    origins: [],
    panelUrl: undefined,
    oldPanelUrl: undefined,
    isRegistrationOpen: true,
    identity: 'simulated',
  };
}

async function start(roles: readonly Role[]): Promise<string> {
  const log = createLog({ level: 'silent' });
  const api = await startApi(config(roles), { migrationsFolder: MIGRATIONS_FOLDER, log });
  state.running.push(api);
  return `http://127.0.0.1:${api.healthPort}`;
}

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.folder = mkdtempSync(join(tmpdir(), 'peyk-watching-'));
  state.peer = await startSmppPeer({ behaviour: ({ n }) => ({ do: 'accept', id: `m-${n}` }) });
});
afterEach(async () => {
  for (const api of state.running.splice(0)) await api.stop();
});
afterAll(async () => {
  await state.peer.close();
  await state.database.close();
  rmSync(state.folder, { recursive: true });
});

/** What a process shows: names of metrics as Prometheus stores them, and values of labels. */
function shown(text: string) {
  const names = new Set<string>();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    const parts = type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
    for (const part of parts) names.add(name + part);
  }
  return { names, has: (sample: RegExp) => sample.test(text) };
}

/** Prometheus' own. */
const NOT_OURS = new Set(['up']);
/** Words of the language and names of labels, in which no metric is looked for. */
const selectorsOf = (expr: string) => [...expr.matchAll(/\b([a-z]\w*)(?:\{([^}]*)\})?(?=[[\s)]|$)/g)];
const metricsOf = (expr: string) =>
  selectorsOf(expr)
    .map(([, name = '', labels = '']) => ({ name, labels }))
    .filter(({ name, labels }) => /^(peyk|process|nodejs)_/.test(name) || labels !== '' || NOT_OURS.has(name));

describe('each role', () => {
  it.each(ROLES.filter((role) => role !== 'live' && role !== 'desk').map((role) => [role]))(
    '%s tells health, readiness and metrics at a port of its own',
    async (role) => {
      const base = await start([role]);
      expect(await (await fetch(`${base}/healthz`)).json()).toEqual({ status: 'ok' });
      const ready = await fetch(`${base}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ lanes: 'ok' })]);
      const metrics = await (await fetch(`${base}/metrics`)).text();
      expect(metrics).toContain('peyk_pool_connections');
      expect((await fetch(`${base}/v1/api/credit`)).status).toBe(404);
    },
  );
});

describe('a database that was put back', () => {
  it('is told by readiness and metrics of every process, which stays ready for people', async () => {
    const { owner } = state.database;
    await owner.updateTable('engine_state').set({ timeline: 'FFFFFFFF' }).execute();
    const base = await start(['jobs']);
    const ready = await fetch(`${base}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ engine: 'held' })]);
    expect(await (await fetch(`${base}/metrics`)).text()).toMatch(/^peyk_engine_held 1$/m);
    await owner.updateTable('engine_state').set({ timeline: null, held_since: null, held_why: null }).execute();
  });
});

describe('alerts and board', () => {
  it('name nothing that a running process does not show', async () => {
    const text = await (await fetch(`${await start(ROLES)}/metrics`)).text();
    const { names, has } = shown(text);
    const unknown = EXPRESSIONS.flatMap(([where, expr]) => {
      const metrics = metricsOf(expr);
      expect([where, metrics.length]).not.toEqual([where, 0]);
      return metrics.flatMap(({ name, labels }) => {
        if (NOT_OURS.has(name)) return [];
        if (!names.has(name)) return [`${where}: ${name}`];
        const values = [...labels.matchAll(/(\w+)="([^"]*)"/g)].filter(([, label]) => label !== 'job');
        return values
          .filter(([, label, value]) => !has(new RegExp(`^${name}\\{[^}]*\\b${label}="${value}"`, 'm')))
          .map(([pair]) => `${where}: ${name}{${pair}}`);
      });
    });
    expect(unknown).toEqual([]);
  });

  it.each(EXPRESSIONS)('%s is asked in the language of Prometheus', (_, expr) => {
    expect(expr.trim()).not.toBe('');
    expect(faultsOf(expr)).toEqual([]);
  });

  it('of which a slip of the pen is found', () => {
    expect(faultsOf('sum(rate(peyk_sender[5m]) by (counter)')).not.toEqual([]);
    expect(faultsOf('peyk_sender{counter="x"')).not.toEqual([]);
  });

  it('have each name, id and page once', () => {
    expect(new Set(RULES.map(({ alert }) => alert)).size).toBe(RULES.length);
    expect(new Set(RULES.map(({ annotations }) => annotations.runbook)).size).toBe(RULES.length);
    expect(new Set(BOARD.panels.map(({ id }) => id)).size).toBe(BOARD.panels.length);
    for (const { labels } of RULES) expect(['page', 'ticket']).toContain(labels.severity);
  });

  it.each(RULES.map((rule): [string, Rule] => [rule.alert, rule]))(
    '%s has a page that says what one sees, what it means and what to do',
    (alert, { annotations }) => {
      const page = readFileSync(join(ROOT, annotations.runbook), 'utf8');
      expect(page).toContain(`\`${alert}\``);
      const parts = page.split(/^## /m).slice(1);
      expect(parts.map((part) => part.split('\n', 1)[0])).toEqual(['What you see', 'What it means', 'What to do']);
      for (const part of parts) expect(part.length).toBeGreaterThan(60);
    },
  );

  it('have no page without an alert, and all of them stand in the list', () => {
    const pages = readdirSync(RUNBOOK).filter((name) => name !== 'README.md');
    expect(pages.sort()).toEqual(
      RULES.map(({ annotations }) => annotations.runbook.replace('docs/runbook/', '')).sort(),
    );
    const list = readFileSync(join(RUNBOOK, 'README.md'), 'utf8');
    for (const page of pages) expect(list).toContain(`](${page})`);
  });
});
