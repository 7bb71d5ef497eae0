import type { FeatureModule } from '@peyk/shared-module';
import { QueryClient } from '@tanstack/react-query';
import { pathToShow, routeOf, warmRoute } from './warm-route';

const Screen = () => null;
const load = () => Promise.resolve({ default: Screen });
const modules: readonly FeatureModule[] = [
  {
    name: 'reports',
    navigation: [],
    routes: [
      { path: '/reports/:id', load: jest.fn(load), permission: 'report.read', prefetch: jest.fn() },
      { path: '/reports/archive', load: jest.fn(load), permission: null },
      { path: '/register', load: jest.fn(load), audience: 'public' },
      { path: '/broken', permission: null, load: jest.fn(() => Promise.reject(new Error('offline'))) },
    ],
  },
];

it('finds the route of a path, the literal one before the pattern', () => {
  expect(routeOf('/reports/12', modules)?.path).toBe('/reports/:id');
  expect(routeOf('/reports/archive', modules)?.path).toBe('/reports/archive');
  expect(routeOf('/nowhere', modules)).toBeUndefined();
});

it('loads the screen and begins its first questions', () => {
  const client = new QueryClient();
  void warmRoute('/reports/12', modules, client, () => true);
  const [route] = modules[0]!.routes;
  expect(route?.load).toHaveBeenCalledTimes(1);
  expect(route?.prefetch).toHaveBeenCalledWith(client, expect.any(Function));
});

it('loads the screen but asks nothing while it is not known what the person may do, and neither where they may not', () => {
  const route = modules[0]!.routes[0]!;
  jest.clearAllMocks();
  void warmRoute('/reports/12', modules, new QueryClient(), null);
  expect([route.load, route.prefetch].map((one) => jest.mocked(one!).mock.calls.length)).toEqual([1, 0]);
  void warmRoute('/reports/12', modules, new QueryClient(), () => false);
  expect([route.load, route.prefetch].map((one) => jest.mocked(one!).mock.calls.length)).toEqual([1, 0]);
});

it('keeps quiet about a screen that does not load ahead of time', async () => {
  await warmRoute('/broken', modules, new QueryClient(), null);
  await warmRoute('/nowhere', modules, new QueryClient(), null);
});

it('knows which screen will be seen before the router does', () => {
  expect(pathToShow('/reports/12', true, modules)).toBe('/reports/12');
  expect(pathToShow('/reports/12', false, modules)).toBe('/login');
  expect(pathToShow('/register', false, modules)).toBe('/register');
  expect(pathToShow('/nowhere', false, modules)).toBe('/login');
});
