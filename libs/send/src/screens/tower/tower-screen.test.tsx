import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { BANK_ANSWERS } from '../../testing/sample-bank';
import { SAMPLE_LINES, SAMPLE_QUOTE, samplePrice } from '../../testing/sample-price';
import { loadComposition } from '../compose/kept-in-tab';
import TowerScreen from './tower-screen';

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
  renderScreen(<TowerScreen />, {
    at: '/send-sms/tower-irancell',
    path: '/send-sms/tower-irancell',
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

async function hour({ user }: Shown, label: string, wanted: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: wanted }));
}

it('counts who was near towers of an area in some hours, and sends to so many of Irancell', async () => {
  network.answer({ 'POST /send/banks/counts': { data: { mci_count: 0, irancell_count: 8000, other_count: 0 } } });
  const shown = show();
  await around(shown, 'تهران', '25.5');
  await hour(shown, 'از ساعت', '۲۲');
  await hour(shown, 'تا ساعت', '۲');
  expect(await screen.findByText('۸٬۰۰۰ نفر در این ساعت‌ها نزدیک دکل‌های این محدوده بوده‌اند.')).toBeInTheDocument();
  expect(screen.queryByLabelText('تعداد از همراه اول')).not.toBeInTheDocument();
  await shown.user.type(screen.getByLabelText('تعداد از ایرانسل'), '5500');
  await shown.user.type(screen.getByLabelText('متن پیام'), 'سلام');
  await shown.user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
  const send = within(await screen.findByRole('dialog')).getByRole('button', { name: 'ارسال' });
  await waitFor(() => expect(send).toBeEnabled());
  await shown.user.click(send);
  await waitFor(() => expect(bodiesOf('POST /send')).toHaveLength(1));
  const bank = {
    filters: { shape: { circle: { centre: [35.7, 51.4], radius_km: 25.5 } }, tower_hours: { from: 22, to: 2 } },
    operators: [{ operator: 'irancell', size: 5500 }],
  };
  expect(bodiesOf('POST /send')[0]).toMatchObject({ sending_type: 'bts', params: { bank } });
  expect(bodiesOf('POST /send/calculate-price').at(-1)).toMatchObject({ bank });
});

it('asks for no count of hours that end where they begin, and says so', async () => {
  const shown = show();
  await hour(shown, 'از ساعت', '۵');
  await hour(shown, 'تا ساعت', '۵');
  expect(await screen.findByText(/آغاز و پایان بازهٔ ساعت نباید یکی باشد/)).toBeInTheDocument();
  await around(shown, 'شیراز', '12');
  await waitFor(() => expect(loadComposition('demo').bank).toMatchObject({ fromHour: '5', toHour: '5' }));
  expect(bodiesOf('POST /send/banks/counts')).toEqual([]);
});
