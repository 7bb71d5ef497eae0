import { hiddenTextWords } from '@peyk/shared-screens';
import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { readerMessages as words } from '../../reader-messages';
import {
  ADD_CODES,
  CODES,
  DRAW,
  DRAWS,
  EXPORT_CODES,
  GENERATE_CODES,
  MESSAGES,
  READER,
  READER_CODES,
  READER_DRAW,
  READER_GET,
  READER_MESSAGES,
  pageOf,
} from '../../testing/sample-secretaries';
import ReaderScreen from './reader-screen';

const ADDED = { added_count: 2, known_count: 1, invalid_count: 0, elsewhere_count: 1 };

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({
    [READER_GET]: { data: READER },
    [CODES]: pageOf(READER_CODES),
    [MESSAGES]: pageOf(READER_MESSAGES),
    [DRAWS]: pageOf([READER_DRAW]),
    [ADD_CODES]: { data: ADDED },
    [GENERATE_CODES]: { data: { ...ADDED, added_count: 500 } },
    [DRAW]: { data: READER_DRAW },
  });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const owner = { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] };
const show = (search = '') =>
  renderScreen(<ReaderScreen />, {
    ...{ at: `/secretary/keywords/9${search}`, path: '/secretary/keywords/:id' },
    state: { session: { token: 'a', user: owner, isLoading: false } },
  });
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

it('shows what it answers, and its codes', async () => {
  show();
  expect(await screen.findByRole('heading', { name: READER.title })).toBeInTheDocument();
  expect(await screen.findByText('PYK-7Q4M-22')).toBeInTheDocument();
  expect(screen.getByText(READER.wrong_reply)).toBeInTheDocument();
  expect(bodies(CODES)).toEqual([{ id: '9', page: 1, limit: 10, filters: {} }]);
});

it('shows no codes that were sent to whom texts are hidden from, and finds none by them', async () => {
  const [used, unused] = READER_CODES;
  network.answer({ [CODES]: pageOf([{ ...used, code: '' }, unused]) });
  const user = { ...owner, isOwner: false, permissions: ['secretary.read' as const], hidesTexts: true };
  renderScreen(<ReaderScreen />, {
    ...{ at: '/secretary/keywords/9?code=PYK', path: '/secretary/keywords/:id' },
    state: { session: { token: 'a', user, isLoading: false } },
  });
  expect(await screen.findByText('PYK-8R5N-23')).toBeInTheDocument();
  expect(screen.getAllByText(hiddenTextWords.hidden).length).toBeGreaterThan(0);
  expect(screen.getAllByText(hiddenTextWords.why).length).toBeGreaterThan(0);
  expect(screen.queryByLabelText(words.codes.search)).not.toBeInTheDocument();
  expect(bodies(CODES)[0]).toMatchObject({ filters: {} });
});

it('asks for what the address says', async () => {
  show('?used=unused&code=PYK');
  await screen.findByRole('heading', { name: READER.title });
  await waitFor(() =>
    expect(bodies(CODES)).toEqual([{ id: '9', page: 1, limit: 10, filters: { code: 'PYK', is_used: false } }]),
  );
});

it('says when it has no codes yet', async () => {
  network.answer({ [READER_GET]: { data: { ...READER, code_count: 0, used_count: 0 } }, [CODES]: pageOf([]) });
  show();
  expect(await screen.findByText(words.noCodesYet)).toBeInTheDocument();
  expect(await screen.findByText(words.codes.emptyTitle)).toBeInTheDocument();
});

it('adds what is written, and says what became of it', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: words.codes.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(words.adding.codes), 'ABC-1001{Enter} ABC-1002 ');
  await user.click(dialog.getByRole('button', { name: words.adding.submit }));
  expect(await screen.findByText(/۲ کد افزوده شد؛ ۱ کد از پیش بود؛ ۱ کد در کدخوان دیگری/)).toBeInTheDocument();
  expect(bodies(ADD_CODES)).toEqual([{ id: '9', codes: ['ABC-1001', 'ABC-1002'] }]);
});

it('has codes made', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: words.codes.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('tab', { name: words.adding.generated }));
  const count = await screen.findByLabelText(words.adding.count);
  await user.clear(count);
  await user.type(count, '۵۰۰');
  await user.type(screen.getByLabelText(words.adding.prefix), 'PYK');
  await user.click(screen.getByRole('button', { name: words.adding.generate }));
  await waitFor(() =>
    expect(bodies(GENERATE_CODES)).toEqual([{ id: '9', count: 500, length: 8, alphabet: 'letters', prefix: 'PYK' }]),
  );
});

it('begins the file of its codes', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: words.codes.export }));
  expect(await screen.findByText(words.codes.exportBegun)).toBeInTheDocument();
  expect(bodies(EXPORT_CODES)).toEqual([{ id: '9' }]);
});

it('tells what was read in each message', async () => {
  show('?tab=1');
  const row = (await screen.findByText('pyk 7q4m 22')).closest('tr') as HTMLElement;
  expect(within(row).getByText(words.readings.duplicate)).toBeInTheDocument();
});

it('draws, and shows who has won with what is needed to draw again', async () => {
  const { user } = show('?tab=2');
  await user.click(await screen.findByRole('button', { name: words.draws.draw }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText(words.draws.count));
  await user.type(dialog.getByLabelText(words.draws.count), '۲');
  await user.type(dialog.getByLabelText(words.draws.seed), 'شاخص');
  await user.click(dialog.getByRole('button', { name: words.draws.submit }));
  expect(await screen.findByRole('dialog', { name: words.draws.winners })).toBeInTheDocument();
  expect(screen.getByText(READER_DRAW.list_hash)).toBeInTheDocument();
  expect(bodies(DRAW)).toEqual([{ id: '9', count: 2, seed: 'شاخص' }]);
});

it('draws nothing before a code has come', async () => {
  network.answer({ [READER_GET]: { data: { ...READER, used_count: 0 } }, [DRAWS]: pageOf([]) });
  show('?tab=2');
  expect(await screen.findByRole('button', { name: words.draws.draw })).toBeDisabled();
});
