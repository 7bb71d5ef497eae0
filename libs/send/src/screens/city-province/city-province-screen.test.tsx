import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { BANK_ANSWERS } from '../../testing/sample-bank';
import { SAMPLE_LINES, SAMPLE_QUOTE, samplePrice } from '../../testing/sample-price';
import { loadComposition } from '../compose/kept-in-tab';
import BusinessScreen from '../business/business-screen';
import PostalCodeScreen from '../postal-code/postal-code-screen';
import CityProvinceScreen from './city-province-screen';

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

const show = (Screen: () => React.JSX.Element) =>
  renderScreen(<Screen />, {
    at: '/send-sms/city-province',
    path: '/send-sms/city-province',
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

async function choose({ user }: Shown, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function sendIt({ user }: Shown) {
  await user.type(screen.getByLabelText('متن پیام'), 'سلام');
  await user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
  const send = within(await screen.findByRole('dialog')).getByRole('button', { name: 'ارسال' });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  await waitFor(() => expect(bodiesOf('POST /send')).toHaveLength(1));
  return bodiesOf('POST /send')[0];
}

it('counts the people of a city, and sends to so many of an operator, in the words that were priced', async () => {
  const shown = show(CityProvinceScreen);
  expect(await screen.findByRole('combobox', { name: /^شهرستان/ })).toHaveAttribute('aria-disabled', 'true');
  await choose(shown, 'استان', 'تهران');
  await choose(shown, 'شهرستان', 'ری');
  await choose(shown, 'شهر(?!ستان)', 'باقرشهر');
  expect(await screen.findByText('۹٬۱۰۰ نفر')).toBeInTheDocument();
  await shown.user.type(screen.getByLabelText('تعداد از همراه اول'), '5500');
  await shown.user.type(screen.getByLabelText('از چندمین نفر همراه اول'), '101');
  const bank = {
    filters: { province_id: 96, county_id: 7, city_id: 70 },
    operators: [{ operator: 'mci', start: 100, size: 5500 }],
  };
  expect(await sendIt(shown)).toMatchObject({ sending_type: 'country', params: { bank } });
  expect(bodiesOf('POST /send/calculate-price').at(-1)).toMatchObject({ bank });
  expect(bodiesOf('POST /send/banks/counts').at(-1)).toEqual({ filters: bank.filters });
});

it('takes all who were found, and forgets the city with its county', async () => {
  const shown = show(CityProvinceScreen);
  await choose(shown, 'استان', 'تهران');
  await choose(shown, 'شهرستان', 'ری');
  const all = await screen.findByRole('button', { name: 'همهٔ پیداشده‌ها' });
  // The counts of the province are not those of the county.
  expect(all).toBeDisabled();
  await waitFor(() => expect(all).toBeEnabled());
  await shown.user.click(all);
  expect(screen.getByText('۲۱٬۱۰۰ نفر انتخاب شده است.')).toBeInTheDocument();
  await choose(shown, 'استان', 'یزد');
  await waitFor(() =>
    expect(loadComposition('demo').bank).toMatchObject({ provinceId: '121', countyId: '', cityId: '' }),
  );
});

it('says what is missing, and that it takes five thousand people', async () => {
  const shown = show(CityProvinceScreen);
  await shown.user.click(await screen.findByRole('button', { name: 'بررسی و ارسال' }));
  expect(await screen.findByText('استان را انتخاب کنید.')).toBeInTheDocument();
  await choose(shown, 'استان', 'تهران');
  await shown.user.type(await screen.findByLabelText('تعداد از همراه اول'), '4999');
  expect(screen.getByText(/۴٬۹۹۹ نفر انتخاب شده است؛ این ارسال دست‌کم ۵٬۰۰۰ نفر می‌خواهد/)).toBeInTheDocument();
  expect(await screen.findByText(/تعداد بیشتری بنویسید/)).toBeInTheDocument();
  expect(bodiesOf('POST /send')).toEqual([]);
});

it('says that nobody was found, and why counting failed', async () => {
  network.answer({ 'POST /send/banks/counts': { data: { mci_count: 0, irancell_count: 0, other_count: 0 } } });
  const shown = show(CityProvinceScreen);
  await choose(shown, 'استان', 'تهران');
  expect(await screen.findByText(/کسی در بانک نیست/)).toBeInTheDocument();
  network.answer({ 'POST /send/banks/counts': { status: 503 } });
  await choose(shown, 'جنسیت', 'زن');
  await shown.user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
  expect(bodiesOf('POST /send/banks/counts').length).toBeGreaterThan(1);
});

it('sends by postal code', async () => {
  const shown = show(PostalCodeScreen);
  await shown.user.type(await screen.findByLabelText(/^کد پستی/), '113');
  await shown.user.type(await screen.findByLabelText('تعداد از ایرانسل'), '5000');
  expect(await sendIt(shown)).toMatchObject({
    sending_type: 'postal_code',
    params: { bank: { filters: { postal_code: '113' }, operators: [{ operator: 'irancell', size: 5000 }] } },
  });
});

it('sends to businesses of a kind', async () => {
  const shown = show(BusinessScreen);
  await choose(shown, 'صنف', 'خوراک و رستوران');
  await choose(shown, 'شاخهٔ صنف', 'کافه');
  await shown.user.type(await screen.findByLabelText('تعداد از همراه اول'), '6000');
  expect(await sendIt(shown)).toMatchObject({
    sending_type: 'job',
    params: { bank: { filters: { category_id: 1, sub_category_id: 11 } } },
  });
});
