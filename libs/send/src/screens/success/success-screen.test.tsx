import { screen } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { sentSend } from '../../testing/sent-send';
import SuccessScreen from './success-screen';

let network: FakeNetwork;
afterEach(() => network.restore());

it('says that receipts are awaited when everything has left and some are not in yet', async () => {
  network = fakeNetwork({
    'GET /report/by_bulk': { data: { ...sentSend, state: 6, counts: { ...sentSend.counts, queued: 0 } } },
  });
  renderScreen(<SuccessScreen />, { at: '/send-sms/success-send/48213', path: '/send-sms/success-send/:id' });
  expect(await screen.findByText('در انتظار رسید')).toBeInTheDocument();
});
