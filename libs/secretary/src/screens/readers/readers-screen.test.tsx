import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import type { Permission } from '@peyk/shared-contract';
import { screen, within } from '@testing-library/react';
import { readerMessages } from '../../reader-messages';
import { messages } from '../../messages';
import { ACTIVE, MANY_READERS, READER, READERS, READER_DELETE, pageOf } from '../../testing/sample-secretaries';
import ReadersScreen from './readers-screen';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({ [READERS]: pageOf(MANY_READERS), [ACTIVE]: { data: { id: '9', is_active: false } } });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const show = (permissions?: Permission[]) =>
  renderScreen(<ReadersScreen />, {
    ...{ at: '/secretary/keywords/list', path: '/secretary/keywords/list' },
    state: {
      session: {
        ...{ token: 'a', isLoading: false },
        user: {
          ...{ name: 'نمونه', userName: 'demo', impersonated: false },
          ...{ isOwner: permissions === undefined, permissions: permissions ?? [] },
        },
      },
    },
  });
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
async function choose(label: string) {
  const { user } = show();
  await screen.findByRole('link', { name: READER.title });
  await user.click(screen.getByRole('button', { name: new RegExp(READER.title) }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
  return user;
}

it('lists them with how far their codes are used up', async () => {
  show();
  const row = (await screen.findByRole('link', { name: READER.title })).closest('tr') as HTMLElement;
  expect(within(row).getByText('۱۲٬۴۸۰ از ۱۰۰٬۰۰۰')).toBeInTheDocument();
});

it('lays one to rest after it was asked about', async () => {
  const user = await choose(messages.rest);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: messages.rest }));
  expect(await screen.findByText(readerMessages.rested)).toBeInTheDocument();
  expect(bodies(ACTIVE)).toEqual([{ id: '9', is_active: false }]);
});

it('removes one after it was told what goes with it', async () => {
  const user = await choose(messages.remove);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(readerMessages.removeBody(READER.title, '۱۰۰٬۰۰۰', '۱۵٬۲۰۱'))).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: messages.remove }));
  expect(await screen.findByText(readerMessages.removed)).toBeInTheDocument();
  expect(bodies(READER_DELETE)).toEqual([{ ids: ['9'] }]);
});

it('offers who may only read nothing that would be refused', async () => {
  show(['secretary.read']);
  await screen.findByRole('link', { name: READER.title });
  expect(screen.queryByRole('link', { name: readerMessages.create })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
