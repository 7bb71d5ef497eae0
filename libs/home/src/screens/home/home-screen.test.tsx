import { screen } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import HomeScreen from './home-screen';

let network: FakeNetwork;

beforeEach(() => {
  network = fakeNetwork({
    'GET /credit': { data: { credit: '58493217.5', held: '0', updated_at: '2026-11-20T08:30:00.000Z' } },
    'POST /report/new_list': { data: { items: [], paging: { page: 1, limit: 5, total: 0 } } },
  });
});
afterEach(() => network.restore());

it('teaches the three steps before the first send', async () => {
  renderScreen(<HomeScreen />);
  expect(await screen.findByText('نخستین پیام خود را بفرستید')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('shows the floored credit and one way to a new message', async () => {
  renderScreen(<HomeScreen />);
  expect(await screen.findByText('۵۸٬۴۹۳٬۲۱۷')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'پیام تازه' })).toHaveAttribute('href', '/send-sms/quick');
});

it('still shows the credit when the sends cannot be read', async () => {
  network.answer({ 'POST /report/new_list': { status: 503 } });
  renderScreen(<HomeScreen />);
  expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeInTheDocument();
  expect(await screen.findByText('۵۸٬۴۹۳٬۲۱۷')).toBeInTheDocument();
});
