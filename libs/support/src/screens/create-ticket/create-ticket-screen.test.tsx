import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../../messages';
import { FAQ, FAQS } from '../../testing/sample-help';
import { CATEGORIES, ticket } from '../../testing/sample-tickets';
import CreateTicketScreen from './create-ticket-screen';

const words = messages.creating;
const CREATE = 'POST /ticket/ai';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({ 'GET /ticket/category': { data: { items: CATEGORIES } }, [CREATE]: { data: ticket('9') } });
});
afterEach(() => network.restore());

const requests = () => network.seen.filter(({ operation }) => operation === CREATE);
type Shown = ReturnType<typeof renderScreen>;
const choose = async (user: Shown['user'], box: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(box) }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const written = async () => {
  const shown = renderScreen(<CreateTicketScreen />, { at: '/support/create-ticket', path: '/support/create-ticket' });
  await choose(shown.user, words.category, 'ارسال پیام');
  await choose(shown.user, `^${words.subCategory}`, 'پیام نرسیده است');
  await shown.user.type(screen.getByRole('textbox', { name: new RegExp(words.subject) }), 'نرسید');
  await shown.user.type(screen.getByRole('textbox', { name: new RegExp(words.text) }), 'دیروز فرستادم.');
  return shown;
};

it('opens a ticket and leads to it', async () => {
  const { user, address } = await written();
  await user.click(screen.getByRole('button', { name: words.submit }));
  await waitFor(() => expect(address()).toBe('/support/tickets/9'));
  expect(requests().map(({ body }) => body)).toEqual([
    { category: 'send', sub_category: 'not-delivered', subject: 'نرسید', text: 'دیروز فرستادم.' },
  ]);
});

it('suggests answers by what is written so far', async () => {
  network.answer({ [FAQ]: { data: { items: FAQS } } });
  const { user } = await written();
  await user.type(screen.getByRole('textbox', { name: new RegExp(words.text) }), ' پیام به گیرنده‌ها نرسیده است');
  expect(await screen.findByText(FAQS[0]!.question)).toBeInTheDocument();
  expect(screen.getByText(messages.help.suggested)).toBeInTheDocument();
});

it('is repeated with the same key after a lost answer, so that it opens one', async () => {
  network.answer({ [CREATE]: { status: 503 } });
  const { user } = await written();
  const submit = () => screen.getByRole('button', { name: words.submit });
  await user.click(submit());
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(requests()).toHaveLength(2));
  const [one, two] = requests().map(({ headers }) => headers.get('idempotency-key'));
  expect(one).toMatch(/.{16}/);
  expect(two).toBe(one);
});

it('forgets the part when the category is another one', async () => {
  const { user } = await written();
  await choose(user, words.category, 'کیف پول');
  await user.click(screen.getByRole('button', { name: words.submit }));
  expect(await screen.findByText(words.noSubCategory)).toBeInTheDocument();
  expect(requests()).toEqual([]);
});
