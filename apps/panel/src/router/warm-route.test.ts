import type { FeatureModule } from '@peyk/shared-module';
import { QueryClient } from '@tanstack/react-query';
import { routeOf, warmRoute } from './warm-route';

const Screen = () => null;
const load = () => Promise.resolve({ default: Screen });
const modules: readonly FeatureModule[] = [
  {
    name: 'reports',
    navigation: [],
    routes: [
      { path: '/reports/:id', load: jest.fn(load), prefetch: jest.fn() },
      { path: '/reports/archive', load: jest.fn(load) },
      { path: '/broken', load: jest.fn(() => Promise.reject(new Error('offline'))) },
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
  warmRoute('/reports/12', modules, client);
  const [route] = modules[0]!.routes;
  expect(route?.load).toHaveBeenCalledTimes(1);
  expect(route?.prefetch).toHaveBeenCalledWith(client);
});

it('keeps quiet about a screen that does not load ahead of time', async () => {
  warmRoute('/broken', modules, new QueryClient());
  warmRoute('/nowhere', modules, new QueryClient());
  await Promise.resolve();
});
