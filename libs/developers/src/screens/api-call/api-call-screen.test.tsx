import type { Permission } from '@peyk/shared-contract';
import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen } from '@testing-library/react';
import { callsMessages as messages } from '../../calls-messages';
import type { ApiCallDetail } from '../../api/api-calls';
import { GOOD_CALL, REFUSED_CALL, detailOf } from '../../testing/sample-calls';
import ApiCallScreen from './api-call-screen';

const SHOW = 'GET /api-calls/show';
const PATH = '/developers/api-calls/:id';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
});
afterEach(() => network.restore());

const user = (permissions: readonly Permission[]) => ({
  ...{ name: 'نمونه', userName: 'demo', impersonated: false, isOwner: false, permissions },
});
function show(detail: ApiCallDetail, permissions: readonly Permission[] = ['apikey.read', 'report.read']) {
  network.answer({ [SHOW]: { data: detail } });
  const session = { token: 'a', user: user(permissions), isLoading: false };
  return renderScreen(<ApiCallScreen />, {
    at: `/developers/api-calls/${detail.call.id}`,
    path: PATH,
    state: { session },
  });
}
const toSend = () => screen.queryByRole('link', { name: messages.toSend });

it('shows what was asked and answered as it is kept, and leads to the send', async () => {
  show(detailOf(GOOD_CALL));
  expect(await screen.findByRole('heading', { name: 'فرستادن رمز یک‌بارمصرف' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: messages.request })).toHaveTextContent('98924***4567');
  expect(screen.getByRole('group', { name: messages.answer })).toHaveTextContent('"send_id": "77"');
  expect(screen.getByRole('group', { name: messages.curl })).toHaveTextContent('Bearer peyk_live_…');
  expect(screen.getByText(GOOD_CALL.request_id)).toHaveAttribute('dir', 'ltr');
  expect(toSend()).toHaveAttribute('href', '/reports/77');
});

it('leads who may not read reports to none', async () => {
  show(detailOf(GOOD_CALL), ['apikey.read']);
  await screen.findByRole('group', { name: messages.answer });
  expect(toSend()).toBeNull();
});

it('says why a call failed, and where a body was not kept', async () => {
  show(detailOf(REFUSED_CALL, { request: null }));
  expect(await screen.findByText(REFUSED_CALL.message ?? '')).toBeInTheDocument();
  expect(screen.getByText(messages.notKept)).toBeInTheDocument();
  expect(toSend()).toBeNull();
});

it('shows no curl of another API, whose form is not kept', async () => {
  show(detailOf({ ...GOOD_CALL, surface: 'kavenegar', operation: 'sms/send' }));
  expect(await screen.findByText('کاوه‌نگار')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: messages.curl })).toBeNull();
});

it('says of one that is not there where the others are', async () => {
  network.answer({ [SHOW]: { status: 404, meta: { message_code: '404-593' } } });
  const session = { token: 'a', user: user(['apikey.read']), isLoading: false };
  renderScreen(<ApiCallScreen />, { at: '/developers/api-calls/9', path: PATH, state: { session } });
  expect(await screen.findByText(messages.unknownTitle)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: messages.backToList })).toHaveAttribute('href', '/developers/api-calls');
});
