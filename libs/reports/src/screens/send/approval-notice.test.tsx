import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { approvalMessages as words } from '../../approval-messages';
import { WAITING_APPROVAL, RUNNING_DETAILS, onePage } from '../../testing/sample-sends';
import SendScreen from './send-screen';

let network: FakeNetwork;
afterEach(() => network.restore());

const waiting = (approval: object) => ({
  ...RUNNING_DETAILS,
  state: 10,
  can_resume: false,
  approval: { ...WAITING_APPROVAL, ...approval },
});

function show(approval: object) {
  network = fakeNetwork({
    'GET /report/by_bulk': { data: waiting(approval) },
    'GET /report/bulk_stats': { data: { language: 'fa', operators: [] } },
    'POST /report/recipients': onePage([]),
    'GET /credit': { data: { credit: '0', held: '0', updated_at: '2026-11-20T08:30:00.000Z' } },
  });
  return renderScreen(<SendScreen />, { at: '/reports/48213', path: '/reports/:id' });
}
const bodyOf = (operation: string) => network.seen.find((call) => call.operation === operation)?.body;

it('tells who made the send that it waits, and offers them no decision', async () => {
  show({ is_own: true });
  expect(await screen.findByText(words.waits)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: words.approve })).not.toBeInTheDocument();
});

it('is approved after a question with recipients and cost', async () => {
  const { user } = show({ may_decide: true });
  await user.click(await screen.findByRole('button', { name: words.approve }));
  const dialog = within(await screen.findByRole('dialog', { name: words.askTitle }));
  network.answer({ 'POST /send/approve': { data: { send_id: '48213' } } });
  network.answer({ 'GET /report/by_bulk': { data: waiting({ decision: 'approved', decided_by: 'نگار' }) } });
  await user.click(dialog.getByRole('button', { name: words.approve }));
  expect(await screen.findByText(words.approved('نگار'))).toBeInTheDocument();
  expect(bodyOf('POST /send/approve')).toEqual({ send_id: '48213' });
});

it('says why an approval was refused', async () => {
  const { user } = show({ may_decide: true });
  await user.click(await screen.findByRole('button', { name: words.approve }));
  const dialog = within(await screen.findByRole('dialog', { name: words.askTitle }));
  network.answer({ 'POST /send/approve': { status: 409, meta: { message: 'پیش‌تر تصمیم گرفته شده است.' } } });
  await user.click(dialog.getByRole('button', { name: words.approve }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('پیش‌تر تصمیم گرفته شده است.');
});

it('is rejected with a reason', async () => {
  const { user } = show({ may_decide: true });
  await user.click(await screen.findByRole('button', { name: words.reject }));
  const dialog = within(await screen.findByRole('dialog', { name: words.rejectTitle }));
  network.answer({ 'POST /send/reject': { data: { send_id: '48213' } } });
  await user.type(dialog.getByRole('textbox'), ' متن آماده نیست. ');
  await user.click(dialog.getByRole('button', { name: words.reject }));
  await waitFor(() => expect(bodyOf('POST /send/reject')).toEqual({ send_id: '48213', reason: 'متن آماده نیست.' }));
});
