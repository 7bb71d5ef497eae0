import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { EMPTY_COMPOSITION, writeComposition, type Composition } from '../../model/composition';
import { sendModule } from '../../send-module';
import { SAMPLE_LINE, SAMPLE_QUOTE, samplePrice } from '../../testing/sample-price';
import QuickScreen from '../quick/quick-screen';
import { keepComposition, loadAttempt, loadComposition } from './kept-in-tab';
import { OTHER_TABS_PREFIX, readOtherTabs } from './tab-storage';

const OTHER = `${OTHER_TABS_PREFIX}other`;
const HOUR_MS = 60 * 60 * 1000;
const ELSEWHERE: Composition = { ...EMPTY_COMPOSITION, text: 'از زبانهٔ دیگر', numbers: ['989240000001'] };

let network: FakeNetwork;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  network = fakeNetwork({
    'GET /number/numbers': { data: { items: [SAMPLE_LINE] } },
    'POST /send/calculate-price': samplePrice(SAMPLE_QUOTE),
    'POST /send': { data: { send_id: '12', state: 0 } },
  });
});
afterEach(() => network.restore());

/** As another tab of the browser has left it. */
function written(change: object = {}, key = OTHER) {
  const composition = writeComposition(ELSEWHERE);
  const copy = { owner: 'demo', atMs: Date.now(), path: '/send-sms/quick', composition, attempt: null, ...change };
  localStorage.setItem(key, JSON.stringify(copy));
}

function show(userName = 'demo') {
  const user = { name: 'نمونه', userName, impersonated: false, isOwner: true, permissions: [] };
  return renderScreen(<QuickScreen />, {
    at: '/send-sms/quick',
    path: '/send-sms/quick',
    state: { session: { token: 't'.repeat(40), user, isLoading: false } },
  });
}

const goOn = () => screen.findByRole('button', { name: 'ادامهٔ آن' });
const text = () => screen.findByLabelText('متن پیام');
/** The fields are there, and the notice would be: it is loaded at once when there is something to offer. */
async function expectNoOffer() {
  await text();
  await screen.findByRole('button', { name: 'پیام آماده' });
  expect(screen.queryByRole('button', { name: 'ادامهٔ آن' })).not.toBeInTheDocument();
}

describe('a new tab', () => {
  it('offers what was written in another, with its beginning, and goes on with all of it', async () => {
    written();
    const { user } = show();
    const button = await goOn();
    expect(screen.getByText('از زبانهٔ دیگر')).toBeInTheDocument();
    await user.click(button);
    await waitFor(async () => expect(await text()).toHaveValue('از زبانهٔ دیگر'));
    expect(loadComposition('demo')).toMatchObject({ text: ELSEWHERE.text, numbers: ELSEWHERE.numbers });
    expect(screen.queryByRole('button', { name: 'ادامهٔ آن' })).not.toBeInTheDocument();
    // It is this tab's now, and a copy of it is there for the next.
    expect(readOtherTabs()).toEqual([expect.objectContaining({ key: expect.not.stringMatching(OTHER) })]);
  });

  it('leads to the way in which it was written', async () => {
    written({ path: '/send-sms/phonebook' });
    const { user, address } = show();
    await user.click(await goOn());
    await waitFor(() => expect(address()).toBe('/send-sms/phonebook'));
    expect(loadComposition('demo').text).toBe(ELSEWHERE.text);
  });

  it('offers the newest of several, and after a refusal nothing more of it', async () => {
    written({ atMs: Date.now() - HOUR_MS, composition: writeComposition({ ...ELSEWHERE, text: 'کهنه' }) }, `${OTHER}2`);
    written();
    const { user } = show();
    await goOn();
    expect(screen.queryByText('کهنه')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'نه' }));
    await expectNoOffer();
    expect(readOtherTabs().map(({ key }) => key)).toEqual([`${OTHER}2`]);
  });

  it('takes an attempt along whose answer is not known, so that nothing is sent twice', async () => {
    const quote = { quote_id: '7', total: '1', credit: '2', reachable_count: 1, excluded: {} };
    const attempt = { fingerprint: 'x', idempotencyKey: 'k', begunAtMs: Date.now(), quote };
    written({ attempt: JSON.stringify(attempt) });
    const { user } = show();
    await user.click(await goOn());
    expect(await screen.findByText(/پاسخ ارسال/)).toBeInTheDocument();
    expect(loadAttempt('demo')).toMatchObject({ idempotencyKey: 'k' });
  });

  it('offers nothing any more once something is written in it', async () => {
    written();
    const { user } = show();
    await goOn();
    await user.type(await text(), 'x');
    await expectNoOffer();
    await user.clear(await text());
    await expectNoOffer();
    expect(readOtherTabs().map(({ key }) => key)).toContain(OTHER);
  });

  it.each([
    ['of another username', { owner: 'somebody-else' }],
    ['that is more than a week old', { atMs: Date.now() - 7 * 24 * HOUR_MS - 1 }],
    ['that cannot be read', { composition: 12 }],
  ])('offers nothing %s', async (_what, change) => {
    written(change);
    show();
    await expectNoOffer();
  });

  it('offers nothing that the other tab has sent meanwhile', async () => {
    written();
    const { user } = show();
    const button = await goOn();
    localStorage.removeItem(OTHER);
    await user.click(button);
    await expectNoOffer();
    expect(await text()).toHaveValue('');
  });

  it('takes the offer back when the other tab says so', async () => {
    written();
    show();
    await goOn();
    localStorage.removeItem(OTHER);
    window.dispatchEvent(new StorageEvent('storage', { key: OTHER }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'ادامهٔ آن' })).not.toBeInTheDocument());
  });
});

describe('the copy for other tabs', () => {
  it('follows what is written, beside that of another tab, and goes when all is cleared', async () => {
    written();
    const { user } = show();
    await user.type(await text(), 'سلام');
    const own = () => readOtherTabs().filter(({ key }) => key !== OTHER);
    await waitFor(() => expect(own()).toEqual([expect.objectContaining({ owner: 'demo', path: '/send-sms/quick' })]));
    expect(own()[0]?.composition).toContain('سلام');
    expect(readOtherTabs()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'پاک کردن' }));
    await waitFor(() => expect(own()).toEqual([]));
    expect(readOtherTabs()).toHaveLength(1);
  });

  it('is forgotten with what was sent, wherever a tab has left the same', async () => {
    const { user, address } = show();
    await user.type(await text(), 'سلام');
    await user.type(screen.getByLabelText('گیرنده‌ها'), '09240000001{Enter}');
    const [own] = readOtherTabs();
    written({ composition: own?.composition });
    written({}, `${OTHER}2`);
    await user.click(screen.getByRole('button', { name: 'بررسی و ارسال' }));
    const send = within(await screen.findByRole('dialog')).getByRole('button', { name: 'ارسال' });
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    await waitFor(() => expect(address()).toBe('/send-sms/success-send/12'));
    expect(readOtherTabs().map(({ key }) => key)).toEqual([`${OTHER}2`]);
  });

  it('goes when its writer signs out, and when somebody else signs in', () => {
    written();
    written({ owner: 'reza' }, `${OTHER}2`);
    written({ composition: 12 }, `${OTHER}3`);
    sendModule.keepOnlyOf?.('demo');
    expect(readOtherTabs().map(({ key }) => key)).toEqual([OTHER]);
    sendModule.keepOnlyOf?.(null);
    expect(readOtherTabs()).toEqual([]);
  });

  it('is one of three at most, the newest', async () => {
    for (const age of [1, 2, 3, 4]) written({ atMs: Date.now() - age * HOUR_MS }, `${OTHER}${age}`);
    const { user } = show();
    await user.type(await text(), 'x');
    const others = () =>
      readOtherTabs()
        .map(({ key }) => key)
        .filter((key) => key.startsWith(OTHER));
    await waitFor(() => expect(others().sort()).toEqual([`${OTHER}1`, `${OTHER}2`]));
  });

  it.each([
    ['takes the place of the one before a reload', ELSEWHERE.text, 1],
    ['leaves that of the tab from which this one was duplicated, once it says something else', 'دیگر', 2],
  ])('%s', (_what, there, copies) => {
    written({ composition: writeComposition({ ...ELSEWHERE, text: there }) });
    sessionStorage.setItem('peyk-composing-page', 'other');
    sessionStorage.setItem('peyk-composition', JSON.stringify({ owner: 'demo', content: writeComposition(ELSEWHERE) }));
    keepComposition('demo', ELSEWHERE, '/send-sms/quick');
    expect(readOtherTabs()).toHaveLength(copies);
  });

  it('leaves out what would fill the browser', () => {
    const many = Array.from({ length: 70_000 }, (_, i) => `98${9_240_000_000 + i}`);
    keepComposition('demo', ELSEWHERE, '/send-sms/quick');
    expect(readOtherTabs()).toHaveLength(1);
    keepComposition('demo', { ...ELSEWHERE, numbers: many }, '/send-sms/quick');
    expect(readOtherTabs()).toEqual([]);
    expect(loadComposition('demo').numbers).toHaveLength(70_000);
  });
});
