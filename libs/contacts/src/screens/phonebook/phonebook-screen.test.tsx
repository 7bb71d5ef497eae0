import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { BULK, CONTACTS, answersOf, refusing } from '../../testing/sample-contacts';
import ImportProgress from './import-progress';
import PhonebookRootScreen from './phonebook-root-screen';
import PhonebookScreen from './phonebook-screen';

const LIST = 'POST /phonebooks/numbers/contact-list';
const ADD = 'POST /phonebooks/numbers/add-list-new';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = fakeNetwork(answersOf({ contacts: CONTACTS.slice(0, 2) }));
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const PATH = '/contacts/group/:id';
const show = (id = '1') => renderScreen(<PhonebookScreen />, { at: `/contacts/group/${id}`, path: PATH });
const seen = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

describe('one phonebook', () => {
  it('says how many it holds and reaches, and lists its own contacts only', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'مشتریان تهران' })).toBeInTheDocument();
    expect(await screen.findByText('مریم رضایی')).toBeInTheDocument();
    const reachable = (await screen.findByText('قابل ارسال')).parentElement!;
    expect(await within(reachable).findByText('۱')).toBeInTheDocument();
    expect(seen(LIST)).toEqual([{ page: 1, limit: 10, filters: { phonebook_id: '1' } }]);
  });

  it.each(['9', 'x'])('that is not there is said to be so (%s), without asking for its contacts', async (id) => {
    show(id);
    expect(await screen.findByText('این دفترچه پیدا نشد')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'دیدن همهٔ دفترچه‌ها' })).toHaveAttribute('href', '/contacts/all-groups');
    expect(seen(LIST)).toEqual([]);
  });

  it('says when it cannot be read', async () => {
    network.answer(refusing(503));
    show();
    expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeInTheDocument();
  });

  it('gets numbers that are written and pasted, and says what became of them', async () => {
    network.answer({ [ADD]: { data: { added_count: 1, existing_count: 1, refused: [] } } });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'افزودن مخاطب' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'افزودن به «مشتریان تهران»' }));
    await user.click(dialog.getByRole('button', { name: 'افزودن شماره‌ها' }));
    expect(await dialog.findByText('دست‌کم یک شماره بنویسید.')).toBeInTheDocument();
    const field = dialog.getByRole('textbox', { name: /شماره‌ها/ });
    await user.type(field, '09241110008{Enter}');
    await user.type(field, '09241110009{Enter}');
    await user.click(dialog.getByRole('button', { name: 'افزودن شماره‌ها' }));
    expect(await screen.findByText('۱ شماره افزوده شد، ۱ شماره از پیش بود.')).toBeInTheDocument();
    expect(seen(ADD)).toEqual([
      { phonebook_ids: ['1'], contacts: [{ number: '989241110008' }, { number: '989241110009' }] },
    ]);
    await waitFor(() => expect(seen(LIST).length).toBeGreaterThan(1));
  });

  it('offers a file, and says what it takes', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'افزودن مخاطب' }));
    await user.click(await screen.findByRole('tab', { name: 'فایل شماره‌ها' }));
    expect(screen.getByText(/حداکثر یک میلیون سطر/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'آغاز افزودن' }));
    expect(await screen.findByText('فایلی انتخاب کنید.')).toBeInTheDocument();
  });

  it('lets contacts leave it, and takes them back', async () => {
    network.answer({
      'POST /phonebooks/numbers/bulk': { data: BULK },
      'POST /phonebooks/numbers/bulk/undo': { data: BULK },
    });
    const { user } = show();
    await screen.findByText('مریم رضایی');
    await user.click(screen.getByRole('checkbox', { name: /مریم رضایی/ }));
    await user.click(await screen.findByRole('button', { name: 'برداشتن از دفترچه، ۱ مورد' }));
    const left = { action: 'remove_from_phonebook', phonebook_id: '1', selection: { ids: ['11'] } };
    await waitFor(() => expect(seen('POST /phonebooks/numbers/bulk')).toEqual([left]));
    await user.click(await screen.findByRole('button', { name: 'برگرداندن' }));
    await waitFor(() => expect(seen('POST /phonebooks/numbers/bulk/undo')).toEqual([{ id: '31' }]));
  });

  it('leads back to all of them once it is deleted', async () => {
    network.answer({ 'POST /phonebooks/delete-list': { data: { deleted_count: 1 } } });
    const { user, address } = show();
    await user.click(await screen.findByRole('button', { name: 'حذف' }));
    await user.click(await screen.findByRole('button', { name: 'دفترچه را حذف کن' }));
    await waitFor(() => expect(address()).toBe('/contacts/all-groups'));
  });
});

describe('a file on its way into a phonebook', () => {
  const progress = {
    ...{ id: '5', state: 'running', state_reason: null, record_count: 1000, read_count: 340 },
    ...{ added_count: 300, existing_count: 40, invalid_count: 0, created_at: '2026-11-20T08:30:00.000Z' },
    finished_at: null,
  };
  const IMPORT = 'GET /phonebooks/numbers/import';

  it('shows how far it is until it is over, and what came of it', async () => {
    let asked = 0;
    const ended = {
      ...progress,
      state: 'done',
      read_count: 1000,
      added_count: 900,
      existing_count: 90,
      invalid_count: 10,
    };
    network.answer({ [IMPORT]: () => ({ data: (asked += 1) === 1 ? progress : ended }) });
    const onClose = jest.fn();
    const { user } = renderScreen(<ImportProgress id="5" onClose={onClose} />);
    expect(await screen.findByText('۳۴۰ از ۱٬۰۰۰ سطر خوانده شد')).toBeInTheDocument();
    const sentence = '۹۰۰ شماره افزوده شد، ۹۰ شماره از پیش بود، ۱۰ شماره پذیرفته نشد.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'بستن' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('says why it did not come to its end', async () => {
    const state_reason = 'فایل پیش از پایان کار از میان رفت.';
    network.answer({ [IMPORT]: { data: { ...progress, state: 'failed', state_reason } } });
    renderScreen(<ImportProgress id="5" onClose={() => undefined} />);
    expect(await screen.findByText(state_reason)).toBeInTheDocument();
    expect(screen.getByText('فایل تا پایان افزوده نشد')).toBeInTheDocument();
  });
});

it('the address of no phonebook leads to all of them', async () => {
  const { address } = renderScreen(<PhonebookRootScreen />, { at: '/contacts/group', path: '/contacts/group' });
  await waitFor(() => expect(address()).toBe('/contacts/all-groups'));
});
