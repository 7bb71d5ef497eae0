import type { Permission } from '@peyk/shared-contract';
import { contractNetwork, exampleOf, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../messages';
import ColleaguesScreen from './colleagues-screen';

const LIST = 'POST /user/partner/list';
const ROLES = 'GET /acl/partner/role_list';
const [colleague] = exampleOf(LIST).items;
const [role] = exampleOf(ROLES).items;
const page = (items: readonly unknown[]) => ({ data: { items, paging: { page: 1, limit: 10, total: items.length } } });

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const ALL: readonly Permission[] = ['colleague.read', 'colleague.edit', 'role.edit'];
const show = (search = '', permissions = ALL) =>
  renderScreen(<ColleaguesScreen />, {
    at: `/colleagues${search}`,
    path: '/colleagues',
    state: {
      session: {
        token: 'a',
        user: { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: false, permissions },
        isLoading: false,
      },
    },
  });
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

it('lists what the API answers to what the address says', async () => {
  show('?search=سارا&state=pending&page=2');
  expect(await screen.findByRole('link', { name: colleague.name })).toHaveAttribute(
    'href',
    `/colleagues/${colleague.id}`,
  );
  expect(bodies(LIST)[0]).toEqual({ page: 2, limit: 10, filters: { search: 'سارا', state: 'pending' } });
});

it('says of who has not joined that they have not', async () => {
  network.answer({ [LIST]: page([{ ...colleague, username: null, state: 'pending' }]) });
  show();
  expect(await screen.findByText(messages.notJoined)).toBeInTheDocument();
  expect(screen.getByText(messages.states.pending)).toBeInTheDocument();
});

it('leads to the invitation, but not who may only read', async () => {
  show();
  expect(await screen.findByRole('link', { name: messages.invite })).toHaveAttribute('href', '/colleagues/create');
});

it('offers who may only read nothing that would be refused', async () => {
  show('', ['colleague.read']);
  await screen.findByRole('link', { name: colleague.name });
  expect(screen.queryByRole('link', { name: messages.invite })).not.toBeInTheDocument();
});

it('teaches the way when there is nobody', async () => {
  network.answer({ [LIST]: page([]) });
  show();
  expect(await screen.findByText(messages.emptyTitle)).toBeInTheDocument();
});

describe('the tab of the roles', () => {
  const openMenu = async (item: string) => {
    const shown = show('?tab=1');
    await shown.user.click(await screen.findByRole('button', { name: new RegExp(`${role.title}$`) }));
    await shown.user.click(await screen.findByRole('menuitem', { name: item }));
    return shown;
  };

  it('copies one', async () => {
    await openMenu(messages.duplicate);
    expect(await screen.findByText(messages.duplicated(role.title))).toBeInTheDocument();
    expect(bodies('POST /acl/partner/duplicate_role')).toEqual([{ id: role.id }]);
  });

  it('removes one after it was asked about, and says who holds it', async () => {
    network.answer({
      'POST /acl/partner/delete_role': { status: 409, meta: { message: 'این نقش را ۱ همکار دارند (سارا).' } },
    });
    const { user } = await openMenu(messages.removeRole);
    const dialog = within(await screen.findByRole('dialog'));
    expect(bodies('POST /acl/partner/delete_role')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: messages.removeRole }));
    expect(await screen.findByText('این نقش را ۱ همکار دارند (سارا).')).toBeInTheDocument();
  });

  it('does not lead to one that may not be changed', async () => {
    network.answer({ [ROLES]: { data: { items: [{ ...role, may_change: false }] } } });
    show('?tab=1');
    await screen.findByText(role.title);
    expect(screen.queryByRole('link', { name: role.title })).not.toBeInTheDocument();
  });

  it('teaches the way when there is none', async () => {
    network.answer({ [ROLES]: { data: { items: [] } } });
    show('?tab=1');
    expect(await screen.findByText(messages.rolesEmptyTitle)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: messages.newRole })).toBeInTheDocument());
  });
});

describe('an authenticator for everybody', () => {
  const RULE = 'GET /acl/partner/second_factor';
  const SET = 'POST /acl/partner/second_factor';
  const words = messages.secondFactor;

  it('is required only after a question that says whom it shuts out', async () => {
    network.answer({
      [RULE]: { data: { is_required: false, without_count: 2 } },
      [SET]: { data: { is_required: true, without_count: 2 } },
    });
    const { user } = show();
    await user.click(await screen.findByRole('switch', { name: words.title }));
    expect(await screen.findByText(words.ask('۲'))).toBeInTheDocument();
    expect(bodies(SET)).toEqual([]);
    await user.click(screen.getByRole('button', { name: words.require }));
    await waitFor(() => expect(screen.getByRole('switch', { name: words.title })).toBeChecked());
    expect(bodies(SET)).toEqual([{ is_required: true }]);
  });

  it('says why it cannot be required', async () => {
    const meta = { message: 'نخست ورود دومرحله‌ای خودتان را روشن کنید.', message_code: '409-524' };
    network.answer({ [RULE]: { data: { is_required: false, without_count: 2 } }, [SET]: { status: 409, meta } });
    const { user } = show();
    await user.click(await screen.findByRole('switch', { name: words.title }));
    await user.click(await screen.findByRole('button', { name: words.require }));
    expect(await screen.findByText(meta.message)).toBeInTheDocument();
    expect(await screen.findByRole('switch', { name: words.title })).not.toBeChecked();
  });

  it('is only shown to who may not change roles', async () => {
    network.answer({ [RULE]: { data: { is_required: true, without_count: 0 } } });
    show('', ['colleague.read']);
    expect(await screen.findByRole('switch', { name: words.title })).toBeDisabled();
  });
});
