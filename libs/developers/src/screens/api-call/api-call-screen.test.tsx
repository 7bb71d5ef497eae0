import type { Permission } from '@peyk/shared-contract';
import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, within } from '@testing-library/react';
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
  expect(await screen.findByRole('heading', { name: 'ارسال پیامک' })).toBeInTheDocument();
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

describe('a call that may be made again', () => {
  const REPEAT = 'POST /api-calls/repeat';
  const until = '2026-11-21T08:30:00.000Z';
  const failed = detailOf(REFUSED_CALL, { repeatable_until: until });
  const repeated = { ...GOOD_CALL, id: '8', repeat_of: REFUSED_CALL.id };

  it('is asked about, made again, and shown with what came of it as soon as that is written', async () => {
    const { user } = show(failed);
    await user.click(await screen.findByRole('button', { name: messages.repeat }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(messages.repeatBody)).toBeInTheDocument();
    const answer = { status: 200, error_code: null, message: null };
    network.answer({ [REPEAT]: { data: answer }, [SHOW]: { data: { ...failed, repeats: [repeated] } } });
    await user.click(dialog.getByRole('button', { name: messages.repeat }));
    expect(await screen.findByText(messages.repeated)).toBeInTheDocument();
    expect(network.seen.find(({ operation }) => operation === REPEAT)?.body).toEqual({ call_id: REFUSED_CALL.id });
    expect(await screen.findByRole('heading', { name: messages.repeats })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /موفق/ })).toHaveAttribute('href', '/developers/api-calls/8');
  });

  it('says why it failed once more', async () => {
    const { user } = show(failed);
    network.answer({ [REPEAT]: { data: { status: 402, error_code: '402-1', message: 'اعتبار کافی نیست.' } } });
    await user.click(await screen.findByRole('button', { name: messages.repeat }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: messages.repeat }));
    expect(await screen.findByText(messages.repeatedAndFailed('اعتبار کافی نیست.'))).toBeInTheDocument();
  });

  it('has no button where it cannot be, and leads from a repetition to what it repeats', async () => {
    show(detailOf(repeated));
    expect(await screen.findByRole('link', { name: messages.toFirst })).toHaveAttribute(
      'href',
      `/developers/api-calls/${REFUSED_CALL.id}`,
    );
    expect(screen.queryByRole('button', { name: messages.repeat })).toBeNull();
  });
});
