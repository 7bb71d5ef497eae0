import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import FacilitiesScreen from './facilities-screen';

const signedIn = {
  session: {
    token: 'token',
    user: { name: 'فروشگاه نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] },
    isLoading: false,
  },
};
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ 'GET /credit': { data: { credit: '1000', held: '0', updated_at: '' } } });
});
afterEach(() => network.restore());
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('lists all services in the groups of the menu, with the balance, the theme and the way out', async () => {
  renderScreen(<FacilitiesScreen />, { state: signedIn });
  const finance = screen.getByRole('navigation', { name: 'مالی' });
  expect(within(finance).getByRole('link', { name: 'تراکنش‌ها' })).toHaveAttribute('href', '/wallet/transactions');
  expect(links()).toEqual(expect.arrayContaining(['/dashboard', '/send-sms/quick', '/reports']));
  expect(await screen.findByText('۱٬۰۰۰')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'خروج از پنل' })).toBeEnabled();
});

it('finds a service by a part of its name, by another word and in another spelling', async () => {
  const { user } = renderScreen(<FacilitiesScreen />, { state: signedIn });
  const search = screen.getByLabelText('جستجو در بخش‌ها');
  await user.type(search, 'پيامك');
  expect(links()).toEqual(['/send-sms/quick']);
  await user.clear(search);
  await user.type(search, 'wallet');
  expect(links()).toEqual(['/wallet/transactions']);
});

it('says that there is no such service, and what to do', async () => {
  const { user } = renderScreen(<FacilitiesScreen />, { state: signedIn });
  await user.type(screen.getByLabelText('جستجو در بخش‌ها'), 'یخچال');
  expect(screen.getByRole('status')).toHaveTextContent('بخشی به نام «یخچال» نیست');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
