import type { FeatureModule } from '@peyk/shared-module';
import { createAppStore } from '@peyk/shared-store';
import { setViewport } from '@peyk/shared-testing-web';
import { UiProvider, createRtlCache } from '@peyk/shared-ui';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { createRoutes } from './create-router';
import { warmRoute } from './warm-route';

const modules = (): readonly FeatureModule[] => [
  {
    name: 'test',
    navigation: [],
    routes: [{ path: '/login', load: () => Promise.resolve({ default: () => <p>login page</p> }), audience: 'public' }],
  },
];

function open(given: readonly FeatureModule[]) {
  const router = createMemoryRouter(createRoutes(given), { initialEntries: ['/login'] });
  render(
    <Provider store={createAppStore()}>
      <UiProvider cache={createRtlCache()} dark={false}>
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>,
  );
}

beforeEach(() => setViewport(1280));

it('draws a screen that was loaded ahead at once, without a spinner before it', async () => {
  const given = modules();
  await warmRoute('/login', given, new QueryClient(), () => true);
  open(given);
  expect(screen.getByText('login page')).toBeInTheDocument();
});

it('shows the word for loading while a screen is loaded that nobody has loaded ahead', async () => {
  open(modules());
  expect(screen.getByRole('status')).toHaveTextContent('در حال بارگذاری');
  expect(await screen.findByText('login page')).toBeInTheDocument();
});
