import { fakeNetwork, renderScreen } from '@peyk/shared-testing-web';
import type { FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../messages';
import {
  ACCEPT,
  ACCEPT_AMOUNT,
  ANSWER,
  LIST,
  QUEUES,
  OWN_QUEUES,
  THING,
  page,
  thing,
  waiting,
} from '../../testing/sample-things';
import QueueScreen from './queue-screen';

const DECIDE = 'POST /queue/decide';
const TAKE = 'POST /queue/take';
const first = waiting();
const second = waiting({ key: 'bcdefghijk.1', title: 'کد تأیید' });

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    [LIST]: page(first, second),
    [THING]: ({ body }) => ({ data: thing({ ...(body as { key: string }) }) }),
    [QUEUES]: OWN_QUEUES,
    [DECIDE]: {},
    [TAKE]: {},
  });
});
afterEach(() => network.restore());

const open = (search = '') => renderScreen(<QueueScreen />, { at: `/queue/patterns${search}`, path: '/queue/:queue' });
const OPENED = '?key=abcdefghij.1';
const asked = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const dialog = () => within(screen.getByRole('dialog'));

describe('a queue', () => {
  it('opens the first free thing with a key, and reads it once', async () => {
    network.answer({ [LIST]: page(waiting({ taken_by: 'sara' }), second) });
    const { user, address } = open();
    await screen.findByText(messages.choose.title);
    await screen.findByText(messages.with('sara'));
    await user.keyboard('n');
    await waitFor(() => expect(address()).toContain(second.key));
    await screen.findByText('فروشگاه آبان، کد شما: {{code}}');
    expect(asked(THING)).toEqual([{ queue: 'patterns', key: second.key, from: 1 }]);
  });

  it('says when nothing in it is free', async () => {
    network.answer({ [LIST]: page(waiting({ taken_by: 'sara' })) });
    const { user } = open();
    await screen.findByText(messages.with('sara'));
    await user.click(screen.getByRole('button', { name: messages.next }));
    expect(await screen.findByText(messages.nothingFree)).toBeInTheDocument();
  });

  it('takes a thing with a key', async () => {
    const { user } = open(OPENED);
    await screen.findByText('فروشگاه آبان، کد شما: {{code}}');
    await user.keyboard('t');
    expect(await screen.findByText(messages.taken)).toBeInTheDocument();
    expect(asked(TAKE)).toEqual([{ queue: 'patterns', key: first.key }]);
  });

  it('decides with keys alone, and goes on to the next', async () => {
    const { user, address } = open(OPENED);
    await screen.findByText('فروشگاه آبان، کد شما: {{code}}');
    network.answer({ [LIST]: page(second) });
    await user.keyboard('a');
    await user.click(await screen.findByRole('button', { name: 'پذیرفتن' }));
    await waitFor(() => expect(asked(DECIDE)).toEqual([{ queue: 'patterns', key: first.key, verdict: 'accept' }]));
    await waitFor(() => expect(address()).toContain(second.key));
  });

  it('asks for the reason of a refusal, and keeps what was written when the server says no', async () => {
    network.answer({ [DECIDE]: { status: 409 } });
    const { user } = open(OPENED);
    await screen.findByText('فروشگاه آبان، کد شما: {{code}}');
    await user.keyboard('r');
    await screen.findByRole('dialog');
    await user.click(dialog().getByRole('button', { name: 'رد کردن' }));
    expect(dialog().getByText(messages.needReason)).toBeInTheDocument();
    await user.click(dialog().getByLabelText('متن الگو پذیرفته نشد.'));
    await user.type(dialog().getByLabelText(messages.text.required), 'نام را بنویسید');
    await user.click(dialog().getByRole('button', { name: 'رد کردن' }));
    expect(await dialog().findByRole('alert')).toBeInTheDocument();
    expect(dialog().getByLabelText(messages.text.required)).toHaveValue('نام را بنویسید');
    expect(asked(DECIDE)).toEqual([
      { queue: 'patterns', key: first.key, verdict: 'refuse', reason: 'other', text: 'نام را بنویسید' },
    ]);
  });

  it('asks for the amount that arrived, and sends it in Latin digits', async () => {
    network.answer({ [THING]: { data: thing({ verdicts: [ACCEPT, ACCEPT_AMOUNT] }) } });
    const { user } = open(OPENED);
    await screen.findByText('فروشگاه آبان، کد شما: {{code}}');
    await user.keyboard('m');
    const amount = await screen.findByLabelText(/مبلغی که رسیده است/);
    expect(amount).toHaveFocus();
    const give = () => user.click(dialog().getByRole('button', { name: 'تأیید با مبلغ دیگر' }));
    await give();
    expect(dialog().getByText(messages.needAmount)).toBeInTheDocument();
    await user.type(amount, '0');
    await give();
    expect(dialog().getByText(messages.badAmount('۱۰۰٬۰۰۰٬۰۰۰٬۰۰۰'))).toBeInTheDocument();
    expect(asked(DECIDE)).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '۴۹۰۰۰۰۰');
    expect(dialog().getByText(messages.toman('۴۹۰٬۰۰۰'))).toBeInTheDocument();
    await give();
    const given = { queue: 'patterns', key: first.key, verdict: 'accept_amount', amount: '4900000' };
    await waitFor(() => expect(asked(DECIDE)).toEqual([given]));
  });

  it('decides under the key that a thing has now', async () => {
    network.answer({ [THING]: { data: thing({ key: '7.8.9', verdicts: [ANSWER] }) } });
    const { user } = open('?key=7.8.1');
    await user.click(await screen.findByRole('button', { name: /پاسخ دادن/ }));
    await user.type(await screen.findByLabelText(messages.text.required), 'بررسی شد.');
    await user.click(dialog().getByRole('button', { name: 'پاسخ دادن' }));
    await waitFor(() => expect(asked(DECIDE)).toMatchObject([{ key: '7.8.9', text: 'بررسی شد.' }]));
  });

  it('hears no letter that is written into a field', async () => {
    network.answer({ [THING]: { data: thing({ verdicts: [ANSWER] }) } });
    const { user } = open(OPENED);
    await user.click(await screen.findByRole('button', { name: /پاسخ دادن/ }));
    await user.type(await screen.findByLabelText(messages.text.required), 'tn');
    expect(asked(TAKE)).toEqual([]);
  });

  it('says that a thing is gone, and that there is no such queue', async () => {
    network.answer({ [THING]: { status: 404 } });
    open(OPENED);
    expect(await screen.findByText(messages.gone.title)).toBeInTheDocument();
    renderScreen(<QueueScreen />, { at: '/queue/none', path: '/queue/:queue' });
    expect(await screen.findByText(messages.unknownQueue.title)).toBeInTheDocument();
  });

  it('shows markup of an account as text', async () => {
    const text = '<img src=x onerror=alert(1)>';
    network.answer({ [THING]: { data: thing({ texts: [{ title: 'متن', text, side: 'account', at: null }] }) } });
    open(OPENED);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
