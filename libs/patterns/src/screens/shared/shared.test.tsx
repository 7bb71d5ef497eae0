import type { Permission } from '@peyk/shared-contract';
import { contractNetwork, exampleOf, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../messages';
import PatternScreen from '../pattern/pattern-screen';
import UpdateScreen from '../write/update-screen';
import SharedScreen from './shared-screen';

const LIST = 'POST /patterns/shared';
const TAKE = 'POST /patterns/shared/take';
const GET = 'GET /patterns/details';
const UPDATE = 'POST /patterns/normal/update';
const [example] = exampleOf(LIST).items;
const variables = [{ name: 'code', type: 'code' as const, max_length: 8 }];
const OFFER = {
  ...example,
  ...{ id: '4', title: 'کد تأیید', kind: 'otp' as const, text: 'کد شما {{code}} است. فروشگاه آبان', variables },
};
const MINE = { ...OFFER, id: '5', title: 'یادآوری نوبت', pattern_id: '7' };
const own = exampleOf(GET);
const TAKEN = {
  pattern: { ...own.pattern, id: '7', type: 'shared', kind: 'otp', title: 'کد تأیید', text: OFFER.text, version: 1 },
  versions: [{ ...own.versions[0], version: 1, text: OFFER.text, variables, state: 'accepted' }],
};

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({
    [LIST]: { data: { items: [OFFER, MINE], paging: { page: 1, limit: 10, total: 2 } } },
    [GET]: { data: TAKEN },
  });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const stateOf = (permissions: readonly Permission[]) => ({
  session: {
    ...{ token: 'a', isLoading: false },
    user: { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: false, permissions },
  },
});
const state = stateOf(['pattern.read', 'pattern.edit', 'pattern.delete']);
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const show = (search = '', as = state) =>
  renderScreen(<SharedScreen />, { at: `/pattern/shared${search}`, path: '/pattern/shared', state: as });
async function openDialog() {
  const shown = show();
  await shown.user.click(await screen.findByRole('button', { name: messages.shared.addOne(OFFER.title) }));
  return { ...shown, dialog: within(await screen.findByRole('dialog')) };
}

it('lists what the API answers to what the address says, and leads to those that the account has', async () => {
  show('?title=کد&type=otp');
  expect(await screen.findByRole('link', { name: MINE.title })).toHaveAttribute('href', '/patterns/7');
  expect(screen.getByText(messages.shared.mine)).toBeInTheDocument();
  expect(bodies(LIST)).toEqual([{ page: 1, limit: 10, filters: { title: 'کد', type: 'otp' } }]);
});

it('asks for no type that no offer has', async () => {
  show('?type=shared');
  await screen.findByRole('link', { name: MINE.title });
  expect(bodies(LIST)).toEqual([{ page: 1, limit: 10, filters: {} }]);
});

it('makes one the account’s own once it was shown in its name, and leads to it', async () => {
  network.answer({ [TAKE]: { data: TAKEN.pattern } });
  const { user, dialog, address } = await openDialog();
  expect(dialog.getByText(/فروشگاه آبان/)).toBeInTheDocument();
  expect(dialog.getByText(messages.sharedType(messages.types.otp))).toBeInTheDocument();
  expect(bodies(TAKE)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: messages.shared.addConfirm }));
  expect(await screen.findByText(messages.shared.added)).toBeInTheDocument();
  expect(bodies(TAKE)).toEqual([{ id: '4' }]);
  await waitFor(() => expect(address()).toBe('/patterns/7'));
});

it('says what it is called where its title was taken', async () => {
  const title = `${OFFER.title} (مشترک)`;
  network.answer({ [TAKE]: { data: { ...TAKEN.pattern, title } } });
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: messages.shared.addConfirm }));
  expect(await screen.findByText(messages.shared.addedAs(title))).toBeInTheDocument();
});

it('says that one was retired meanwhile, and asks for the list again', async () => {
  network.answer({ [TAKE]: { status: 404 } });
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: messages.shared.addConfirm }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  await waitFor(() => expect(bodies(LIST)).toHaveLength(2));
});

it('offers who may only read nothing that would be refused', async () => {
  show('', stateOf(['pattern.read']));
  await screen.findByRole('link', { name: MINE.title });
  expect(screen.queryByRole('button', { name: messages.shared.addOne(OFFER.title) })).not.toBeInTheDocument();
});

it('is one of the account’s with the type of both, and tells what removing it may mean', async () => {
  const { user } = renderScreen(<PatternScreen />, { at: '/patterns/7', path: '/patterns/:id', state });
  expect(await screen.findByText(messages.sharedType(messages.types.otp))).toBeInTheDocument();
  expect(screen.getByText(messages.shared.fixed)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: messages.remove }));
  expect(await screen.findByText(messages.shared.removeHint)).toBeInTheDocument();
});

it('gets another title with its text as it stands, which nobody can write', async () => {
  const at = { at: '/pattern/update/7', path: '/pattern/update/:id', state };
  const { user, address } = renderScreen(<UpdateScreen />, at);
  const title = await screen.findByRole('textbox', { name: new RegExp(messages.fields.title) });
  expect(screen.queryByRole('textbox', { name: messages.fields.text })).not.toBeInTheDocument();
  await user.clear(title);
  await user.type(title, 'ورود');
  await user.click(screen.getByRole('button', { name: messages.shared.save }));
  await waitFor(() => expect(address()).toBe('/patterns/7'));
  expect(bodies(UPDATE)).toMatchObject([{ id: '7', title: 'ورود', text: OFFER.text, variables }]);
});

it('gets another title also once the account has another name than when the form was opened', async () => {
  const at = { at: '/pattern/update/7', path: '/pattern/update/:id', state };
  const { user, address } = renderScreen(<UpdateScreen />, at);
  await user.type(await screen.findByRole('textbox', { name: new RegExp(messages.fields.title) }), ' ورود');
  const text = 'کد شما {{code}} است. کافه مهر';
  network.answer({ [GET]: { data: { ...TAKEN, pattern: { ...TAKEN.pattern, text } } } });
  await user.click(screen.getByRole('button', { name: messages.shared.save }));
  await waitFor(() => expect(address()).toBe('/patterns/7'));
  expect(bodies(UPDATE)).toMatchObject([{ id: '7', title: 'کد تأیید ورود', text, variables }]);
});

it('says so where it was deleted meanwhile, and keeps what was typed', async () => {
  const at = { at: '/pattern/update/7', path: '/pattern/update/:id', state };
  const { user } = renderScreen(<UpdateScreen />, at);
  const title = await screen.findByRole('textbox', { name: new RegExp(messages.fields.title) });
  await user.type(title, ' ورود');
  network.answer({ [GET]: { status: 404 } });
  await user.click(screen.getByRole('button', { name: messages.shared.save }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(title).toHaveValue('کد تأیید ورود');
  expect(bodies(UPDATE)).toEqual([]);
});
