import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import type { TicketDetails } from '../../api/get-ticket';
import { messages } from '../../messages';
import { FIRST_ANSWER, SAID, details } from '../../testing/sample-tickets';
import TicketScreen from './ticket-screen';

const words = messages.ticket;
const GET = 'GET /ticket/show';
const WRITE = 'POST /ticket/interaction';
const READ = 'POST /ticket/read';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
});
afterEach(() => network.restore());

const show = (more: Partial<TicketDetails> = {}, impersonated = false) => {
  network.answer({ [GET]: { data: details(more) } });
  const user = { name: 'نمونه', userName: 'demo', impersonated, isOwner: true, permissions: [] };
  return renderScreen(<TicketScreen />, {
    at: '/support/tickets/7',
    path: '/support/tickets/:id',
    state: { session: { token: 'a', user, isLoading: false } },
  });
};
const requests = (operation: string) => network.seen.filter((one) => one.operation === operation);
const bodies = (operation: string) => requests(operation).map(({ body }) => body);
const thread = async () =>
  within(await screen.findByRole('list', { name: words.caption }))
    .getAllByRole('listitem')
    // A file that is attached is an item of a list of its own.
    .filter(({ dataset }) => dataset['side'] !== undefined);

describe('a ticket', () => {
  it('shows what was written, oldest first, and whose it is', async () => {
    show();
    const rows = await thread();
    expect(rows.map(({ dataset }) => dataset['side'])).toEqual(['customer', 'support']);
    expect(rows[1]).toHaveTextContent('اپراتور دیشب یک ساعت قطع بود');
  });

  it('shows the HTML that somebody wrote as text', async () => {
    const text = '<img src=x onerror="alert(1)"><b>سلام</b>';
    show({ interactions: [{ ...SAID[1]!, text }] });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('shows what was attached, to be saved', async () => {
    const { user } = show();
    const [first, second] = await thread();
    expect(within(second!).queryByRole('list')).not.toBeInTheDocument();
    const files = within(first!).getByRole('list', { name: messages.attachments });
    expect(files).toHaveTextContent('۱۸۰ کیلوبایت');
    network.answer({ 'GET /user/files/download': { status: 404, meta: { message: 'این فایل دیگر نیست.' } } });
    await user.click(within(files).getByRole('button', { name: messages.downloadFile('تصویر گزارش.png') }));
    expect(await screen.findByText('این فایل دیگر نیست.')).toBeInTheDocument();
    const [asked] = requests('GET /user/files/download');
    expect(asked?.url.searchParams.get('file_id')).toBe(SAID[0]?.files[0]?.file_id);
  });

  it('is said to be seen up to the last thing that stands on the screen', async () => {
    show({ state: 3, is_unread: true });
    await waitFor(() => expect(bodies(READ)).toEqual([{ id: '7', last_interaction_id: '2' }]));
  });

  it('stays unread for an admin on behalf, who cannot write either', async () => {
    show({ state: 3, is_unread: true }, true);
    await thread();
    expect(bodies(READ)).toEqual([]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: words.close })).not.toBeInTheDocument();
  });

  it('is written in, and the field is free again', async () => {
    const { user } = show();
    const field = await screen.findByRole('textbox', { name: new RegExp(words.write) });
    await user.type(field, 'هنوز نرسیده است.');
    await user.click(screen.getByRole('button', { name: words.send }));
    await waitFor(() => expect(bodies(WRITE)).toEqual([{ id: '7', text: 'هنوز نرسیده است.' }]));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(requests(WRITE)[0]?.headers.get('idempotency-key')).toMatch(/.{16}/);
  });

  it('is rated once it was answered', async () => {
    const { user } = show({ state: 3 });
    await user.click(await screen.findByRole('radio', { name: 'زیاد' }));
    await waitFor(() => expect(bodies('POST /ticket/rate')).toEqual([{ id: '7', rate: 4 }]));
    expect(await screen.findByText(messages.rating.thanks(4))).toBeInTheDocument();
  });

  it('is not rated before', async () => {
    show();
    await thread();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('is closed after a question that says that it stays so', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: words.close }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(words.closeBody)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: words.closeConfirm }));
    await waitFor(() => expect(bodies('POST /ticket/close')).toEqual([{ id: '7' }]));
  });

  it('that is closed takes no word, and offers a new one', async () => {
    show({ state: 4 });
    expect(await screen.findByText(words.closed)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: messages.create })).toHaveAttribute('href', '/support/create-ticket');
  });

  it('that is not there is said to be so', async () => {
    show();
    network.answer({ [GET]: { status: 404 } });
    renderScreen(<TicketScreen />, { at: '/support/tickets/9', path: '/support/tickets/:id' });
    expect(await screen.findByText(words.unknownTitle)).toBeInTheDocument();
  });
});

it('says that no person wrote the first answer, leads to what it stands on, and takes what is said of it', async () => {
  const RATE = 'POST /ticket/interaction/rate';
  const { user } = show({ interactions: [SAID[0]!, FIRST_ANSWER] });
  network.answer({ [RATE]: { data: { id: '7', interaction_id: '3', is_helpful: false } } });
  const [, first] = await thread();
  expect(first).toHaveTextContent(`${words.assistant} ·`);
  expect(screen.getByRole('link', { name: FIRST_ANSWER.sources[0]!.title })).toHaveAttribute('href', '/reports/71');
  await user.click(screen.getByRole('button', { name: words.notHelpful }));
  expect(await screen.findByText(words.saidHelpful)).toBeInTheDocument();
  expect(bodies(RATE)).toEqual([{ id: '7', interaction_id: '3', is_helpful: false }]);
});
