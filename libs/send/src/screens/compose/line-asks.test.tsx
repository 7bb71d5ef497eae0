import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { SAMPLE_LINE, SAMPLE_QUOTE, samplePrice } from '../../testing/sample-price';
import QuickScreen from '../quick/quick-screen';

const agreement = { id: '5', number: SAMPLE_LINE.number, title: 'ضوابط خط', body: 'بند یک', accepted_at: null };
const asking = { data: { items: [{ ...SAMPLE_LINE, needs_agreement: true }] } };
const NOTE = 'برای ارسال از این خط باید نخست توافق‌نامهٔ آن را بپذیرید.';

let network: FakeNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork({
    'GET /number/numbers': asking,
    'POST /send/calculate-price': samplePrice(SAMPLE_QUOTE),
    'GET /numbers/agreement-list': { data: { items: [agreement, { ...agreement, id: '6', number: '999' }] } },
    'POST /assign-agreement': { data: { ...agreement, accepted_at: '2026-11-20T08:30:00.000Z' } },
  });
});
afterEach(() => network.restore());

const show = (isOwner = true) =>
  renderScreen(<QuickScreen />, {
    at: '/send-sms/quick',
    path: '/send-sms/quick',
    state: {
      session: {
        token: 't'.repeat(40),
        user: { name: 'نمونه', userName: 'demo', impersonated: false, isOwner, permissions: ['send.create'] },
        isLoading: false,
      },
    },
  });

async function openAgreement({ user }: ReturnType<typeof show>) {
  await user.click(await screen.findByRole('button', { name: 'خواندن توافق‌نامه' }));
  return within(await screen.findByRole('dialog', { name: /^توافق‌نامهٔ خط/ }));
}

describe('a line that asks for an agreement', () => {
  it('shows the text of this line alone, and is free as soon as it is accepted', async () => {
    const shown = show();
    const dialog = await openAgreement(shown);
    expect(await dialog.findByText('بند یک')).toBeInTheDocument();
    expect(dialog.getAllByRole('button', { name: 'خواندم و می‌پذیرم' })).toHaveLength(1);
    network.answer({ 'GET /number/numbers': { data: { items: [SAMPLE_LINE] } } });
    await shown.user.click(dialog.getByRole('button', { name: 'خواندم و می‌پذیرم' }));
    await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(network.seen.find(({ operation }) => operation === 'POST /assign-agreement')?.body).toEqual({
      agreement_id: '5',
    });
  });

  it('says what the server refuses, and stays open', async () => {
    const message = 'این توافق‌نامه در خط‌های شما نیست؛ لطفاً فهرست را دوباره بگیرید.';
    network.answer({ 'POST /assign-agreement': { status: 404, meta: { message_code: '404-91', message } } });
    const shown = show();
    const dialog = await openAgreement(shown);
    await shown.user.click(await dialog.findByRole('button', { name: 'خواندم و می‌پذیرم' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
  });

  it('is only read by who may not change lines', async () => {
    const dialog = await openAgreement(show(false));
    expect(await dialog.findByText('بند یک')).toBeInTheDocument();
    expect(dialog.getByText(/با صاحب حساب/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'خواندم و می‌پذیرم' })).not.toBeInTheDocument();
  });
});

it.each([
  [
    { kind: 'waits_until_open', opens_at: '2026-11-21T04:30:00.000Z' },
    /ارسال شنبه ۳۰ آبان ۱۴۰۵ ساعت ۰۸:۰۰ آغاز می‌شود/,
  ],
  [{ kind: 'expires_before_open', opens_at: '2026-11-21T04:30:00.000Z' }, /پیام به کسی نمی‌رسد/],
  [{ kind: 'never_open' }, /هیچ اشتراکی ندارد/],
  [
    { kind: 'ends_after_close', opens_at: '2026-11-21T04:30:00.000Z', closes_at: '2026-11-20T18:30:00.000Z' },
    /ساعت ۲۲:۰۰\) نمی‌روند؛ بقیه شنبه ۳۰ آبان ۱۴۰۵ ساعت ۰۸:۰۰/,
  ],
])('says what the hours of the line do to the send: %j', async (conflict, sentence) => {
  const { data } = samplePrice(null);
  network.answer({ 'POST /send/calculate-price': { data: { ...data, hours_conflict: conflict } } });
  const { user } = show();
  await user.type(await screen.findByLabelText('متن پیام'), 'سلام');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('says before the press that the send is over a limit of the role', async () => {
  const { data } = samplePrice(null);
  const limit = { kind: 'day', sentence: 'از سقف امروز شما ۱٬۳۷۰ ریال مانده است.' };
  network.answer({ 'POST /send/calculate-price': { data: { ...data, limit } } });
  const { user } = show();
  await user.type(await screen.findByLabelText('متن پیام'), 'سلام');
  expect(await screen.findByText(limit.sentence)).toBeInTheDocument();
});
