import type { Permission } from '@peyk/shared-contract';
import { contractNetwork, exampleOf, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { OwnFileButton } from './own-file-button';
import { ownFileWords as words } from './own-file-words';

const LIST = 'POST /user/files';
const DOWNLOAD = 'GET /user/files/download';
const [example] = exampleOf(LIST).items;
const FILES = [
  { ...example, id: '0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f11', name: 'مشتریان.XLSX' },
  { ...example, id: '0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f12', name: 'قرارداد.pdf' },
];

let network: FakeNetwork;
const taken: File[] = [];
beforeEach(() => {
  setViewport(1280);
  taken.splice(0);
  network = contractNetwork();
  network.answer({ [LIST]: { data: { items: FILES, paging: { page: 1, limit: 50, total: 2 } } } });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const show = (permissions: readonly Permission[] = ['file.read']) =>
  renderScreen(<OwnFileButton accept={['.xlsx']} take={(files) => void taken.push(...files)} />, {
    state: {
      session: {
        ...{ token: 'a', isLoading: false },
        user: { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: false, permissions },
      },
    },
  });

async function choose() {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: words.open }));
  const dialog = within(await screen.findByRole('dialog', { name: words.title }));
  await user.click(dialog.getByRole('combobox', { name: new RegExp(words.label) }));
  return { user, dialog };
}

it('brings a file of the account here, as if it had been chosen from this device', async () => {
  const { user, dialog } = await choose();
  expect(await screen.findByRole('option', { name: /قرارداد/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('option', { name: /مشتریان/ }));
  await user.click(dialog.getByRole('button', { name: words.take }));
  await waitFor(() => expect(taken).toHaveLength(1));
  expect(taken[0]).toBeInstanceOf(File);
  const [asked] = network.seen.filter(({ operation }) => operation === DOWNLOAD);
  expect(asked?.url.searchParams.get('file_id')).toBe(FILES[0]?.id);
});

it('says why one could not be brought, and stays', async () => {
  network.answer({ [DOWNLOAD]: { status: 404, meta: { message: 'این فایل دیگر نیست.' } } });
  const { user, dialog } = await choose();
  await user.click(await screen.findByRole('option', { name: /مشتریان/ }));
  await user.click(dialog.getByRole('button', { name: words.take }));
  expect(await screen.findByText('این فایل دیگر نیست.')).toBeInTheDocument();
  expect(taken).toEqual([]);
});

it('is not there for those who may not see the files', () => {
  show(['send.create']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
