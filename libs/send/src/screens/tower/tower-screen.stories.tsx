import { NO_AREA, type Area } from '@peyk/shared-geo';
import { openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_BANK, type BankPeople } from '../../model/bank';
import { EMPTY_COMPOSITION } from '../../model/composition';
import { BANK_ANSWERS } from '../../testing/sample-bank';
import { SAMPLE_LINE, SAMPLE_LINES, SAMPLE_QUOTE, samplePrice } from '../../testing/sample-price';
import { keepComposition } from '../compose/kept-in-tab';
import TowerScreen from './tower-screen';

/** The username of the stories' member. */
const OWNER = 'demo';

const meta = {
  title: 'Send/Send to cell towers',
  component: TowerScreen,
  // What another story has left in this tab.
  beforeEach: () => keepComposition(OWNER, null),
} satisfies Meta<typeof TowerScreen>;
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

const drawn = (area: Partial<Area>, bank: Partial<BankPeople> = {}) => ({
  beforeEach: () =>
    keepComposition(OWNER, {
      ...EMPTY_COMPOSITION,
      line: SAMPLE_LINE.number,
      text: 'سلام، شعبهٔ تازهٔ ما در همسایگی شما گشایش یافت.',
      bank: { ...NO_BANK, area: { ...NO_AREA, ...area }, ...bank },
    }),
});
const PARTS = { ...NO_BANK.parts, irancell: { from: '', size: '5500' } };
const SHIRAZ: Partial<Area> = {
  kind: 'polygon',
  vertices: [
    { lat: 29.9, lng: 52.2 },
    { lat: 30, lng: 52.8 },
    { lat: 29.5, lng: 53.1 },
    { lat: 29.2, lng: 52.6 },
    { lat: 29.5, lng: 52.1 },
  ],
};

export const Default: Story = { ...withBank() };

export const Circle: Story = {
  ...withBank(),
  ...drawn({ centre: { lat: 35.7, lng: 51.4 }, radiusKm: 25 }, { parts: PARTS }),
};

export const Polygon: Story = { ...withBank(), ...drawn(SHIRAZ, { parts: PARTS, fromHour: '22', toHour: '6' }) };

export const EmptyHours: Story = { ...withBank(), ...drawn(SHIRAZ, { fromHour: '5', toHour: '5' }) };

export const Nobody: Story = {
  ...withBank({ 'POST /send/banks/counts': { data: { mci_count: 0, irancell_count: 0, other_count: 0 } } }),
  ...drawn({ centre: { lat: 33, lng: 55 }, radiusKm: 5 }),
};

export const CountingFails: Story = { ...withBank({ 'POST /send/banks/counts': { status: 503 } }), ...drawn(SHIRAZ) };

export const Incomplete: Story = {
  ...withBank(),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'بررسی و ارسال' })),
};
