import { fakeNetwork, renderScreen } from '@peyk/shared-testing-web';
import type { FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../../messages';
import { LIST, account, page } from '../../testing/sample-accounts';
import AccountsScreen from './accounts-screen';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ [LIST]: page(account()) });
});
afterEach(() => network.restore());

describe('the accounts at the desk', () => {
  it('are found by what is typed, which stands in the address', async () => {
    const { user, address } = renderScreen(<AccountsScreen />, { at: '/accounts', path: '/accounts' });
    expect(await screen.findByText('فروشگاه آبان')).toBeInTheDocument();
    network.answer({ [LIST]: page() });
    await user.type(screen.getByLabelText(messages.search), 'مهر');
    expect(await screen.findByText(messages.empty.title)).toBeInTheDocument();
    await waitFor(() => expect(network.seen.at(-1)?.body).toMatchObject({ search: 'مهر', page: 1 }));
    expect(decodeURIComponent(address())).toContain('search=مهر');
  });
});
