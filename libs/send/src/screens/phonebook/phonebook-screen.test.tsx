import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { keepComposition, loadComposition } from '../compose/kept-in-tab';
import { EMPTY_COMPOSITION } from '../../model/composition';
import PhonebookScreen from './phonebook-screen';

const line = {
  id: '1',
  number: '20001405',
  title: 'خط خدماتی',
  family: '2000',
  advertising: false,
  multipart_chars: 67,
  is_default: true,
  active: true,
  permitted_hours: null,
  max_per_second: null,
  own_permitted_hours: null,
  own_max_per_second: null,
};
const quote = {
  quote_id: '77',
  expires_at: '2026-11-20T08:30:00.000Z',
  reachable_count: 118,
  excluded: { invalid: 0, duplicate: 1, blacklisted: 1, opted_out: 0 },
  by_operator: [{ operator: 'rightel', count: 118, unit_price: '1503', total: '177354' }],
  subtotal: '177354',
  charity: '0',
  total: '177354',
  credit: '1000000',
  enough_credit: true,
};
const price = {
  parts: 1,
  encoding: 'ucs2',
  final_text: 'سلام',
  mci_price: '1370',
  other_price: '1503',
  quote,
};
const count = {
  total: 119,
  reachable: 118,
  reachable_by_advertising: 110,
  blacklisted: 1,
  opted_out: 8,
  by_operator: [],
};
const segment = { id: '3', title: 'زنان تهران', filters: {}, broken: false, created_at: 'x', updated_at: 'x' };
const contact = { id: '5', mobile: '989240000001', name: 'زهرا احمدی' };
const paging = { page: 1, limit: 20, total: 1, pages: 1 };

let network: FakeNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork({
    'GET /number/numbers': { data: { items: [line] } },
    'GET /phonebooks': { data: { items: [{ id: '7', title: 'مشتریان', code: null, members_count: 120 }] } },
    'GET /phonebooks/segments': { data: { items: [segment] } },
    'POST /phonebooks/numbers/contact-list': { data: { items: [contact], paging } },
    'GET /phonebooks/numbers/count': { data: count },
    'POST /phonebooks/segments/count': { data: count },
    'POST /send/calculate-price': { data: price },
    'POST /send': { data: { send_id: '12', state: 0 } },
  });
});
afterEach(() => network.restore());

const show = () =>
  renderScreen(<PhonebookScreen />, {
    at: '/send-sms/phonebook',
    path: '/send-sms/phonebook',
    state: {
      session: {
        token: 't'.repeat(40),
        user: { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] },
        isLoading: false,
      },
    },
  });
const bodiesOf = (operation: string) =>
  network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

async function choose({ user }: ReturnType<typeof show>, label: string, option: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(label) }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function sendIt({ user }: ReturnType<typeof show>) {
  await user.type(screen.getByLabelText('متن پیام'), 'سلام');
  await user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
  const send = within(await screen.findByRole('dialog')).getByRole('button', { name: 'ارسال' });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  await waitFor(() => expect(bodiesOf('POST /send')).toHaveLength(1));
  return bodiesOf('POST /send')[0];
}

it('sends to a part of phonebooks, priced and sent in the same words, and says how many people they are', async () => {
  const shown = show();
  await choose(shown, 'دفترچه‌ها', /مشتریان/);
  expect(await screen.findByText(/۱۱۸ نفر پیامک خدماتی/)).toHaveTextContent('۱۱۹ نفر');
  await shown.user.click(screen.getByRole('button', { name: 'فقط بخشی از شماره‌ها' }));
  await shown.user.type(screen.getByLabelText('از شمارهٔ چندم'), '11');
  await shown.user.type(screen.getByLabelText('به تعداد'), '20');
  expect(await sendIt(shown)).toMatchObject({
    sending_type: 'phonebook',
    params: { phonebook_ids: ['7'], start: 10, size: 20 },
    quote_id: '77',
  });
  expect(bodiesOf('POST /send/calculate-price').at(-1)).toMatchObject({ phonebook_ids: ['7'], start: 10, size: 20 });
  await waitFor(() => expect(shown.address()).toBe('/send-sms/success-send/12'));
});

it('sends to chosen contacts, whose names are there again after a reload', async () => {
  const shown = show();
  await shown.user.click(await screen.findByRole('radio', { name: 'چند مخاطب' }));
  await choose(shown, 'مخاطبان', /زهرا احمدی/);
  await waitFor(() => expect(loadComposition('demo').people.contacts).toEqual([{ id: '5', label: 'زهرا احمدی' }]));
  expect(await sendIt(shown)).toMatchObject({ sending_type: 'phonebook', params: { contact_ids: ['5'] } });
});

describe('contacts of which only the ids are known', () => {
  const CONTACTS = 'POST /phonebooks/numbers/contact-list';
  const unnamed = ['5', '6'].map((id, at) => ({ id, label: `مخاطب ${at + 1}`, isUnnamed: true }));
  const other = { id: '9', mobile: '989240000009', name: 'مهسا کریمی' };
  const chosen = () => screen.findByRole('combobox', { name: /مخاطبان/ });
  /** They stand on no page of the list: only who asks for their ids is told of them. */
  const answerIds = (found: object) =>
    network.answer({
      [CONTACTS]: ({ body }) => ({ data: { items: ['ids' in (body as object) ? found : other], paging } }),
    });
  beforeEach(() => {
    const people = { ...EMPTY_COMPOSITION.people, by: 'contacts' as const, contacts: unnamed };
    keepComposition('demo', { ...EMPTY_COMPOSITION, text: 'سلام', people });
    answerIds(contact);
  });

  it('come with their names, asked for once, and who is gone keeps the place', async () => {
    const { user } = show();
    await waitFor(async () => expect(await chosen()).toHaveTextContent(/زهرا احمدی.*مخاطب 2/));
    const asked = bodiesOf(CONTACTS).filter((body) => 'ids' in (body as object));
    expect(asked).toEqual([{ ids: ['5', '6'], limit: 100 }]);
    await user.click(await chosen());
    await user.click(await screen.findByRole('option', { name: /مهسا کریمی/ }));
    const named = [{ id: '5', label: 'زهرا احمدی' }, unnamed[1], { id: '9', label: 'مهسا کریمی' }];
    await waitFor(() => expect(loadComposition('demo').people.contacts).toEqual(named));
  });

  it('are named by a hidden number where they have no name', async () => {
    answerIds({ ...contact, mobile: '0924***0001', name: null });
    show();
    await waitFor(async () => expect(await chosen()).toHaveTextContent('۰۹۲۴***۰۰۰۱'));
  });

  it('keep their places for who may not read contacts', async () => {
    network.answer({ [CONTACTS]: { status: 403 } });
    show();
    await waitFor(() => expect(bodiesOf(CONTACTS)).not.toEqual([]));
    expect(await chosen()).toHaveTextContent('مخاطب 1');
  });
});

it('sends to whom a saved filter finds', async () => {
  const shown = show();
  await shown.user.click(await screen.findByRole('radio', { name: 'فیلتر ذخیره‌شده' }));
  await choose(shown, 'فیلتر', /زنان تهران/);
  expect(await sendIt(shown)).toMatchObject({ sending_type: 'phonebook', params: { segment_id: '3' } });
});

it('says at the choice that nobody is chosen, and what is wrong with a part', async () => {
  keepComposition('demo', {
    ...EMPTY_COMPOSITION,
    text: 'سلام',
    people: { ...EMPTY_COMPOSITION.people, phonebookIds: ['7'], count: '0' },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'بررسی و ارسال' }));
  expect(await screen.findByText('عددی از ۱ تا ۱٬۰۰۰٬۰۰۰ بنویسید.')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'چند مخاطب' }));
  expect(await screen.findByText('گیرنده‌های این پیام را انتخاب کنید.')).toBeInTheDocument();
  expect(bodiesOf('POST /send')).toEqual([]);
});

it('keeps the text on the way from one way of sending to another', async () => {
  const shown = show();
  await shown.user.type(await screen.findByLabelText('متن پیام'), 'سلام');
  expect(screen.getByRole('link', { name: 'سریع' })).toHaveAttribute('href', '/send-sms/quick');
  await waitFor(() => expect(loadComposition('demo').text).toBe('سلام'));
});

it('says who stands in several of the chosen phonebooks, and which share most', async () => {
  const pairs = [{ phonebooks: ['مشتریان', 'کارکنان'], count: 30 }];
  network.answer({ 'GET /phonebooks/numbers/count': { data: { ...count, overlap: { in_several: 31, pairs } } } });
  const shown = show();
  await choose(shown, 'دفترچه‌ها', /مشتریان/);
  expect(await screen.findByText(/۳۱ نفر در بیش از یک دفترچه‌اند/)).toHaveTextContent('«مشتریان» و «کارکنان»: ۳۰ نفر');
});
