import { fakeNetwork, renderScreen } from '@peyk/shared-testing-web';
import type { FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../messages';
import { LIST, OWN_QUEUES, QUEUES, THING, page, ticket, waiting } from '../../testing/sample-things';
import QueueScreen from './queue-screen';

const NOTE = 'POST /queue/note';
const PRIORITY = 'POST /queue/priority';
const DECIDE = 'POST /queue/decide';
const row = waiting({ key: '7.8.9', title: 'یکی', priority: 'urgent' });

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    ...{ [QUEUES]: OWN_QUEUES, [LIST]: page(row), [THING]: { data: ticket() } },
    ...{ [NOTE]: {}, [PRIORITY]: {}, [DECIDE]: {} },
  });
});
afterEach(() => network.restore());

const open = (search = '?key=7.8.9', queue = 'tickets') =>
  renderScreen(<QueueScreen />, { at: `/queue/${queue}${search}`, path: '/queue/:queue' });
const asked = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const dialog = () => within(screen.getByRole('dialog'));
const chosen = async (user: ReturnType<typeof open>['user'], box: HTMLElement, option: string) => {
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: option }));
};

describe('a ticket', () => {
  it('is noted about with a key alone, for the desk, and shows the note then', async () => {
    const { user } = open();
    expect(await screen.findByText('یادداشت داخلی از sara', { exact: false })).toBeInTheDocument();
    await user.keyboard('i');
    await user.click(await screen.findByRole('button', { name: messages.note.save }));
    expect(dialog().getByText(messages.needText)).toBeInTheDocument();
    expect(asked(NOTE)).toEqual([]);
    await user.type(dialog().getByLabelText(messages.note.text), '  تماس گرفتم ');
    await user.click(dialog().getByRole('button', { name: messages.note.save }));
    expect(await screen.findByText(messages.note.done)).toBeInTheDocument();
    expect(asked(NOTE)).toEqual([{ queue: 'tickets', key: '7.8.9', text: 'تماس گرفتم' }]);
    expect(asked(THING)).toHaveLength(2);
  });

  it('keeps a note that the server refuses', async () => {
    network.answer({ [NOTE]: { status: 503 } });
    const { user } = open();
    await screen.findByText('در حال پیگیری هستیم.');
    await user.keyboard('i');
    await user.type(await screen.findByLabelText(messages.note.text), 'تماس گرفتم');
    await user.click(dialog().getByRole('button', { name: messages.note.save }));
    expect(await dialog().findByRole('alert')).toBeInTheDocument();
    expect(dialog().getByLabelText(messages.note.text)).toHaveValue('تماس گرفتم');
  });

  it('gets another priority, and the queue is asked for again', async () => {
    const { user } = open();
    const box = await screen.findByRole('combobox', { name: messages.priority.label });
    const before = asked(LIST).length;
    await chosen(user, box, messages.priority.of('فوری'));
    await waitFor(() => expect(asked(PRIORITY)).toEqual([{ queue: 'tickets', key: '7.8.9', priority: 'urgent' }]));
    await waitFor(() => expect(asked(LIST).length).toBeGreaterThan(before));
  });

  it('is answered with what is kept ready, below what was written', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /پاسخ دادن/ }));
    const text = await screen.findByLabelText(messages.text.required);
    const replies = dialog().getByRole('combobox', { name: messages.replies.label });
    // Under the name that the number has on this very screen.
    expect(dialog().getByText(/نام مشتری و شمارهٔ تیکت در آن پر شده است/)).toBeInTheDocument();
    expect(screen.getByText('شمارهٔ تیکت')).toBeInTheDocument();
    await chosen(user, replies, 'خوش‌آمد');
    expect(text).toHaveValue('سلام فروشگاه آبان،');
    await chosen(user, replies, 'پیگیری');
    expect(text).toHaveValue('سلام فروشگاه آبان،\n\nدرخواست شمارهٔ ۸ در دست پیگیری است.');
    await user.click(dialog().getByRole('button', { name: 'پاسخ دادن' }));
    await waitFor(() => expect(asked(DECIDE)).toMatchObject([{ text: expect.stringContaining('شمارهٔ ۸') }]));
  });
});

describe('the queue of tickets', () => {
  it('marks what is not as urgent as most, and is filtered by it in the address', async () => {
    const { user, address } = open('');
    expect(await screen.findByText('اولویت فوری')).toBeInTheDocument();
    await chosen(user, await screen.findByRole('combobox', { name: messages.priority.filter }), 'زیاد');
    await waitFor(() => expect(address()).toContain('priority=high'));
    await waitFor(() => expect(asked(LIST).at(-1)).toMatchObject({ queue: 'tickets', page: 1, priority: 'high' }));
    await user.click(await screen.findByRole('button', { name: /یکی/ }));
    expect(address()).toContain('key=7.8.9');
    expect(address()).toContain('priority=high');
  });

  it('goes on within the priority, and says when none of it is left', async () => {
    network.answer({ [LIST]: page() });
    const { user } = open('?priority=low');
    expect(await screen.findByText(messages.priority.empty.title)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: messages.next }));
    expect(await screen.findByText(messages.nothingFreeHere)).toBeInTheDocument();
  });

  it('has what other queues have not', async () => {
    open('', 'deposits');
    await screen.findByText('یکی');
    await waitFor(() => expect(asked(QUEUES)).toHaveLength(1));
    expect(screen.queryByRole('combobox', { name: messages.priority.filter })).toBeNull();
  });
});
