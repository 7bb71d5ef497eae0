import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { fireEvent, screen } from '@testing-library/react';
import DraftPicker from './draft-picker';

const AT = '2026-11-20T08:30:00.000Z';
const LIST = 'POST /user/draft/list';
const page = (text: string) => ({
  data: {
    items: [
      { id: '1', group_id: '1', text, settings: null, recipients: null, missing: [], created_at: AT, updated_at: AT },
    ],
    paging: { page: 1, limit: 20, total: 1 },
  },
});

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ [LIST]: page('سلام') });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

it('shows what a search finds that began before the first answer came', async () => {
  renderScreen(<DraftPicker onPick={jest.fn()} onClose={jest.fn()} />);
  network.answer({ [LIST]: page('قسط') });
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'قسط' } });
  expect(await screen.findByRole('button', { name: /قسط/ })).toBeInTheDocument();
});
