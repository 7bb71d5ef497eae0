import { formatNumber } from '@peyk/shared-ui';
import { openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EMPTY_COMPOSITION, type Composition } from '../../model/composition';
import { SAMPLE_LINE, SAMPLE_QUOTE, samplePrice } from '../../testing/sample-price';
import QuickScreen from '../quick/quick-screen';
import { keepComposition } from './kept-in-tab';

/** The username of the stories' member. */
const OWNER = 'demo';

const WRITTEN: Composition = {
  ...EMPTY_COMPOSITION,
  line: SAMPLE_LINE.number,
  text: 'سلام، سفارش شما آمادهٔ تحویل است.',
  numbers: ['989240000001', '989952000001'],
};

const meta = {
  title: 'Send/What a line asks for',
  component: QuickScreen,
  beforeEach: () => keepComposition(OWNER, WRITTEN),
} satisfies Meta<typeof QuickScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const AGREEMENT = {
  id: '5',
  number: SAMPLE_LINE.number,
  title: 'ضوابط ارسال از خط خدماتی',
  body: Array.from(
    { length: 8 },
    (_, i) => `${formatNumber(i + 1)}. متن پیام باید نام کسب‌وکار را داشته باشد و با موضوع فعالیت آن بخواند.`,
  ).join('\n\n'),
  accepted_at: null,
};

const withAnswers = (answers: ScreenStory['answers']) =>
  openedWith({
    answers: {
      'GET /number/numbers': { data: { items: [SAMPLE_LINE] } },
      'POST /send/calculate-price': samplePrice(SAMPLE_QUOTE),
      'GET /numbers/agreement-list': { data: { items: [AGREEMENT] } },
      ...answers,
    },
  });
const asking = { 'GET /number/numbers': { data: { items: [{ ...SAMPLE_LINE, needs_agreement: true }] } } };

export const AsksForAgreement: Story = { ...withAnswers(asking) };

export const Agreement: Story = {
  ...withAnswers(asking),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'خواندن توافق‌نامه' })),
};

export const ClosesBeforeTheEnd: Story = {
  ...withAnswers({
    'POST /send/calculate-price': {
      data: {
        ...samplePrice(SAMPLE_QUOTE).data,
        hours_conflict: {
          kind: 'ends_after_close',
          closes_at: '2026-11-20T18:30:00.000Z',
          opens_at: '2026-11-21T04:30:00.000Z',
        },
      },
    },
  }),
};

/** What was refused at the price: the sentence names the word. */
export const ForbiddenWord: Story = {
  ...withAnswers({
    'POST /send/calculate-price': {
      status: 422,
      meta: {
        message_code: '422-250',
        message: 'این خط متنی را که «شرط‌بندی» دارد نمی‌فرستد؛ لطفاً آن را بردارید.',
      },
    },
  }),
};

export const WeeklyLimit: Story = {
  ...withAnswers({
    'POST /send/calculate-price': samplePrice({
      ...SAMPLE_QUOTE,
      excluded: { ...SAMPLE_QUOTE.excluded, weekly_limit: 1280 },
    }),
  }),
  beforeEach: () => keepComposition(OWNER, { ...WRITTEN, weeklyLimit: '3' }),
};
