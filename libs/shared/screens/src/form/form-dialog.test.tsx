import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SampleForm } from '../testing/sample-form';

const CREATE = 'POST /phonebooks';
const BOOK = { id: '7', title: 'مشتریان', code: null, members_count: 0, created_at: '2026-11-20T08:30:00.000Z' };

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = fakeNetwork({ [CREATE]: { data: BOOK } });
});
afterEach(() => network.restore());

const signedIn = { session: { token: 'a', user: null, isLoading: false } };
const show = () => renderScreen(<SampleForm />, { at: '/books', path: '/books', state: signedIn });
const title = () => screen.getByLabelText('نام دفترچه');
const code = () => screen.getByLabelText('کد');
/** jsdom does not know that a button outside a form may be its own; the browser's Enter is in the stories. */
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'ساختن' }));
const refusal = (errors: Record<string, string>) => ({ status: 422, meta: { message_code: '422-1', errors } });

it('has the focus in its first field and sends what the schema makes of it', async () => {
  const { user } = show();
  expect(title()).toHaveFocus();
  await user.keyboard('  مشتریان ');
  await send(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.seen.map(({ body }) => body)).toEqual([{ title: 'مشتریان' }]);
});

it('is sent once by two presses in a row, and may be sent again after a refusal', async () => {
  network.answer({ [CREATE]: refusal({ account: 'حساب شما جای دفترچهٔ دیگری ندارد.' }) });
  const { user } = show();
  await user.type(title(), 'مشتریان');
  // Both come before anything is drawn anew, as those of a quick hand do.
  const press = () => fireEvent.submit(title().closest('form') as HTMLFormElement);
  act(() => {
    press();
    press();
  });
  expect(await screen.findByText('حساب شما جای دفترچهٔ دیگری ندارد.')).toBeInTheDocument();
  expect(network.seen).toHaveLength(1);
  network.answer({ [CREATE]: { data: BOOK } });
  await send(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.seen).toHaveLength(2);
});

it("says the contract's limits before it asks, and leads to the first wrong field", async () => {
  const { user } = show();
  await user.type(code(), 'a b');
  await send(user);
  expect(await screen.findByText('لطفاً نام دفترچه را وارد کنید.')).toBeInTheDocument();
  expect(screen.getByText('کد از حروف انگلیسی، عدد، - و _ است.')).toBeInTheDocument();
  await waitFor(() => expect(title()).toHaveFocus());
  expect(network.seen).toEqual([]);
});

it("shows the server's sentence at its field, under whatever name, until that is changed", async () => {
  network.answer({ [CREATE]: refusal({ 'body/code': 'این کد را دفترچهٔ دیگری دارد.' }) });
  const { user } = show();
  await user.type(title(), 'مشتریان');
  await user.type(code(), 'tehran');
  await send(user);
  expect(await screen.findByText('این کد را دفترچهٔ دیگری دارد.')).toBeInTheDocument();
  await waitFor(() => expect(code()).toHaveFocus());
  expect(code()).toBeInvalid();
  expect(screen.getAllByText('این کد را دفترچهٔ دیگری دارد.')).toHaveLength(1);
  await user.type(code(), '2');
  expect(screen.queryByText('این کد را دفترچهٔ دیگری دارد.')).not.toBeInTheDocument();
});

it('shows what belongs to no field below them', async () => {
  network.answer({ [CREATE]: refusal({ account: 'حساب شما جای دفترچهٔ دیگری ندارد.' }) });
  const { user } = show();
  await user.type(title(), 'مشتریان');
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('حساب شما جای دفترچهٔ دیگری ندارد.');
});

it('sends once, however often it is pressed, and stays while the server is asked', async () => {
  let answer: (value: { data: unknown }) => void = () => undefined;
  network.answer({ [CREATE]: () => new Promise((resolve) => (answer = resolve)) });
  const { user } = show();
  await user.type(title(), 'مشتریان');
  await send(user);
  await waitFor(() => expect(network.seen).toHaveLength(1));
  await send(user);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  answer({ data: BOOK });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.seen).toHaveLength(1);
});

describe('what is not saved', () => {
  const question = () => screen.findByRole('dialog', { name: 'تغییرها ذخیره نشده است' });

  it('is asked about before the dialog closes, and may go on being written', async () => {
    const { user } = show();
    await user.type(title(), 'مش');
    await user.click(screen.getByRole('button', { name: 'انصراف' }));
    await user.click(within(await question()).getByRole('button', { name: 'ادامهٔ نوشتن' }));
    await waitFor(() => expect(screen.queryByText('تغییرها ذخیره نشده است')).not.toBeInTheDocument());
    expect(title()).toHaveValue('مش');
    await user.click(screen.getByRole('button', { name: 'انصراف' }));
    await user.click(within(await question()).getByRole('button', { name: 'بیرون رفتن' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is nothing where nothing was written: the dialog closes at once', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'انصراف' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is asked about on the way to another page, and before the browser leaves', async () => {
    const { user, address } = show();
    await user.type(title(), 'مش');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    fireEvent.click(screen.getByText('جای دیگر'));
    const asked = within(await question());
    expect(address()).toBe('/books');
    await user.click(asked.getByRole('button', { name: 'بیرون رفتن' }));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
  });
});
