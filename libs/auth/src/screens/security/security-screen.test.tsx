import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { ADMIN, HERE, PHONE } from '../../testing/sample-sessions';
import SecurityScreen from './security-screen';

const LIST = 'GET /user/session/list';
const KEYS = 'GET /passkey/list';
const NO_KEYS = { items: [], is_available: false };
const HISTORY = 'GET /user/sign_in/list';
const CHANGE = 'POST /change_password';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    [LIST]: { data: { items: [HERE, PHONE, ADMIN] } },
    [HISTORY]: { data: { items: [] } },
    [KEYS]: { data: NO_KEYS },
  });
});
afterEach(() => network.restore());

const show = () => renderScreen(<SecurityScreen />, { at: '/profile/security-setting' });
const bodiesOf = (operation: string) =>
  network.seen.filter((seen) => seen.operation === operation).map(({ body }) => body);

it('says where one is signed in, by what one knows it by, and ends it there', async () => {
  network.answer({ 'POST /user/session/end': { data: { ended: 1 } } });
  const { user } = show();
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent('فایرفاکس، لینوکس');
  expect(rows[0]).toHaveTextContent('همین دستگاه');
  expect(within(rows[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(rows[2]).toHaveTextContent('به نمایندگی از شما');
  expect(rows[2]).toHaveTextContent('محمدحسینی‌نژاد اصفهانی');
  network.answer({ [LIST]: { data: { items: [HERE, ADMIN] } } });
  await user.click(screen.getByRole('button', { name: 'پایان دادن به نشست کروم، اندروید' }));
  expect(await screen.findByText('نشست پایان یافت.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(bodiesOf('POST /user/session/end')).toEqual([{ id: '8' }]);
});

it('asks before it ends all others', async () => {
  network.answer({ 'POST /user/session/end_others': { data: { ended: 2 } } });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'پایان دادن به همهٔ نشست‌های دیگر' }));
  expect(await screen.findByText(/^۲ نشست دیگر همین حالا پایان می‌یابد/)).toBeInTheDocument();
  expect(bodiesOf('POST /user/session/end_others')).toHaveLength(0);
  network.answer({ [LIST]: { data: { items: [HERE] } } });
  await user.click(screen.getByRole('button', { name: 'پایان دادن' }));
  expect(await screen.findByText('جز همین دستگاه، جای دیگری وارد حساب نشده‌اید.')).toBeInTheDocument();
});

async function fill(user: ReturnType<typeof show>['user'], current: string, wanted: string) {
  await user.click(await screen.findByRole('button', { name: 'تغییر گذرواژه' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/گذرواژهٔ کنونی/), current);
  await user.type(dialog.getByLabelText(/گذرواژهٔ تازه/), wanted);
  await user.type(dialog.getByLabelText(/تکرار/), wanted);
  await user.click(dialog.getByRole('button', { name: 'تغییر گذرواژه' }));
}

it('sets another password, and says what it has ended', async () => {
  network.answer({ [CHANGE]: { data: { ended: 2 } } });
  const { user } = show();
  await fill(user, 'Anar-Kavir-27', 'Rood9Derakht');
  expect(await screen.findByText('گذرواژه تغییر کرد و ۲ نشست دیگر پایان یافت.')).toBeInTheDocument();
  expect(bodiesOf(CHANGE)).toEqual([{ current_password: 'Anar-Kavir-27', password: 'Rood9Derakht' }]);
});

it('says at its field that the present password is wrong', async () => {
  const sentence = 'گذرواژهٔ کنونی درست نیست.';
  network.answer({
    [CHANGE]: {
      status: 422,
      meta: { message_code: '422-430', message: sentence, errors: { current_password: sentence } },
    },
  });
  const { user } = show();
  await fill(user, 'Something-else-1', 'Rood9Derakht');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByLabelText(/گذرواژهٔ کنونی/)).toBeInvalid();
});

it('asks nothing for a new password that is too weak', async () => {
  const { user } = show();
  await fill(user, 'Anar-Kavir-27', '123');
  await waitFor(() => expect(screen.getByLabelText(/گذرواژهٔ تازه/)).toBeInvalid());
  expect(bodiesOf(CHANGE)).toEqual([]);
});

it('shows the last sign-ins and refusals, and all of them on demand', async () => {
  const outcomes = ['in', 'wrong_password', 'wrong_code', 'refused', 'in', 'in'];
  const items = outcomes.map((outcome, n) => ({
    ...{ id: String(n), outcome, admin_name: n === 0 ? 'مینا' : null, address_range: '192.0.2.0/24' },
    at: '2026-11-20T08:30:00.000Z',
  }));
  network.answer({ [LIST]: { data: { items: [HERE] } }, [HISTORY]: { data: { items } } });
  const { user } = show();
  expect(await screen.findByText('گذرواژهٔ نادرست')).toBeInTheDocument();
  expect(screen.getByText(/مینا، به نمایندگی از شما/)).toBeInTheDocument();
  expect(screen.getAllByText('ورود انجام شد')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'دیدن سابقهٔ ورود' }));
  expect(screen.getAllByText('ورود انجام شد')).toHaveLength(3);
});
