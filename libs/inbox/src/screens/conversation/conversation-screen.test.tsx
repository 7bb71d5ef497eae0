import type { Permission } from '@peyk/shared-contract';
import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { SAID, conversationAnswers, said } from '../../testing/sample-inbox';
import ConversationScreen from './conversation-screen';

const ASKED = 'POST /report/messages-inbox/conversation';
const READ = 'POST /report/messages-inbox/read';
const NOTE = 'POST /report/messages-inbox/note-reply';
const SEND = 'POST /send';
const PRICE = 'POST /send/calculate-price';
const ADD = 'POST /phonebooks/numbers/add-list-new';
const BLOCK = 'POST /phonebooks/blacklist/add-list';
const UNBLOCK = 'POST /phonebooks/blacklist/delete-list';
const SENDER = '989241110001';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = fakeNetwork({
    ...conversationAnswers(),
    [SEND]: { data: { send_id: '91', state: 0, message_outbox_ids: ['91'] } },
    [NOTE]: { data: null },
  });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const ALL: readonly Permission[] = ['inbox.read', 'send.create', 'contact.edit', 'blacklist.edit', 'report.read'];
const show = (permissions = ALL, impersonated = false) => {
  const user = { name: 'نمونه', userName: 'demo', impersonated, isOwner: false, permissions };
  const state = { session: { token: 'a', user, isLoading: false } };
  return renderScreen(<ConversationScreen />, { at: `/inbox/${SENDER}`, path: '/inbox/:sender', state });
};
const requests = (operation: string) => network.seen.filter((one) => one.operation === operation);
const bodies = (operation: string) => requests(operation).map(({ body }) => body);
const field = () => screen.findByRole('textbox', { name: 'پاسخ شما' });
const ready = async () => {
  const button = await screen.findByRole('button', { name: 'ارسال پاسخ' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

describe('a conversation', () => {
  it('reads from the oldest to the newest, replies with their state and the way to the report', async () => {
    show();
    const list = await screen.findByRole('list', { name: 'پیام‌های این گفتگو' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map(({ dataset }) => dataset['direction'])).toEqual(['received', 'sent', 'received']);
    expect(rows[2]).toHaveTextContent('اگر امروز نمی‌رسد خبر بدهید.');
    expect(within(rows[1]!).getByText('پایان‌یافته')).toBeInTheDocument();
    expect(within(rows[1]!).getByRole('link', { name: 'گزارش' })).toHaveAttribute('href', '/reports/71');
    expect(screen.getByRole('heading', { name: 'سارا محمدی' })).toBeInTheDocument();
  });

  it('is read when it is opened, and once for each message that comes', async () => {
    show();
    await waitFor(() => expect(bodies(READ)).toEqual([{ sender: SENDER }]));
    await waitFor(() => expect(bodies(ASKED).length).toBeGreaterThan(1));
    expect(bodies(READ)).toHaveLength(1);
  });

  it('stays unread for an admin on behalf, who cannot answer either', async () => {
    show(ALL, true);
    await screen.findByRole('list', { name: 'پیام‌های این گفتگو' });
    expect(bodies(READ)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'ارسال پاسخ' })).not.toBeInTheDocument();
  });

  it('goes further back on demand, each message once', async () => {
    const older = [said('9', { text: 'پیش از آن' }), said('11')];
    network.answer(conversationAnswers({ paging: { page: 1, limit: 30, total: 32 } }));
    const { user } = show();
    const button = await screen.findByRole('button', { name: 'پیام‌های پیشین' });
    network.answer(conversationAnswers({ items: older, paging: { page: 2, limit: 30, total: 32 } }));
    await user.click(button);
    expect(await screen.findByText('پیش از آن')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(SAID.length + 1);
    expect(bodies(ASKED).at(-1)).toEqual({ sender: SENDER, page: 2, limit: 30 });
  });
});

describe('a reply', () => {
  it('shows its price, leaves from the line that was written to, and is noted', async () => {
    const { user } = show();
    await user.type(await field(), 'تا عصر');
    await user.click(await ready());
    expect(await screen.findByText('پاسخ شما در صف ارسال قرار گرفت.')).toBeInTheDocument();
    expect(bodies(PRICE).at(-1)).toEqual({ from_number: '30001405', message: 'تا عصر', recipients: [SENDER] });
    expect(bodies(SEND)).toEqual([
      {
        ...{ sending_type: 'quick', from_number: '30001405', message: 'تا عصر', charity: false, quote_id: '5' },
        params: { recipients: [SENDER] },
      },
    ]);
    expect(bodies(NOTE)).toEqual([{ sender: SENDER, send_id: '91' }]);
    expect(await field()).toHaveValue('');
  });

  it('whose answer was lost is repeated with the same key, and another text with another one', async () => {
    network.answer({ [SEND]: { status: 503 } });
    const { user } = show();
    await user.type(await field(), 'تا عصر');
    await user.click(await ready());
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
    await waitFor(() => expect(retry).toBeEnabled());
    await user.click(retry);
    await waitFor(() => expect(requests(SEND)).toHaveLength(2));
    const key = (n: number) => requests(SEND)[n]?.headers.get('idempotency-key');
    expect(key(0)).toMatch(/.{16}/);
    expect(key(1)).toBe(key(0));
    await user.type(await field(), ' فردا');
    await user.click(await ready());
    await waitFor(() => expect(requests(SEND)).toHaveLength(3));
    expect(key(2)).not.toBe(key(0));
  });

  it('that was sent and could not be noted is said to be sent', async () => {
    network.answer({ [NOTE]: { status: 503 } });
    const { user } = show();
    await user.type(await field(), 'تا عصر');
    await user.click(await ready());
    expect(await screen.findByText(/^پاسخ فرستاده شد، ولی/)).toBeInTheDocument();
    expect(requests(SEND)).toHaveLength(1);
  });

  it.each([
    ['the credit is short', { enough_credit: false }, /^اعتبار شما برای این پاسخ کافی نیست/],
    ['nobody would get it', { reachable_count: 0 }, /^پاسخ به این شماره نمی‌رسد/],
  ])('is not sent when %s', async (_, quote, sentence) => {
    network.answer(conversationAnswers({}, quote));
    const { user } = show();
    await user.type(await field(), 'تا عصر');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'ارسال پاسخ' })).toBeDisabled();
  });

  it('is not offered for a sender without a mobile number', async () => {
    network.answer(conversationAnswers({ sender: '8999', is_mobile: false }));
    show();
    expect(await screen.findByText(/نمی‌توان به آن پاسخ داد/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'افزودن به مخاطبان' })).not.toBeInTheDocument();
  });
});

describe('the sender', () => {
  it('is added to the contacts with a name, in phonebooks', async () => {
    network.answer({
      ...conversationAnswers({ is_contact: false, contact_name: null }),
      'GET /phonebooks': { data: { items: [{ id: '3', title: 'مشتریان', code: null, members_count: 2 }] } },
      [ADD]: { data: { added_count: 1, existing_count: 0, refused: [] } },
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'افزودن به مخاطبان' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'افزودن' }));
    expect(await dialog.findByText('دست‌کم یک دفترچه را انتخاب کنید.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('نام'), 'سارا');
    await user.click(dialog.getByRole('combobox', { name: /دفترچه‌ها/ }));
    await user.click(await screen.findByRole('option', { name: /مشتریان/ }));
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'افزودن' }));
    await waitFor(() =>
      expect(bodies(ADD)).toEqual([{ phonebook_ids: ['3'], contacts: [{ number: SENDER, name: 'سارا' }] }]),
    );
    expect(await screen.findByText('شماره به مخاطبان افزوده شد.')).toBeInTheDocument();
  });

  it('goes on a blacklist and comes off it', async () => {
    network.answer({
      [BLOCK]: { data: { added_count: 1, existing_count: 0, refused: [] } },
      [UNBLOCK]: { data: { deleted_count: 1 } },
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'کارهای دیگر' }));
    await user.click(await screen.findByRole('menuitem', { name: 'افزودن به لیست سیاه دریافت' }));
    await waitFor(() => expect(bodies(BLOCK)).toEqual([{ kind: 'receive', numbers: [SENDER] }]));
    await user.click(await screen.findByRole('button', { name: 'برگرداندن' }));
    await waitFor(() => expect(bodies(UNBLOCK)).toEqual([{ kind: 'receive', numbers: [SENDER] }]));
  });
});
