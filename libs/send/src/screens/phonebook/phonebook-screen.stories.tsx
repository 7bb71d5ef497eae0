import { openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import { formatNumber } from '@peyk/shared-ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EMPTY_COMPOSITION } from '../../model/composition';
import { NOBODY, type ChosenPeople } from '../../model/people';
import { SAMPLE_LINE, SAMPLE_LINES, SAMPLE_QUOTE, samplePrice } from '../../testing/sample-price';
import { keepComposition } from '../compose/kept-in-tab';
import PhonebookScreen from './phonebook-screen';

/** The username of the stories' member. */
const OWNER = 'demo';

const meta = {
  title: 'Send/Send to contacts',
  component: PhonebookScreen,
  // What another story has left in this tab.
  beforeEach: () => keepComposition(OWNER, null),
} satisfies Meta<typeof PhonebookScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const COUNT = {
  total: 12_340,
  by_operator: [],
  blacklisted: 40,
  opted_out: 210,
  reachable: 12_300,
  reachable_by_advertising: 12_090,
};
const LONG_TITLE = 'مشتریان باشگاه فروشگاه بزرگ زنجیره‌ای نمونه‌گستران شرق، شعبهٔ خیابان آزادی';

const withBooks = (answers: ScreenStory['answers'] = {}) =>
  openedWith({
    answers: {
      'GET /number/numbers': { data: { items: SAMPLE_LINES } },
      'GET /phonebooks': {
        data: {
          items: [
            { id: '7', title: 'مشتریان', code: null, members_count: 12_000 },
            { id: '8', title: LONG_TITLE, code: 'vip', members_count: 340 },
          ],
        },
      },
      'GET /phonebooks/segments': {
        data: {
          items: [{ id: '3', title: 'زنان تهران', filters: {}, broken: false, created_at: '', updated_at: '' }],
        },
      },
      'GET /phonebooks/numbers/count': { data: COUNT },
      'POST /phonebooks/segments/count': { data: COUNT },
      'POST /send/calculate-price': samplePrice({ ...SAMPLE_QUOTE, reachable_count: 12_300 }),
      ...answers,
    },
  });

const written = (people: Partial<ChosenPeople>) => () =>
  keepComposition(OWNER, {
    ...EMPTY_COMPOSITION,
    line: SAMPLE_LINE.number,
    text: 'سلام، حراج پایان فصل آغاز شد.',
    people: { ...NOBODY, ...people },
  });

export const Default: Story = { ...withBooks() };

export const Phonebooks: Story = { ...withBooks(), beforeEach: written({ phonebookIds: ['7', '8'] }) };

export const PartOfThem: Story = {
  ...withBooks(),
  beforeEach: written({ phonebookIds: ['8'], from: '101', count: '100' }),
};

export const Contacts: Story = {
  ...withBooks(),
  beforeEach: written({
    by: 'contacts',
    contacts: [
      { id: '1', label: 'زهرا احمدی' },
      { id: '2', label: '989240000001' },
      { id: '3', label: 'سید محمدرضا حسینی‌نژاد طباطبایی' },
    ],
  }),
};

/** Of a draft or a recurring send that is opened: names come by the ids. */
export const ContactsByTheirIds: Story = {
  ...withBooks({
    'POST /phonebooks/numbers/contact-list': {
      data: {
        items: [
          { id: '1', mobile: '989240000001', name: 'زهرا احمدی' },
          { id: '2', mobile: '0924***0002', name: null },
        ],
        paging: { page: 1, limit: 100, total: 2 },
      },
    },
  }),
  beforeEach: written({
    by: 'contacts',
    contacts: ['1', '2', '3'].map((id) => ({ id, label: `مخاطب ${formatNumber(id)}`, isUnnamed: true })),
  }),
};

export const SavedFilter: Story = { ...withBooks(), beforeEach: written({ by: 'segment', segmentId: '3' }) };

export const Incomplete: Story = {
  ...withBooks(),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'بررسی و ارسال' })),
};

export const NoPhonebooks: Story = { ...withBooks({ 'GET /phonebooks': { data: { items: [] } } }) };

export const PhonebooksFail: Story = { ...withBooks({ 'GET /phonebooks': { status: 503 } }) };
