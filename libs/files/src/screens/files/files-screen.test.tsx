import type { Permission } from '@peyk/shared-contract';
import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { messages } from '../../messages';
import { CATEGORIES, DELETE, FILES, LIST, RENAME, pageOf, roomOf } from '../../testing/sample-files';
import FilesScreen from './files-screen';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({ [LIST]: pageOf(FILES), [CATEGORIES]: roomOf(1_048_576) });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const user = (permissions: readonly Permission[]) => ({
  ...{ name: 'نمونه', userName: 'demo', impersonated: false, isOwner: false },
  permissions,
});
const ALL: readonly Permission[] = ['file.read', 'file.edit', 'file.delete'];
const show = (search = '', permissions = ALL) =>
  renderScreen(<FilesScreen />, {
    at: `/file-management${search}`,
    path: '/file-management',
    state: { session: { token: 'a', user: user(permissions), isLoading: false } },
  });
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const openMenu = async (name: string) => {
  const shown = show();
  await shown.user.click(await screen.findByRole('button', { name: new RegExp(`${name}$`) }));
  return shown;
};
const choose = async (name: string, item: string) => {
  const shown = await openMenu(name);
  await shown.user.click(await screen.findByRole('menuitem', { name: item }));
  return { ...shown, dialog: within(await screen.findByRole('dialog')) };
};

it('lists what the API answers to what the address says, and the room that is taken', async () => {
  show('?name=مهر&category=own&page=2');
  expect(await screen.findByText('مشتریان آذر')).toBeInTheDocument();
  expect(bodies(LIST)[0]).toEqual({ page: 2, limit: 10, filters: { name: 'مهر', category: 'own' } });
  expect(await screen.findByText(/گزارش‌ها و خروجی‌ها: ۱۲ فایل/)).toBeInTheDocument();
});

it('gives one of one’s own another name', async () => {
  const { user, dialog } = await choose('مشتریان آذر.csv', messages.rename);
  const field = dialog.getByLabelText(messages.fields.name);
  await user.clear(field);
  await user.type(field, 'مشتریان دی');
  await user.click(dialog.getByRole('button', { name: messages.save }));
  expect(bodies(RENAME)).toEqual([{ file_id: FILES[0]?.id, name: 'مشتریان دی' }]);
});

it('removes one after it was asked about', async () => {
  const { user, dialog } = await choose('مشتریان آذر.csv', messages.remove);
  expect(dialog.getByText(messages.removeBody('مشتریان آذر.csv'))).toBeInTheDocument();
  expect(bodies(DELETE)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: messages.remove }));
  expect(await screen.findByText(messages.removed)).toBeInTheDocument();
  expect(bodies(DELETE)).toEqual([{ file_ids: [FILES[0]?.id] }]);
});

it('says what uses one that cannot be removed, and asks for nothing', async () => {
  const { user, dialog } = await choose('فیش.jpg', messages.remove);
  expect(dialog.getByText(messages.usedBy.slip)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: messages.understood }));
  expect(bodies(DELETE)).toEqual([]);
});

it('offers no other name for what the system has named', async () => {
  await openMenu('گزارش ارسال‌ها.xlsx');
  expect(await screen.findByRole('menuitem', { name: messages.download })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: messages.rename })).not.toBeInTheDocument();
});

it('offers who may only read nothing that would be refused', async () => {
  show('', ['file.read']);
  await screen.findByText('مشتریان آذر');
  expect(screen.queryByRole('button', { name: messages.upload })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('teaches the way when there is nothing, and warns when the room is nearly full', async () => {
  network.answer({ [LIST]: pageOf([]), [CATEGORIES]: roomOf(530_000_000) });
  show();
  expect(await screen.findByText(messages.emptyTitle)).toBeInTheDocument();
  expect(await screen.findByText(messages.nearlyFull)).toBeInTheDocument();
});
