import { exampleOf, neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EMPTY_COMPOSITION, type Composition } from '../../model/composition';
import type { Line, Quote } from '../../model/types';
import { keepComposition } from './kept-in-tab';
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

const line: Line = {
  id: '1',
  number: '20001405',
  title: 'خط خدماتی',
  family: '2000',
  advertising: false,
  multipart_chars: 67,
  is_default: true,
  active: true,
  permitted_hours: null,
  max_per_second: null,
  own_permitted_hours: null,
  own_max_per_second: null,
};
const LINES: readonly Line[] = [
  line,
  {
    ...line,
    id: '2',
    number: '30001405',
    title: 'خط تبلیغاتی باشگاه مشتریان فروشگاه بزرگ زنجیره‌ای نمونه‌گستران شرق',
    advertising: true,
    is_default: false,
  },
];
const quote: Quote = {
  quote_id: '77',
  expires_at: '2026-11-20T08:30:00.000Z',
  reachable_count: 2,
  excluded: { invalid: 0, duplicate: 1, blacklisted: 0, opted_out: 0 },
  by_operator: [
    { operator: 'rightel', count: 1, unit_price: '1503', total: '1503' },
    { operator: 'mci', count: 1, unit_price: '1370', total: '1370' },
  ],
  subtotal: '2873',
  charity: '0',
  total: '2873',
  credit: '49996302.5',
  enough_credit: true,
};
const price = (found: Quote | null) => ({
  data: { parts: 1, encoding: 'ucs2', final_text: 'سلام', mci_price: '1370', other_price: '1503', quote: found },
});

const withLines = (answers: ScreenStory['answers'] = {}) =>
  openedWith({
    answers: {
      'GET /number/numbers': { data: { items: LINES } },
      'POST /send/calculate-price': price(null),
      ...answers,
    },
  });

const WRITTEN: Composition = {
  ...EMPTY_COMPOSITION,
  line: line.number,
  text: 'سلام، سفارش شما آمادهٔ تحویل است.',
  numbers: ['989240000001', '989952000001'],
};
const written = () => keepComposition(OWNER, WRITTEN);

export const Default: Story = { ...withLines() };

export const Written: Story = {
  ...withLines({ 'POST /send/calculate-price': price(quote) }),
  beforeEach: written,
};

export const WithoutCredit: Story = {
  ...withLines({ 'POST /send/calculate-price': price({ ...quote, credit: '120', enough_credit: false }) }),
  beforeEach: written,
};

/** An admin has blocked the account; the strip at the head of the page says why. */
export const Held: Story = {
  ...withLines({
    'POST /send/calculate-price': price(quote),
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
