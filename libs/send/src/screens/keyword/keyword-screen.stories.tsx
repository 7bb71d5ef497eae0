import { openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EMPTY_COMPOSITION, type Composition } from '../../model/composition';
import { NOBODY } from '../../model/people';
import { SAMPLE_LINE, SAMPLE_LINES, SAMPLE_QUOTE, samplePrice } from '../../testing/sample-price';
import { keepComposition } from '../compose/kept-in-tab';
import PeerToPeerScreen from '../peer-to-peer/peer-to-peer-screen';
import KeywordScreen from './keyword-screen';

/** The username of the stories' member. */
const OWNER = 'demo';

const meta = {
  title: 'Send/Texts of their own',
  component: KeywordScreen,
  // What another story has left in this tab.
  beforeEach: () => keepComposition(OWNER, null),
} satisfies Meta<typeof KeywordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LONG =
  'جناب آقای سید محمدرضا حسینی‌نژاد طباطبایی، قسط این ماه شما ۱۲٬۵۰۰٬۰۰۰ ریال است و تا پایان هفته فرصت دارید.';
const ROW = {
  place: 2,
  number: '09240000001',
  text: 'سارا، قسط این ماه شما ۵۰۰ ریال است.',
  parts: 1,
  price: '1503',
  fault: null,
};
const ROWS = [
  ROW,
  { ...ROW, place: 3, number: '09952000002', text: LONG, parts: 2, price: '2740' },
  { ...ROW, place: 4, number: '09041000003', text: '', parts: 0, price: '0', fault: 'empty_value' as const },
  { ...ROW, place: 5, number: '09041000004', text: 'Sam, your bill is 700 rial.', parts: 1, price: '3400' },
];
const line = (operator: 'mci' | 'irancell', parts: number, language: 'persian' | 'latin') => ({
  operator,
  parts,
  language,
  count: 4_100,
  unit_price: '1370',
  total: '5617000',
});
const QUOTE = {
  ...SAMPLE_QUOTE,
  reachable_count: 12_000,
  excluded: { invalid: 0, no_text: 37, duplicate: 0, blacklisted: 12, opted_out: 0 },
  by_operator: [line('mci', 1, 'persian'), line('mci', 2, 'persian'), line('irancell', 1, 'latin')],
  dearest: { ...ROW, place: 9_871, text: LONG, parts: 2, price: '3006' },
};

const withRows = (answers: ScreenStory['answers'] = {}) =>
  openedWith({
    answers: {
      'GET /number/numbers': { data: { items: SAMPLE_LINES } },
      'POST /send/calculate-price': samplePrice(QUOTE),
      'POST /send/preview': { data: { total: 12_037, items: ROWS } },
      'GET /phonebooks': { data: { items: [{ id: '7', title: 'مشتریان', code: null, members_count: 12_000 }] } },
      'GET /phonebooks/numbers/count': {
        data: {
          total: 12_000,
          by_operator: [],
          blacklisted: 12,
          opted_out: 0,
          reachable: 11_988,
          reachable_by_advertising: 11_988,
        },
      },
      'GET /phonebooks/options': {
        data: { items: [{ id: null, title: 'نام', latin_title: 'name', type: 'string', origin: 'system' }] },
      },
      ...answers,
    },
  });

const NAMES = ['نام', 'مبلغ قسط', 'تاریخ سررسید قرارداد اجاره به شرط تملیک', 'شعبه'];
const written =
  (composition: Partial<Composition>): Story['beforeEach'] =>
  () =>
    keepComposition(OWNER, { ...EMPTY_COMPOSITION, line: SAMPLE_LINE.number, ...composition });
const FILE = { uploadId: '9', name: 'قسط‌های آبان.xlsx', count: 12_000, columns: NAMES };
const TEXT = '{{نام|مشتری گرامی}}، قسط این ماه شما {{مبلغ قسط}} ریال است. {{شعبه ی}}';

export const Default: Story = { ...withRows() };

export const Rows: Story = { ...withRows(), beforeEach: written({ text: TEXT, file: FILE }) };

export const People: Story = {
  ...withRows(),
  beforeEach: written({ text: 'سلام {{نام}}', valuesFrom: 'people', people: { ...NOBODY, phonebookIds: ['7'] } }),
};

export const Preview: Story = {
  ...withRows(),
  beforeEach: written({ text: TEXT, file: FILE }),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'پیش‌نمایش برای هر گیرنده' })),
};

export const PreviewFails: Story = {
  ...withRows({ 'POST /send/preview': { status: 503 } }),
  beforeEach: written({ text: TEXT, file: FILE }),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'پیش‌نمایش برای هر گیرنده' })),
};

export const FileOfNumbersAlone: Story = {
  ...withRows(),
  beforeEach: written({ text: 'سلام', file: { uploadId: '9', name: 'numbers.txt', count: 3 } }),
};

export const PeerToPeer: Story = {
  ...withRows(),
  render: () => <PeerToPeerScreen />,
  beforeEach: written({ file: { ...FILE, columns: ['نام', 'متن پیام'], textColumn: 'متن پیام' } }),
};

export const PeerToPeerWithoutColumn: Story = {
  ...withRows(),
  render: () => <PeerToPeerScreen />,
  beforeEach: written({ file: FILE }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'بررسی و ارسال' })),
};
