import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../../messages';
import { pollMessages } from '../../poll-messages';
import { LINES, MANY_POLLS, POLL, POLL_CREATE, POLL_GET, POLL_UPDATE } from '../../testing/sample-secretaries';
import CreatePollScreen from './create-poll-screen';
import UpdatePollScreen from './update-poll-screen';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({
    [LINES]: { data: { items: [{ number: '30001405', title: 'خط فروش' }] } },
    [POLL_GET]: { data: POLL },
    [POLL_CREATE]: { data: { ...POLL, state: 'waiting' } },
    [POLL_UPDATE]: { data: POLL },
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
const words = pollMessages.fields;
const create = () =>
  renderScreen(<CreatePollScreen />, { at: '/secretary/polls/create', path: '/secretary/polls/create', state });
const update = () =>
  renderScreen(<UpdatePollScreen />, { at: '/secretary/polls/update/12', path: '/secretary/polls/update/:id', state });

it('makes one of what is written, and leads to its result', async () => {
  const { user, address } = create();
  await user.type(await screen.findByLabelText(words.title), 'شعبه');
  await user.click(screen.getByRole('combobox', { name: words.line }));
  await user.click(await screen.findByRole('option', { name: /30001405|۳۰۰۰۱۴۰۵/ }));
  await user.type(screen.getByLabelText(words.question), 'کدام شعبه؟');
  await user.type(screen.getByLabelText(pollMessages.option('۱')), 'شمال');
  await user.type(screen.getByLabelText(pollMessages.codes('۱')), 'الف| ۱ |A');
  await user.type(screen.getByLabelText(pollMessages.option('۲')), 'جنوب');
  await user.click(screen.getByRole('radio', { name: new RegExp(pollMessages.repeat.last) }));
  await user.type(await screen.findByLabelText(words.reply), 'شمرده شد');
  await user.click(screen.getByRole('button', { name: messages.send }));
  await waitFor(() => expect(address()).toBe('/secretary/polls/12'));
  expect(bodies(POLL_CREATE)).toEqual([
    {
      ...{ title: 'شعبه', line: '30001405', question: 'کدام شعبه؟', repeat_votes: 'last', reply: 'شمرده شد' },
      options: [{ title: 'شمال', codes: ['الف', '1', 'A'] }, { title: 'جنوب' }],
      most_in_ten_minutes: 5,
    },
  ]);
});

it('says what is missing, and asks for nothing', async () => {
  const { user } = create();
  await screen.findByLabelText(words.reply);
  await user.click(screen.getByRole('button', { name: messages.send }));
  expect(await screen.findByText(pollMessages.fewOptions)).toBeInTheDocument();
  expect(bodies(POLL_CREATE)).toEqual([]);
});

it('asks for no answer to another vote where all of them count', async () => {
  const { user } = create();
  await screen.findByLabelText(words.repeatReply);
  await user.click(screen.getByRole('radio', { name: new RegExp(pollMessages.repeat.all) }));
  expect(screen.queryByLabelText(words.repeatReply)).not.toBeInTheDocument();
});

it('keeps what was voted about, and lets the codes be changed', async () => {
  const { user } = update();
  expect(await screen.findByText(pollMessages.begun)).toBeInTheDocument();
  for (const label of [words.question, pollMessages.option('۱')]) expect(screen.getByLabelText(label)).toBeDisabled();
  expect(screen.queryByRole('button', { name: pollMessages.addOption })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: new RegExp(pollMessages.repeat.last) })).toBeDisabled();
  await user.type(screen.getByLabelText(pollMessages.codes('۲')), '|ج');
  await user.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(bodies(POLL_UPDATE)).toHaveLength(1));
  expect(bodies(POLL_UPDATE)[0]).toEqual({
    ...{ id: '12', title: POLL.title, line: '30001405', question: POLL.question, repeat_votes: 'first' },
    options: POLL.options.map(({ title, codes }, at) => ({ title, codes: at === 1 ? [...codes, 'ج'] : codes })),
    ...{ reply: POLL.reply, repeat_reply: POLL.repeat_reply, ended_reply: POLL.ended_reply, ends_at: POLL.ends_at },
    ...{ most_in_ten_minutes: 5, most_in_a_day: 20 },
  });
});

it('adds and takes away options before anybody has voted', async () => {
  network.answer({ [POLL_GET]: { data: MANY_POLLS[2] } });
  const { user } = update();
  await user.click(await screen.findByRole('button', { name: pollMessages.removeOption('۱') }));
  await user.click(screen.getByRole('button', { name: pollMessages.addOption }));
  await user.type(screen.getByLabelText(pollMessages.option('۳')), 'مرکز');
  await user.type(screen.getByLabelText(pollMessages.codes('۳')), 'م');
  await user.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(bodies(POLL_UPDATE)).toHaveLength(1));
  expect(bodies(POLL_UPDATE)[0]).toMatchObject({
    options: [{ title: 'جنوب', codes: ['2'] }, { title: 'خرید اینترنتی' }, { title: 'مرکز', codes: ['م'] }],
  });
});

it('says at the options what the server refuses', async () => {
  network.answer({
    [POLL_UPDATE]: { status: 422, meta: { errors: { 'options.1.codes': 'کدی برای دو گزینه آمده است.' } } },
  });
  const { user } = update();
  await user.click(await screen.findByRole('button', { name: messages.save }));
  expect(await screen.findByText('کدی برای دو گزینه آمده است.')).toBeInTheDocument();
});

it('shows the place of an option as its code, and not where that would ask to opt out', async () => {
  const options = Array.from({ length: 11 }, (_one, at) => ({ title: `گزینه ${at}`, codes: ['ک'], vote_count: 0 }));
  network.answer({ [POLL_GET]: { data: { ...POLL, vote_count: 0, voter_count: 0, options } } });
  update();
  const hintOf = (place: string) => screen.getByLabelText(pollMessages.codes(place)).getAttribute('placeholder');
  await screen.findByLabelText(pollMessages.codes('۱۱'));
  expect([hintOf('۱۰'), hintOf('۱۱')]).toEqual(['۱۰', null]);
});
