import { screen } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { AT, LINE, WITHOUT_PRICES } from '../../testing/sample-tariff';
import TariffsScreen from './tariffs-screen';

let network: FakeNetwork;
afterEach(() => network.restore());
const show = (lines: readonly object[]) => {
  network = fakeNetwork({ 'GET /get_tariff': { data: { at: AT, lines } } });
  renderScreen(<TariffsScreen />, { at: '/profile/tariffs' });
};

it('says what a part costs by language and operator, exactly, with an example', async () => {
  show([LINE]);
  expect(await screen.findByText('۱٬۳۷۰')).toBeInTheDocument();
  expect(screen.getByText('۳٬۶۹۷٫۵')).toBeInTheDocument();
  expect(screen.getByText(/برای نمونه، یک پیام فارسی تا ۷۰ نویسه/)).toHaveTextContent('۱٬۵۰۳ ریال');
});

it('says that nothing can be sent from a line without a tariff', async () => {
  show([WITHOUT_PRICES]);
  expect(await screen.findByText(/هنوز تعرفه‌ای ثبت نشده است/)).toBeInTheDocument();
  expect(screen.queryByText(/برای نمونه/)).not.toBeInTheDocument();
});

it('says so where there is no line', async () => {
  show([]);
  expect(await screen.findByText('هنوز خطی ندارید')).toBeInTheDocument();
});
