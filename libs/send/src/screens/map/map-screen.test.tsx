import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { BANK_ANSWERS } from '../../testing/sample-bank';
import { SAMPLE_LINES, SAMPLE_QUOTE, samplePrice } from '../../testing/sample-price';
import { loadComposition } from '../compose/kept-in-tab';
import MapScreen from './map-screen';

let network: FakeNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork({
    ...BANK_ANSWERS,
    'GET /number/numbers': { data: { items: SAMPLE_LINES } },
    'POST /send/calculate-price': samplePrice({ ...SAMPLE_QUOTE, reachable_count: 5500 }),
    'POST /send': { data: { send_id: '12', state: 0 } },
  });
});
afterEach(() => network.restore());

const show = () =>
  renderScreen(<MapScreen />, {
    at: '/send-sms/map',
    path: '/send-sms/map',
    state: {
      session: {
        token: 't'.repeat(40),
        user: { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] },
        isLoading: false,
      },
    },
  });
type Shown = ReturnType<typeof show>;
const bodiesOf = (operation: string) =>
  network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

async function around({ user }: Shown, city: string, radius: string) {
  await user.click(await screen.findByRole('combobox', { name: 'شهر مرکز' }));
  await user.click(await screen.findByRole('option', { name: city }));
  const field = screen.getByLabelText('شعاع');
  await user.clear(field);
  await user.type(field, radius);
}

it('counts who lives around a city, and sends to so many of an operator', async () => {
  const shown = show();
  await around(shown, 'تهران', '25.5');
  expect(await screen.findByText('۲۱٬۱۰۰ نفر در این محدوده‌اند.')).toBeInTheDocument();
  await shown.user.type(screen.getByLabelText('تعداد از همراه اول'), '5500');
  await shown.user.type(screen.getByLabelText('متن پیام'), 'سلام');
  await shown.user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
  const send = within(await screen.findByRole('dialog')).getByRole('button', { name: 'ارسال' });
  await waitFor(() => expect(send).toBeEnabled());
  await shown.user.click(send);
  await waitFor(() => expect(bodiesOf('POST /send')).toHaveLength(1));
  const bank = {
    filters: { shape: { circle: { centre: [35.7, 51.4], radius_km: 25.5 } } },
    operators: [{ operator: 'mci', size: 5500 }],
  };
  expect(bodiesOf('POST /send')[0]).toMatchObject({ sending_type: 'map', params: { bank } });
  expect(bodiesOf('POST /send/calculate-price').at(-1)).toMatchObject({ bank });
  expect(bodiesOf('POST /send/banks/counts').at(-1)).toEqual({ filters: bank.filters });
});

it('keeps what was drawn in the tab', async () => {
  const shown = show();
  await around(shown, 'شیراز', '12');
  await waitFor(() =>
    expect(loadComposition('demo').bank.area).toMatchObject({ centre: { lat: 29.6, lng: 52.53 }, radiusKm: 12 }),
  );
});

it('says what is missing, at the map', async () => {
  const { user } = show();
  await screen.findByRole('application', { name: 'نقشهٔ ایران' });
  await user.click(await screen.findByRole('button', { name: 'بررسی و ارسال' }));
  const area = screen.getByRole('group', { name: 'محدوده' });
  expect(await within(area).findByText('محدوده را روی نقشه انتخاب کنید.')).toBeInTheDocument();
  expect(bodiesOf('POST /send/banks/counts')).toEqual([]);
});

it('counts nobody in the sea and asks for no price there', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText('عرض جغرافیایی'), '38.5');
  await user.type(screen.getByLabelText('طول جغرافیایی'), '51');
  expect(await screen.findByText(/بیرون از خشکی ایران است/)).toBeInTheDocument();
  await waitFor(() => expect(loadComposition('demo').bank.area.centre).not.toBeNull());
  expect(bodiesOf('POST /send/banks/counts')).toEqual([]);
  expect(screen.queryByLabelText('تعداد از همراه اول')).not.toBeInTheDocument();
});

it('tells the sentence of a server that finds a fault in the shape', async () => {
  network.answer({ 'POST /send/banks/counts': { status: 422 } });
  const shown = show();
  await around(shown, 'یزد', '10');
  expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeInTheDocument();
});
