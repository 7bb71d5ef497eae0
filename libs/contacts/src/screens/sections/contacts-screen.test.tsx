import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { answersOf, mayOnly } from '../../testing/sample-contacts';
import ContactsScreen from './contacts-screen';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork(answersOf());
});
afterEach(() => network.restore());

const AT = { at: '/contacts', path: '/contacts' };

it('the contacts are the combined view at all contacts on the desktop', async () => {
  setViewport(1280);
  renderScreen(<ContactsScreen />, AT);
  expect(await screen.findByText('مریم رضایی')).toBeInTheDocument();
  const sections = within(screen.getByRole('navigation', { name: 'بخش‌های مخاطبان' }));
  expect(sections.getByRole('link', { name: 'همهٔ مخاطبان' })).toHaveAttribute('aria-current', 'page');
});

it('the contacts are the list of their sections on the phone, which asks for nobody', async () => {
  setViewport(390);
  renderScreen(<ContactsScreen />, AT);
  const links = within(await screen.findByRole('navigation', { name: 'بخش‌های مخاطبان' })).getAllByRole('link');
  expect(links).toHaveLength(5);
  expect(links[3]).toHaveAttribute('href', '/contacts/blacklist');
  expect(network.seen).toEqual([]);
});

it('the contacts do not lead to lists that a person may not see', async () => {
  setViewport(390);
  renderScreen(<ContactsScreen />, { ...AT, state: mayOnly('contact.read') });
  expect(await screen.findAllByRole('link')).toHaveLength(3);
});
