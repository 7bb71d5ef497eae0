import { screen } from '@testing-library/react';
import { FAKE_FAILURE, fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import TermsScreen from './terms-screen';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ 'GET /user/terms': { data: { version: '1405-1', text: '# کلیات\nمتن <b>نخست</b>' } } });
});
afterEach(() => network.restore());

it('shows the terms with their version, and markup in them as what it is: text', async () => {
  renderScreen(<TermsScreen />);
  expect(await screen.findByRole('heading', { name: 'کلیات' })).toBeInTheDocument();
  expect(screen.getByText('متن <b>نخست</b>')).toBeInTheDocument();
  expect(screen.getByText('۱۴۰۵-۱')).toBeInTheDocument();
});

it('asks again when the terms did not come', async () => {
  network.answer({ 'GET /user/terms': { status: 503 } });
  const { user } = renderScreen(<TermsScreen />);
  expect(await screen.findByText(FAKE_FAILURE)).toBeInTheDocument();
  network.answer({ 'GET /user/terms': { data: { version: '1405-1', text: 'متن' } } });
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('متن')).toBeInTheDocument();
});
