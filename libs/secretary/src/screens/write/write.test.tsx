import { contractNetwork, exampleOf, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../../messages';
import { CREATE, GET, LINES, SECRETARY, UPDATE, WEBHOOKS } from '../../testing/sample-secretaries';
import CreateScreen from './create-screen';
import UpdateScreen from './update-screen';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({
    [LINES]: { data: { items: [{ number: '30001405', title: 'خط فروش' }] } },
    [GET]: { data: SECRETARY },
    [CREATE]: { data: { ...SECRETARY, state: 'waiting' } },
    [UPDATE]: { data: SECRETARY },
  });
});
afterEach(() => network.restore());

const state = {
  session: {
    ...{ token: 'a', isLoading: false },
    user: { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] },
  },
};
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const words = messages.fields;
const create = () =>
  renderScreen(<CreateScreen />, {
    ...{ at: '/secretary/received-message/create', path: '/secretary/received-message/create', state },
  });
const update = () =>
  renderScreen(<UpdateScreen />, {
    ...{ at: '/secretary/received-message/update/7', path: '/secretary/received-message/update/:id', state },
  });

it('makes one of what is written, and nothing else', async () => {
  const { user, address } = create();
  await user.type(await screen.findByLabelText(words.title), 'قیمت‌ها');
  await user.click(screen.getByRole('combobox', { name: words.line }));
  await user.click(await screen.findByRole('option', { name: /30001405|۳۰۰۰۱۴۰۵/ }));
  await user.click(screen.getByRole('radio', { name: new RegExp(messages.matches.contains) }));
  await user.type(screen.getByLabelText(words.words), 'قیمت{Enter}  {Enter}تعرفه');
  await user.type(screen.getByLabelText(words.reply), 'می‌فرستیم');
  await user.click(screen.getByRole('checkbox', { name: words.once }));
  await user.clear(screen.getByLabelText(words.mostLately));
  await user.type(screen.getByLabelText(words.mostLately), '۲');
  await user.type(screen.getByLabelText(words.mostDaily), '9');
  await user.click(screen.getByRole('button', { name: messages.send }));
  await waitFor(() => expect(address()).toBe('/secretary/received-message/recipients/7/all'));
  expect(bodies(CREATE)).toEqual([
    {
      ...{ title: 'قیمت‌ها', line: '30001405', match: 'contains', words: ['قیمت', 'تعرفه'], reply: 'می‌فرستیم' },
      ...{ once_per_sender: true, most_in_ten_minutes: 2, most_in_a_day: 9 },
    },
  ]);
});

it('offers the web addresses of the account, and hands messages over to the chosen one', async () => {
  network.answer({ [WEBHOOKS]: { data: { items: [{ ...exampleOf(WEBHOOKS).items[0], id: '3', title: 'فروشگاه' }] } } });
  const { user } = update();
  await user.click(await screen.findByRole('combobox', { name: words.webhook }));
  await user.click(await screen.findByRole('option', { name: 'فروشگاه' }));
  await user.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(bodies(UPDATE)).toMatchObject([{ forward_to_webhook_id: '3' }]));
});

it.each([words.startsAt, words.endsAt])('does not take «%s» for empty that was typed and is none', async (label) => {
  const { user } = update();
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, '14051301');
  const save = screen.getByRole('button', { name: messages.save });
  await user.click(save);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/لطفاً تاریخ دیگری وارد کنید|مقدار قبلی برگردانده شد/);
  expect(bodies(UPDATE)).toEqual([]);
  await user.click(save);
  await waitFor(() => expect(bodies(UPDATE)).toHaveLength(1));
});

it('says at the fields what is missing, and asks for nothing', async () => {
  const { user } = create();
  await user.click(await screen.findByRole('radio', { name: new RegExp(messages.matches.exact) }));
  await user.click(screen.getByRole('button', { name: messages.send }));
  expect(await screen.findByText(messages.noWords)).toBeInTheDocument();
  expect(screen.getByText(messages.noLine)).toBeInTheDocument();
  expect(bodies(CREATE)).toEqual([]);
});

it('sends expressions as they were written, and says which of them the server does not take', async () => {
  const sentence = 'عبارت منظم پذیرفته نشد.';
  network.answer({ [UPDATE]: { status: 422, meta: { errors: { 'words.1': sentence } } } });
  const { user } = update();
  await user.click(await screen.findByRole('radio', { name: new RegExp(messages.matches.regex) }));
  const field = screen.getByLabelText(messages.expressions);
  await user.clear(field);
  await user.click(field);
  await user.paste('^سفارش \\d{4,6}$\n(');
  await user.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(bodies(UPDATE)).toMatchObject([{ match: 'regex', words: ['^سفارش \\d{4,6}$', '('] }]);
  await user.clear(field);
  await user.click(field);
  await user.paste('a\nb\nc\nd\ne\nf');
  await user.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText(messages.tooManyExpressions)).toBeInTheDocument();
});

it('says what the server refuses', async () => {
  network.answer({
    [UPDATE]: { status: 422, meta: { errors: { reply: 'کاری برای این منشی انتخاب نشده است.' } } },
  });
  const { user } = update();
  await user.click(await screen.findByRole('button', { name: messages.save }));
  expect(await screen.findByText('کاری برای این منشی انتخاب نشده است.')).toBeInTheDocument();
});

it('writes one anew from what it was', async () => {
  const { user } = update();
  const title = await screen.findByLabelText(words.title);
  expect(title).toHaveValue(SECRETARY.title);
  await user.clear(title);
  await user.type(title, 'نام تازه');
  await user.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(bodies(UPDATE)).toHaveLength(1));
  expect(bodies(UPDATE)).toEqual([
    {
      ...{ id: '7', title: 'نام تازه', line: '30001405', match: 'contains', words: ['قیمت', 'تعرفه'] },
      ...{ reply: SECRETARY.reply, forward_to: ['989241234567'], once_per_sender: true, from_hour: 8, to_hour: 20 },
      ...{ most_in_ten_minutes: 5, most_in_a_day: 20 },
    },
  ]);
});

it('says that there is no line to listen on', async () => {
  network.answer({ [LINES]: { data: { items: [] } } });
  create();
  expect(await screen.findByText(messages.noLines)).toBeInTheDocument();
});
