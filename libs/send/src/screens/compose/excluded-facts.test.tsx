import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { EMPTY_COMPOSITION } from '../../model/composition';
import { SAMPLE_LINE, SAMPLE_QUOTE, samplePrice } from '../../testing/sample-price';
import QuickScreen from '../quick/quick-screen';
import { keepComposition } from './kept-in-tab';

const OPERATION = 'POST /send/download_excluded';
const NUMBERS = ['989240000001', '989952000001'];

let network: FakeNetwork;
beforeEach(() => {
  keepComposition('demo', { ...EMPTY_COMPOSITION, line: SAMPLE_LINE.number, text: 'سلام', numbers: NUMBERS });
  network = fakeNetwork({
    'GET /number/numbers': { data: { items: [SAMPLE_LINE] } },
    'POST /send/calculate-price': samplePrice(SAMPLE_QUOTE),
  });
});
afterEach(() => network.restore());

function show(impersonated = false) {
  const user = { name: 'نمونه', userName: 'demo', impersonated, isOwner: true, permissions: [] };
  return renderScreen(<QuickScreen />, {
    at: '/send-sms/quick',
    path: '/send-sms/quick',
    state: { session: { token: 't'.repeat(40), user, isLoading: false } },
  });
}
const button = () => screen.findByRole('button', { name: 'فایل کنارگذاشته‌ها' });

it('asks for the file of what was quoted, and says why it does not come', async () => {
  network.answer({ [OPERATION]: { status: 429, meta: { message: 'کمی صبر کنید.' } } });
  const { user } = show();
  await waitFor(async () => expect(await button()).toBeEnabled());
  await user.click(await button());
  expect(await screen.findByText('کمی صبر کنید.')).toBeInTheDocument();
  expect(network.seen.find(({ operation }) => operation === OPERATION)?.body).toEqual({
    from_number: SAMPLE_LINE.number,
    message: 'سلام',
    charity: false,
    recipients: NUMBERS,
    quote_id: SAMPLE_QUOTE.quote_id,
  });
});

it('asks for none while the price of what has changed is not known', async () => {
  const { user } = show();
  await waitFor(async () => expect(await button()).toBeEnabled());
  await user.type(screen.getByLabelText('متن پیام'), '!');
  expect(await button()).toBeDisabled();
});

it('is offered neither when nobody is left out nor to who acts for somebody else', async () => {
  const { unmount } = show(true);
  expect(await screen.findByText('کنار گذاشته می‌شوند')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'فایل کنارگذاشته‌ها' })).not.toBeInTheDocument();
  unmount();
  const excluded = { invalid: 0, duplicate: 0, blacklisted: 0, opted_out: 0 };
  network.answer({ 'POST /send/calculate-price': samplePrice({ ...SAMPLE_QUOTE, excluded }) });
  show();
  expect(await screen.findByText('اعتبار پس از ارسال')).toBeInTheDocument();
  expect(screen.queryByText('کنار گذاشته می‌شوند')).not.toBeInTheDocument();
});
