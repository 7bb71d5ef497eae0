import { exampleOf, neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SAMPLE_LINE, SAMPLE_LINES, SAMPLE_QUOTE, samplePrice } from '../../testing/sample-price';
import { EMPTY_COMPOSITION, type Composition, writeComposition } from '../../model/composition';
import { keepComposition } from '../compose/kept-in-tab';
import { OTHER_TABS_PREFIX } from '../compose/tab-storage';
import QuickScreen from './quick-screen';

/** The username of the stories' member. */
const OWNER = 'demo';

const meta = {
  title: 'Send/Quick send',
  component: QuickScreen,
  // What another story has left in this tab.
  beforeEach: () => keepComposition(OWNER, null),
} satisfies Meta<typeof QuickScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const withLines = (answers: ScreenStory['answers'] = {}) =>
  openedWith({
    answers: {
      'GET /number/numbers': { data: { items: SAMPLE_LINES } },
      'POST /send/calculate-price': samplePrice(null),
      ...answers,
    },
  });

const WRITTEN: Composition = {
  ...EMPTY_COMPOSITION,
  line: SAMPLE_LINE.number,
  text: 'سلام، سفارش شما آمادهٔ تحویل است.',
  numbers: ['989240000001', '989952000001'],
};
const written = () => keepComposition(OWNER, WRITTEN);

export const Default: Story = { ...withLines() };

export const Written: Story = {
  ...withLines({ 'POST /send/calculate-price': samplePrice(SAMPLE_QUOTE) }),
  beforeEach: written,
};

/** Another tab was closed before its message left. */
export const FromAnotherTab: Story = {
  ...withLines(),
  beforeEach: () => {
    const copy = { owner: OWNER, atMs: Date.now(), path: '/send-sms/quick', attempt: null };
    const key = `${OTHER_TABS_PREFIX}story`;
    localStorage.setItem(key, JSON.stringify({ ...copy, composition: writeComposition(WRITTEN) }));
    return () => localStorage.removeItem(key);
  },
};

const page = (data: object) => ({ data: { items: [data], paging: { page: 1, limit: 1, total: 1 } } });
const KEPT = {
  ...exampleOf('POST /user/draft/create'),
  text: 'جشنوارهٔ پایان فصل آغاز شد؛ تا پنجشنبه فرصت دارید.',
  settings: {
    sending_type: 'quick',
    params: { recipients: ['09240000001', '0924***0002'] },
    rate_per_second: 20,
    charity: true,
  },
  missing: ['line', 'send_time'],
};

/** A draft with its settings, of which not everything could be put back, in the place of another text. */
export const OpenedDraft: Story = {
  ...openedWith({
    at: '/send-sms/quick?draft=1',
    answers: {
      'GET /number/numbers': { data: { items: SAMPLE_LINES } },
      'POST /send/calculate-price': samplePrice(SAMPLE_QUOTE),
      'POST /user/draft/list': page(KEPT),
    },
  }),
  beforeEach: written,
  // The price of what stood there before is faint until the new one is there.
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/پیام آماده با تنظیماتش اینجاست/);
    await waitFor(() => expect(canvasElement.querySelector('[data-old="true"]')).toBeNull(), { timeout: 10_000 });
  },
};

/** What is written over it may become that draft, or a new one beside it; here something of it would be lost. */
export const WritingOverDraft: Story = {
  ...OpenedDraft,
  beforeEach: () => keepComposition(OWNER, null),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/پیام آماده با تنظیماتش اینجاست/);
    await userEvent.click(await canvas.findByRole('button', { name: 'نگه داشتن در پیام‌های آماده' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: /به‌روزرسانی همین پیام آماده/ }));
  },
};

/** What is kept with the text stands under it. */
export const KeepingDraft: Story = {
  ...withLines({ 'POST /send/calculate-price': samplePrice(null) }),
  beforeEach: () => keepComposition(OWNER, { ...WRITTEN, rate: '50', validity: '60', charity: true }),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'نگه داشتن در پیام‌های آماده' })),
};

export const WithoutCredit: Story = {
  ...withLines({ 'POST /send/calculate-price': samplePrice({ ...SAMPLE_QUOTE, credit: '120', enough_credit: false }) }),
  beforeEach: written,
};

/** An admin has blocked the account; the strip at the head of the page says why. */
export const Held: Story = {
  ...withLines({
    'POST /send/calculate-price': samplePrice(SAMPLE_QUOTE),
    'GET /check_token': { data: { ...exampleOf('GET /check_token'), account_state: 'blocked', send_block: true } },
  }),
  beforeEach: written,
};

export const PriceFails: Story = {
  ...withLines({ 'POST /send/calculate-price': { status: 503 } }),
  beforeEach: written,
};

export const Confirming: Story = {
  ...Written,
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'بررسی و ارسال' })),
};

/** Next year, slowly, and only for an hour. */
export const WithOptions: Story = {
  ...Written,
  beforeEach: () =>
    keepComposition(OWNER, { ...WRITTEN, sendTime: '2027-11-20T06:30:00.000Z', rate: '50', validity: '60' }),
};

export const Incomplete: Story = { ...withLines(), play: Confirming.play };

export const WithoutLines: Story = { ...withLines({ 'GET /number/numbers': { data: { items: [] } } }) };

export const Loading: Story = { ...withLines({ 'GET /number/numbers': neverAnswers }) };

export const Failing: Story = { ...withLines({ 'GET /number/numbers': { status: 503 } }) };

export const Forbidden: Story = { ...withLines({ 'GET /number/numbers': { status: 403 } }) };
