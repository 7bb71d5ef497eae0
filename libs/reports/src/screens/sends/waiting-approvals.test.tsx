import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen } from '@testing-library/react';
import { approvalMessages as words } from '../../approval-messages';
import { WAITING, onePage } from '../../testing/sample-sends';
import WaitingApprovals from './waiting-approvals';

let network: FakeNetwork;
afterEach(() => network.restore());

it('leads to the report of each send that who looks may decide', async () => {
  network = fakeNetwork({
    'POST /send/approvals/list': onePage([WAITING, { ...WAITING, send_id: '9', summary: 'خودم', may_decide: false }]),
  });
  renderScreen(<WaitingApprovals />, { at: '/reports', path: '/reports' });
  expect(await screen.findByText(words.listTitle)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: WAITING.summary })).toHaveAttribute('href', '/reports/48213');
  expect(screen.queryByText('خودم')).not.toBeInTheDocument();
});
