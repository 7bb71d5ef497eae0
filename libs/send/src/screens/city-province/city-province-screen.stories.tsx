import { openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_BANK, type BankPeople } from '../../model/bank';
import { EMPTY_COMPOSITION } from '../../model/composition';
import { BANK_ANSWERS } from '../../testing/sample-bank';
import { SAMPLE_LINE, SAMPLE_LINES, SAMPLE_QUOTE, samplePrice } from '../../testing/sample-price';
import BusinessScreen from '../business/business-screen';
import { keepComposition } from '../compose/kept-in-tab';
import PostalCodeScreen from '../postal-code/postal-code-screen';
import CityProvinceScreen from './city-province-screen';

/** The username of the stories' member. */
const OWNER = 'demo';

const meta = {
  title: 'Send/Send to people of the bank',
  component: CityProvinceScreen,
  // What another story has left in this tab.
  beforeEach: () => keepComposition(OWNER, null),
} satisfies Meta<typeof CityProvinceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const withBank = (answers: ScreenStory['answers'] = {}) =>
  openedWith({
    answers: {
      ...BANK_ANSWERS,
      'GET /number/numbers': { data: { items: SAMPLE_LINES } },
      'POST /send/calculate-price': samplePrice({ ...SAMPLE_QUOTE, reachable_count: 5500 }),
      ...answers,
    },
  });

const written = (bank: Partial<BankPeople>) => () =>
  keepComposition(OWNER, {
    ...EMPTY_COMPOSITION,
    line: SAMPLE_LINE.number,
    text: 'سلام، شعبهٔ تازهٔ ما در شهر شما گشایش یافت.',
    bank: { ...NO_BANK, ...bank },
  });
const PARTS = { ...NO_BANK.parts, mci: { from: '101', size: '3000' }, irancell: { from: '', size: '2500' } };

export const Default: Story = { ...withBank() };

export const Chosen: Story = {
  ...withBank(),
  beforeEach: written({ provinceId: '96', countyId: '7', gender: 'female', fromYear: '1360', parts: PARTS }),
};

export const TooFew: Story = {
  ...withBank(),
  beforeEach: written({ provinceId: '96', parts: { ...PARTS, mci: { from: '', size: '10' } } }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'بررسی و ارسال' })),
};

export const Nobody: Story = {
  ...withBank({ 'POST /send/banks/counts': { data: { mci_count: 0, irancell_count: 0, other_count: 0 } } }),
  beforeEach: written({ provinceId: '96' }),
};

export const CountingFails: Story = {
  ...withBank({ 'POST /send/banks/counts': { status: 503 } }),
  beforeEach: written({ provinceId: '96' }),
};

export const ByPostalCode: Story = {
  ...withBank(),
  beforeEach: written({ postalCode: '113', parts: PARTS }),
  render: () => <PostalCodeScreen />,
};

export const Businesses: Story = {
  ...withBank(),
  beforeEach: written({ categoryId: '1', subCategoryId: '11', parts: PARTS }),
  render: () => <BusinessScreen />,
};
