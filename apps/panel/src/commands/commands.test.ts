import type { FeatureModule } from '@peyk/shared-module';
import { QueryClient } from '@tanstack/react-query';
import { modules } from '../modules';
import { moduleCommands } from './module-commands';
import { keepOnlyCommandsOf, recentCommands, rememberCommand } from './recent-commands';
import { SHELL_KEYS } from './use-commands';

const run = jest.fn();
const fake: readonly FeatureModule[] = [
  {
    name: 'reports',
    routes: [],
    navigation: [
      { path: '/reports', label: 'گزارش ارسال', icon: 'reports', group: 'main', order: 1, goKey: 'r', keywords: ['x'] },
    ],
    actions: [{ id: 'reports.refresh', label: 'تازه کردن', icon: 'refresh', key: 'b', run }],
  },
];

it('makes a command of every page and every action of the domains', () => {
  const parts = { client: new QueryClient(), navigate: jest.fn() };
  const [page, action] = moduleCommands(fake, parts, () => true);
  expect(page).toMatchObject({ id: 'page:/reports', kind: 'page', keys: ['g', 'r'], keywords: ['x'] });
  page?.run();
  expect(parts.navigate).toHaveBeenCalledWith('/reports');
  expect(action).toMatchObject({ id: 'reports.refresh', kind: 'action', keys: ['b'] });
  action?.run();
  expect(run).toHaveBeenCalledWith(parts);
});

it('gives no two commands of the panel the same keys or the same name', () => {
  const commands = moduleCommands(modules, { client: new QueryClient(), navigate: () => undefined }, () => true);
  const keys = [...commands.flatMap((one) => one.keys?.join(' ') ?? []), ...Object.values(SHELL_KEYS)];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((one) => /^(g )?[a-z]$/.test(one) && one !== 'g')).toBe(true);
  expect(new Set(commands.map((one) => one.id)).size).toBe(commands.length);
});

describe('recent commands', () => {
  beforeEach(() => localStorage.clear());

  it('come newest first, once each, four at most', () => {
    for (const id of ['a', 'b', 'c', 'a', 'd', 'e']) rememberCommand('demo', id);
    expect(recentCommands('demo')).toEqual(['e', 'd', 'a', 'c']);
  });

  it('are of one person, and go when somebody else comes or they sign out', () => {
    rememberCommand('demo', 'a');
    expect(recentCommands('other')).toEqual([]);
    keepOnlyCommandsOf('demo');
    expect(recentCommands('demo')).toEqual(['a']);
    keepOnlyCommandsOf(null);
    expect(recentCommands('demo')).toEqual([]);
  });

  it('begin anew where something else stands under their key', () => {
    localStorage.setItem('peyk-recent-commands', '{not json');
    expect(recentCommands('demo')).toEqual([]);
    rememberCommand('demo', 'a');
    expect(recentCommands('demo')).toEqual(['a']);
  });
});
