import type { Permission } from '@peyk/shared-contract';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { SAMPLE_LINES, samplePrice, SAMPLE_QUOTE } from '../../testing/sample-price';
import QuickScreen from '../quick/quick-screen';

let network: FakeNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork({
    'GET /number/numbers': { data: { items: SAMPLE_LINES } },
    'POST /send/calculate-price': samplePrice(SAMPLE_QUOTE),
    'POST /numbers/defaults/upsert': { data: { ...SAMPLE_LINES[0], alias: 'خط فروش' } },
  });
});
afterEach(() => network.restore());

const show = (permissions: readonly Permission[], isOwner = false) =>
  renderScreen(<QuickScreen />, {
    at: '/send-sms/quick',
    path: '/send-sms/quick',
    state: {
      session: {
        token: 't'.repeat(40),
        user: { name: 'نمونه', userName: 'demo', impersonated: false, isOwner, permissions },
        isLoading: false,
      },
    },
  });
const asked = () => network.seen.filter(({ operation }) => operation === 'POST /numbers/defaults/upsert');

it('gives the chosen line a name, which stands in the list from then on', async () => {
  const { user } = show([], true);
  await user.click(await screen.findByRole('button', { name: 'نام و پیش‌فرض این خط' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^خط/ }));
  await user.type(dialog.getByLabelText('نام دلخواه'), ' خط فروش');
  network.answer({
    'GET /number/numbers': { data: { items: SAMPLE_LINES.map((line) => ({ ...line, alias: 'خط فروش' })) } },
  });
  await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked()[0]?.body).toMatchObject({ number: SAMPLE_LINES[0]?.number, alias: 'خط فروش' });
  expect(await screen.findByText(/خط فروش/)).toBeInTheDocument();
});

it('says what the server refuses, and stays open', async () => {
  const message = 'این خط در حساب شما نیست؛ لطفاً یکی از خط‌های خود را انتخاب کنید.';
  network.answer({
    'POST /numbers/defaults/upsert': {
      status: 422,
      meta: { message_code: '422-23', message, errors: { alias: message } },
    },
  });
  const { user } = show([], true);
  await user.click(await screen.findByRole('button', { name: 'نام و پیش‌فرض این خط' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^خط/ }));
  await user.type(dialog.getByLabelText('نام دلخواه'), 'الف');
  await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
});

it('is not there for who may not change lines', async () => {
  show(['send.create']);
  expect(await screen.findByLabelText('متن پیام')).toBeInTheDocument();
  await waitFor(() => expect(network.seen.length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'نام و پیش‌فرض این خط' })).not.toBeInTheDocument();
});
