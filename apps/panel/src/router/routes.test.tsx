import type { FeatureModule } from '@peyk/shared-module';
import { createAppStore } from '@peyk/shared-store';
import { UiForTests, setViewport } from '@peyk/shared-testing-web';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { createRoutes } from './create-router';

const page = (text: string) => () => Promise.resolve({ default: () => <p>{text}</p> });
function Broken(): never {
  throw new Error('a bug in a screen');
}
const modules: readonly FeatureModule[] = [
  {
    name: 'test',
    navigation: [],
    routes: [
      { path: '/login', load: page('login page'), audience: 'public' },
      { path: '/phone-only', load: page('for phones'), audience: 'public', mobileOnly: true },
      { path: '/broken', load: () => Promise.resolve({ default: Broken }), audience: 'public' },
      { path: '/reports', load: page('secret') },
    ],
  },
];

function openAt(...addresses: readonly string[]) {
  const router = createMemoryRouter(createRoutes(modules), {
    initialEntries: [...addresses],
    initialIndex: addresses.length - 1,
  });
  render(
    <Provider store={createAppStore()}>
      <UiForTests>
        <RouterProvider router={router} />
      </UiForTests>
    </Provider>,
  );
  return router;
}

beforeEach(() => {
  localStorage.clear();
  setViewport(1280);
});

it('sends whoever has no token to the login page, and remembers where they wanted to go', async () => {
  const router = openAt('/reports?page=2');
  expect(await screen.findByText('login page')).toBeInTheDocument();
  expect(router.state.location.state).toEqual({ from: '/reports?page=2' });
  expect(screen.queryByText('secret')).not.toBeInTheDocument();
});

it('shows a page of its own for an address that does not exist', async () => {
  openAt('/nowhere');
  expect(await screen.findByRole('heading', { name: 'این صفحه پیدا نشد' })).toBeInTheDocument();
});

it('sends a mobile-only address to /404 on a desktop and opens it on a phone', async () => {
  const router = openAt('/phone-only');
  expect(await screen.findByRole('heading', { name: 'این صفحه پیدا نشد' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/404');

  setViewport(390);
  openAt('/phone-only');
  expect(await screen.findByText('for phones')).toBeInTheDocument();
});

it('catches a screen that breaks, offers the way back, and forgets the error there', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openAt('/login', '/broken');
  await userEvent.click(await screen.findByRole('button', { name: 'بازگشت' }));
  expect(await screen.findByText('login page')).toBeInTheDocument();
  quiet.mockRestore();
});
