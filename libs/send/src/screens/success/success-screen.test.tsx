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

const ofMember = (permissions: readonly ('send.create' | 'report.read')[]) => ({
  at: '/send-sms/success-send/48213',
  path: '/send-sms/success-send/:id',
  state: {
    session: {
      token: 'token',
      user: { name: 'همکار', userName: 'member', impersonated: false, isOwner: false, permissions },
      isLoading: false,
    },
  },
});

it('says to who may send but not see reports that the message was taken, and asks for no report', async () => {
  network = fakeNetwork({});
  renderScreen(<SuccessScreen />, ofMember(['send.create']));
  expect(await screen.findByRole('heading', { name: 'پیام شما ثبت شد' })).toBeInTheDocument();
  expect(screen.getByText('۴۸۲۱۳')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'دیدن گزارش' })).not.toBeInTheDocument();
  expect(network.seen).toEqual([]);
});
