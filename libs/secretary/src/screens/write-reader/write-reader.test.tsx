import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../../messages';
import { readerMessages } from '../../reader-messages';
import { LINES, READER, READER_CREATE, READER_GET, READER_UPDATE } from '../../testing/sample-secretaries';
import CreateReaderScreen from './create-reader-screen';
import UpdateReaderScreen from './update-reader-screen';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({
    [LINES]: { data: { items: [{ number: '30001405', title: 'خط فروش' }] } },
    [READER_GET]: { data: READER },
    [READER_CREATE]: { data: { ...READER, state: 'waiting' } },
    [READER_UPDATE]: { data: READER },
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
const words = readerMessages.fields;
const create = () =>
  renderScreen(<CreateReaderScreen />, {
    ...{ at: '/secretary/keywords/create', path: '/secretary/keywords/create', state },
  });

it('makes one of what is written, and leads to where it gets its codes', async () => {
  const { user, address } = create();
  await user.type(await screen.findByLabelText(words.title), 'جشنواره');
  await user.click(screen.getByRole('combobox', { name: messages.fields.line }));
  await user.click(await screen.findByRole('option', { name: /30001405|۳۰۰۰۱۴۰۵/ }));
  await user.type(await screen.findByLabelText(words.reply), 'ثبت شد');
  await user.type(screen.getByLabelText(words.wrongReply), 'نادرست');
  await user.click(screen.getByRole('button', { name: readerMessages.addKeyword }));
  await user.type(screen.getByLabelText(readerMessages.keyword('۱')), 'راهنما');
  await user.type(screen.getByLabelText(readerMessages.keywordReply('۱')), 'کد بفرستید');
  await user.click(screen.getByRole('button', { name: messages.send }));
  await waitFor(() => expect(address()).toBe('/secretary/keywords/9'));
  expect(bodies(READER_CREATE)).toEqual([
    {
      ...{ title: 'جشنواره', line: '30001405', reply: 'ثبت شد', wrong_reply: 'نادرست' },
      ...{ keywords: [{ word: 'راهنما', reply: 'کد بفرستید' }], most_in_ten_minutes: 5 },
    },
  ]);
});

it('says what is missing, and asks for nothing', async () => {
  const { user } = create();
  await screen.findByLabelText(words.reply);
  await user.click(screen.getByRole('button', { name: messages.send }));
  expect(await screen.findByText(readerMessages.nothingToDo)).toBeInTheDocument();
  expect(bodies(READER_CREATE)).toEqual([]);
});

it.each([words.startsAt, words.endsAt])('does not take «%s» for empty that was typed and is none', async (label) => {
  const { user } = renderScreen(<UpdateReaderScreen />, {
    ...{ at: '/secretary/keywords/update/9', path: '/secretary/keywords/update/:id', state },
  });
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, '14051301');
  const save = screen.getByRole('button', { name: messages.save });
  await user.click(save);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/لطفاً تاریخ دیگری وارد کنید|مقدار قبلی برگردانده شد/);
  expect(bodies(READER_UPDATE)).toEqual([]);
  await user.click(save);
  await waitFor(() => expect(bodies(READER_UPDATE)).toHaveLength(1));
});

it('writes one anew with all that it had, but for what is taken away', async () => {
  const { user } = renderScreen(<UpdateReaderScreen />, {
    ...{ at: '/secretary/keywords/update/9', path: '/secretary/keywords/update/:id', state },
  });
  await user.click(await screen.findByRole('button', { name: readerMessages.removeKeyword('۱') }));
  await user.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(bodies(READER_UPDATE)).toHaveLength(1));
  expect(bodies(READER_UPDATE)[0]).toEqual({
    ...{ id: '9', title: READER.title, line: '30001405', reply: READER.reply, wrong_reply: READER.wrong_reply },
    ...{ duplicate_reply: READER.duplicate_reply, ends_at: READER.ends_at },
    ...{ most_in_ten_minutes: 5, most_in_a_day: 20 },
  });
});
