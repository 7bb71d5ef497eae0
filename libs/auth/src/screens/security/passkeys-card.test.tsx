import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { PasskeysCard } from './passkeys-card';

const LIST = 'GET /passkey/list';
const KEY = {
  ...{ id: '3', name: 'گوشی من', last_used_at: null },
  created_at: '2026-11-20T08:30:00.000Z',
};
const BEGUN = {
  ...{ challenge: 'AAAA', relying_party: 'localhost', expires_in_seconds: 600, known: [] },
  user: { handle: 'MQ', name: 'demo', display_name: 'نمونه' },
};

let network: FakeNetwork;
let create: jest.Mock;
beforeEach(() => {
  network = fakeNetwork({
    [LIST]: { data: { items: [], is_available: true } },
    'POST /passkey/begin': { data: BEGUN },
    'POST /passkey/delete': { data: null },
  });
  create = jest.fn();
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
});
afterEach(() => {
  network.restore();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const show = () => renderScreen(<PasskeysCard />, { at: '/profile/security-setting' });
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

async function add(user: ReturnType<typeof show>['user']) {
  await user.click(await screen.findByRole('button', { name: 'افزودن کلید عبور' }));
  await user.type(await screen.findByLabelText(/نام کلید/), 'گوشی من');
  await user.type(screen.getByLabelText(/گذرواژهٔ کنونی/), 'Anar-Kavir-27');
  await user.click(screen.getByRole('button', { name: 'ساختن کلید' }));
}

it('says so when the person turns away, and sends nothing', async () => {
  create.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const { user } = show();
  await add(user);
  expect(await screen.findByText('کار کلید عبور ناتمام ماند؛ دوباره تلاش کنید.')).toBeInTheDocument();
  expect(bodies('POST /passkey/begin')).toEqual([{ current_password: 'Anar-Kavir-27' }]);
  expect(bodies('POST /passkey/create')).toEqual([]);
});

it('does not ask the browser when the password is wrong', async () => {
  const sentence = 'گذرواژهٔ کنونی درست نیست.';
  network.answer({
    'POST /passkey/begin': { status: 422, meta: { message: sentence, errors: { current_password: sentence } } },
  });
  const { user } = show();
  await add(user);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(create).not.toHaveBeenCalled();
});

it('removes one with the password', async () => {
  network.answer({ [LIST]: { data: { items: [KEY], is_available: true } } });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'حذف کلید عبور «گوشی من»' }));
  await user.type(await screen.findByLabelText(/گذرواژهٔ کنونی/), 'Anar-Kavir-27');
  network.answer({ [LIST]: { data: { items: [], is_available: true } } });
  await user.click(screen.getByRole('button', { name: 'حذف' }));
  await waitFor(() => expect(bodies('POST /passkey/delete')).toEqual([{ id: '3', current_password: 'Anar-Kavir-27' }]));
  expect(await screen.findByText('هنوز کلید عبوری ندارید.')).toBeInTheDocument();
});

it('says where there can be none', async () => {
  network.answer({ [LIST]: { data: { items: [], is_available: false } } });
  show();
  expect(await screen.findByText('در این سامانه کلید عبور در دسترس نیست.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'افزودن کلید عبور' })).not.toBeInTheDocument();
});
