import type { Permission } from '@peyk/shared-contract';
import { contractNetwork, exampleOf, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { callsMessages as messages } from '../../calls-messages';
import { GOOD_CALL, REFUSED_CALL } from '../../testing/sample-calls';
import ApiCallsScreen from './api-calls-screen';

const [LIST, KEYS] = ['POST /api-calls/list', 'GET /api-keys/list'] as const;
const PATH = '/developers/api-calls';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const SETTING = 'GET /api-calls/setting';
const user = (permissions: readonly Permission[]) => ({
  ...{ name: 'نمونه', userName: 'demo', impersonated: false, isOwner: false, permissions },
});

function show(
  items: readonly unknown[],
  search = '',
  permissions: readonly Permission[] = ['apikey.read', 'apikey.edit'],
) {
  network.answer({
    [LIST]: { data: { items, paging: { page: 1, limit: 10, total: items.length } } },
    [SETTING]: { data: { is_on: true } },
  });
  return renderScreen(<ApiCallsScreen />, {
    at: `${PATH}${search}`,
    path: PATH,
    state: { session: { token: 'a', user: user(permissions), isLoading: false } },
  });
}
const asked = () => network.seen.filter(({ operation }) => operation === LIST).map(({ body }) => body);

it('tells of a call what it was, what came of it, how long it took and what it cost', async () => {
  show([GOOD_CALL, REFUSED_CALL]);
  const [, good, refused] = await screen.findAllByRole('row');
  const cells = within(good as HTMLElement);
  expect(cells.getByRole('link', { name: 'ارسال پیامک' })).toHaveAttribute('href', `${PATH}/3`);
  expect(cells.getByText('POST /v1/api/send')).toHaveAttribute('dir', 'ltr');
  expect(cells.getByText(/موفق/)).toHaveTextContent('200');
  expect(cells.getByText(GOOD_CALL.key_title)).toBeInTheDocument();
  expect(cells.getByText(/۳۶۹/)).toBeInTheDocument();
  expect(within(refused as HTMLElement).getByText(/ردشده/)).toHaveTextContent('422-630');
});

it('calls what another API called by its own name', async () => {
  show([
    { ...GOOD_CALL, surface: 'kavenegar', operation: 'sms/send', path: '/compat/kavenegar/v1/:key/sms/send.json' },
  ]);
  expect(await screen.findByText('sms/send')).toBeInTheDocument();
});

it('is narrowed as the address says, and names the key that it is narrowed to', async () => {
  const [key] = exampleOf(KEYS).items;
  show([GOOD_CALL], `?code=422&result=refused&operation=createSend&key=${key.id}&page=2`);
  await screen.findAllByRole('row');
  const filters = { code: '422', result: 'refused', operation: 'createSend', key_id: key.id };
  expect(asked()[0]).toEqual({ page: 2, limit: 10, filters });
  const chips = within(screen.getByRole('list', { name: 'فیلترهای فعال' }));
  expect(await chips.findByText(key.title)).toBeInTheDocument();
});

it('says where nothing was called yet how long calls stay', async () => {
  show([]);
  expect(await screen.findByText(messages.emptyTitle)).toBeInTheDocument();
  expect(screen.getByText(messages.intro)).toHaveTextContent('۳۰ روز');
});

describe('the switch', () => {
  const SET = 'POST /api-calls/setting';

  it('asks before it is turned off, and is then what the server says', async () => {
    network.answer({ [SET]: { data: { is_on: false } } });
    const { user: person } = show([]);
    await person.click(await screen.findByRole('switch', { name: messages.setting.label }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(messages.setting.ask)).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: messages.setting.turnOff }));
    expect(await screen.findByText(messages.offEmptyTitle)).toBeInTheDocument();
    expect(network.seen.find(({ operation }) => operation === SET)?.body).toEqual({ is_on: false });
    expect(screen.getByText(messages.setting.off)).toBeInTheDocument();
  });

  it('is shown to who may only read, and cannot be turned', async () => {
    show([GOOD_CALL], '', ['apikey.read']);
    expect(await screen.findByRole('switch', { name: messages.setting.label })).toBeDisabled();
  });
});
