import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import SupportAccessDialog from './support-access-dialog';

let network: FakeNetwork;
const UNTIL = '2099-11-20T12:30:00.000Z';
const access = (until: string | null, given_by: string | null = null) => ({ data: { until, given_by } });
const answers = (until: string | null) => ({ 'GET /user/support_access': access(until) });
const show = () => renderScreen(<SupportAccessDialog onClose={() => undefined} />);
const sent = () => network.seen.filter(({ operation }) => operation.startsWith('POST')).map(({ body }) => body);
afterEach(() => network.restore());

it('says what support may do without leave, and gives leave for the hours that were chosen', async () => {
  network = fakeNetwork({ ...answers(null), 'POST /user/support_access': access(UNTIL, 'سارا نمونه') });
  const { user } = show();
  expect(await screen.findByText('اکنون پشتیبانی اجازهٔ این کارها را ندارد.')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '۲۴ ساعت' }));
  await user.click(screen.getByRole('button', { name: 'اجازه می‌دهم' }));
  expect(await screen.findByText(/اجازه دارد از سوی شما کار کند تا/)).toHaveTextContent('۱۴۷۸/۰۸/۳۰');
  expect(screen.getByText('سارا نمونه').closest('p')).toHaveTextContent('اجازه‌دهنده: سارا نمونه');
  expect(sent()).toEqual([{ hours: 24 }]);
});

it('names nobody where an earlier version did not note who gave the leave', async () => {
  network = fakeNetwork(answers(UNTIL));
  show();
  expect(await screen.findByText(/اجازه دارد از سوی شما کار کند تا/)).toBeInTheDocument();
  expect(screen.queryByText(/اجازه‌دهنده/)).not.toBeInTheDocument();
});

it('takes the leave back', async () => {
  network = fakeNetwork({ ...answers(UNTIL), 'POST /user/support_access': access(null) });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'پس گرفتن اجازه' }));
  expect(await screen.findByRole('button', { name: 'اجازه می‌دهم' })).toBeInTheDocument();
  expect(sent()).toEqual([{ hours: 0 }]);
});

it('keeps what stands when the server refuses, and says why', async () => {
  network = fakeNetwork({
    ...answers(UNTIL),
    'POST /user/support_access': { status: 403, meta: { message_code: '403-9', message: 'نه به نمایندگی.' } },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'پس گرفتن اجازه' }));
  expect(await screen.findByText('نه به نمایندگی.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'پس گرفتن اجازه' })).toBeInTheDocument();
});

it('offers neither while it is not known how it stands', async () => {
  network = fakeNetwork({ 'GET /user/support_access': { status: 503 } });
  show();
  expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: /اجازه/ })).not.toBeInTheDocument());
});
