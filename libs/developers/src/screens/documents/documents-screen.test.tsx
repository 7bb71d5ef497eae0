import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import { documentsMessages as messages } from '../../documents-messages';
import DocumentsScreen from './documents-screen';

const PATH = '/developers/documents';
let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
});
afterEach(() => {
  network.restore();
  document.head.querySelector('meta[name="peyk-api"]')?.remove();
});

const show = (query = '') => renderScreen(<DocumentsScreen />, { at: `${PATH}${query}`, path: PATH });
const runButton = () => screen.findByRole('button', { name: messages.tryIt.run });

it('begins with the guides', async () => {
  show();
  expect(await screen.findByText('شروع در پنج دقیقه')).toBeInTheDocument();
});

it('lists the other documents as the server has them, in a tab of their own', async () => {
  const item = { key: 'reference', title: 'مرجع تعاملی', about: 'همه چیز.', path: '/docs', format: 'html' };
  network.answer({ 'GET /panel/api-docs': { data: { items: [item] } } });
  show();
  const link = await screen.findByRole('link', { name: messages.others.open('مرجع تعاملی', '/docs') });
  expect(link).toHaveAttribute('href', `${location.origin}/docs`);
  expect(link).toHaveAttribute('target', '_blank');
});

it('leads to them at the API where that is on another host than the page', async () => {
  const told = document.createElement('meta');
  told.name = 'peyk-api';
  told.content = 'https://api.example';
  document.head.append(told);
  const item = { key: 'contract', title: 'قرارداد', about: 'همه چیز.', path: '/v1/openapi.json', format: 'json' };
  network.answer({ 'GET /panel/api-docs': { data: { items: [item] } } });
  show();
  const link = await screen.findByRole('link', { name: messages.others.open('قرارداد', '/v1/openapi.json') });
  expect(link).toHaveAttribute('href', 'https://api.example/v1/openapi.json');
});

it('finds an operation by its Persian title, and leads to its page', async () => {
  const { user } = show('?tab=1');
  await user.type(await screen.findByLabelText(messages.search), 'فرستادن رمز');
  await user.click(await screen.findByRole('link', { name: /فرستادن رمز یک‌بارمصرف/ }));
  expect(await screen.findByText('POST /v1/api/otp/send')).toHaveTextContent('otp/send');
  expect(screen.getByText(messages.keyed)).toBeInTheDocument();
});

it('says so when the link is to no operation', async () => {
  show('?tab=1&op=otp.nothing');
  expect(await screen.findByText(messages.notFound)).toBeInTheDocument();
});

it('tells what an operation does and each of its fields, in Persian', async () => {
  show('?tab=1&op=otp.send');
  expect(await screen.findByText(/رمز به برنامهٔ شما داده نمی‌شود/)).toBeInTheDocument();
  const mobile = screen.getByText('mobile', { selector: 'code' }).closest('li');
  expect(mobile).toHaveTextContent('متن، حداکثر ۴۰ نویسه');
  expect(mobile).toHaveTextContent('شمارهٔ موبایل ایران به هر شکل رایج');
  expect(mobile).toHaveTextContent(`${messages.example} 09241234567`);
  expect(document.querySelector('[lang="en"]')).toBeNull();
});

it('finds an operation by what it does, its address and its fields', async () => {
  const { user } = show('?tab=1');
  const search = await screen.findByLabelText(messages.search);
  for (const [typed, title] of [
    ['پیش از همهٔ ارسال‌های انبوه', 'فرستادن رمز یک‌بارمصرف'],
    ['/v1/api/otp/verify', 'بررسی رمزی که کاربر نوشته است'],
    ['ttl_seconds', 'فرستادن رمز یک‌بارمصرف'],
  ] as const) {
    await user.clear(search);
    await user.type(search, typed);
    expect(await screen.findByRole('link', { name: new RegExp(title) })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(4);
  }
});

it('leads from the code of an error to the error', async () => {
  const { user } = show('?tab=1');
  await user.type(await screen.findByLabelText(messages.search), '۴۲۲-۶۳۲');
  expect(await screen.findByRole('link', { name: messages.findCode })).toHaveAttribute(
    'href',
    expect.stringContaining('tab=2&code='),
  );
});

it('shows the error that a link names, with what a program does about it', async () => {
  show('?tab=2&code=422-632');
  expect(await screen.findByText(messages.errorCount(1))).toBeInTheDocument();
  expect(screen.getByText(/کد الگوی تأییدشده‌ای از نوع/)).toBeInTheDocument();
});

it('finds an error by its code, and says whether another try is of use', async () => {
  const { user } = show('?tab=2');
  await user.type(await screen.findByLabelText(messages.searchErrors), '422-3');
  expect((await screen.findAllByText(messages.again.no)).length).toBeGreaterThan(0);
});

describe('trying', () => {
  it('is not done with a key that costs money before the reader has said so', async () => {
    const { user } = show('?tab=1&op=otp.send');
    await user.type(await screen.findByLabelText(messages.tryIt.key), 'peyk_live_abc');
    expect(screen.getByText(messages.tryIt.costs)).toBeInTheDocument();
    expect(await runButton()).toBeDisabled();
    await user.click(screen.getByLabelText(messages.tryIt.sure));
    expect(await runButton()).toBeEnabled();
    expect(network.seen).toEqual([]);
  });

  it('asks nothing of who brings a test key, and writes it into the example', async () => {
    const { user } = show('?tab=1&op=otp.send');
    expect(await screen.findByText(/کلید اصلی پیامک واقعی می‌فرستد/)).toBeInTheDocument();
    await user.type(await screen.findByLabelText(messages.tryIt.key), 'peyk_test_abc');
    expect(screen.queryByText(messages.tryIt.costs)).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: messages.examples })).toHaveTextContent('Bearer peyk_test_abc');
    expect(await runButton()).toBeEnabled();
  });

  it('shows status and answer, and leaves the key nowhere', async () => {
    const { user } = show('?tab=1&op=credit.get');
    await user.type(await screen.findByLabelText(messages.tryIt.key), 'peyk_live_abc');
    await user.click(await runButton());
    expect(await screen.findByText('HTTP 200')).toBeInTheDocument();
    await waitFor(() => expect(network.seen.map(({ operation }) => operation)).toEqual(['GET /credit']));
    const kept = { ...localStorage, ...sessionStorage };
    expect(JSON.stringify([kept, window.location.href])).not.toContain('peyk_live_abc');
  });

  it('says that the input is none before anything is sent', async () => {
    const { user } = show('?tab=1&op=otp.verify');
    await user.type(await screen.findByLabelText(messages.tryIt.key), 'peyk_test_abc');
    await user.type(screen.getByLabelText(messages.tryIt.input), 'x');
    await user.click(await runButton());
    expect(await screen.findByText(messages.tryIt.badInput)).toBeInTheDocument();
    expect(network.seen).toEqual([]);
  });
});
