import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../layout/card';
import { BarChart } from './bar-chart';
import type { ChartSeries } from './chart-data';
import { DonutChart } from './donut-chart';
import { LineChart } from './line-chart';

const DAYS = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'];
const series: readonly ChartSeries[] = [
  { key: 'sent', label: 'فرستاده', tone: 'lapis', values: [12_400, 18_250, 9_800, 22_100, 15_000, 4_200, 900] },
  { key: 'reached', label: 'رسیده', tone: 'turquoise', values: [11_900, 17_020, 9_150, 20_870, 14_420, 3_990, 870] },
  { key: 'failed', label: 'نرسیده', tone: 'pomegranate', values: [500, 1_230, 650, 1_230, 580, 210, 30] },
];
const slices = [
  { key: 'reached', label: 'رسیده به گوشی', tone: 'turquoise' as const, value: 12_400 },
  { key: 'telecom', label: 'رسیده به مخابرات', tone: 'lapis' as const, value: 3_180 },
  { key: 'failed', label: 'نرسیده', tone: 'pomegranate' as const, value: 1_020 },
  { key: 'black', label: 'لیست سیاه', tone: 'quiet' as const, value: 0 },
];

/** The library leaves out the words of an axis that do not fit, and jsdom measures none: only a browser can tell. */
const namesItsDays: NonNullable<Story['play']> = ({ canvasElement }) =>
  waitFor(() =>
    expect([...canvasElement.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toContain('شنبه'),
  );

const meta = {
  title: 'Charts/Kit',
  component: BarChart,
  args: { title: 'پیام‌های هفتهٔ گذشته', categories: DAYS, series },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = { play: namesItsDays };
export const StackedBars: Story = { args: { stacked: true, series: series.slice(1) } };
export const OneSeries: Story = { args: { series: series.slice(0, 1) } };
export const Lines: Story = { render: (args) => <LineChart {...args} />, play: namesItsDays };
export const LinesWithGaps: Story = {
  render: (args) => (
    <LineChart
      {...args}
      series={[
        {
          key: 'a',
          label: 'هزینه',
          tone: 'saffron',
          values: [1_200_000, 1_850_000, null, 900_000, 2_400_000, null, 300_000],
        },
      ]}
      formatValue={(value) => `${value.toLocaleString('fa-IR')} ریال`}
    />
  ),
};
export const ManyDays: Story = {
  render: (args) => (
    <LineChart
      {...args}
      title="پیام‌های سه ماه گذشته"
      categories={Array.from(
        { length: 90 },
        (_unused, day) => `۱۴۰۴/۰${6 + Math.floor(day / 30)}/${(1 + (day % 30)).toLocaleString('fa-IR')}`,
      )}
      series={[
        {
          key: 'a',
          label: 'فرستاده',
          tone: 'lapis',
          values: Array.from({ length: 90 }, (_unused, day) => Math.round(4000 + 3000 * Math.sin(day / 7))),
        },
      ]}
    />
  ),
};
export const Donut: Story = { render: () => <DonutChart title="سرنوشت پیام‌ها" unit="پیام" slices={slices} /> };
export const LongNames: Story = {
  args: {
    categories: ['فروشگاه مرکزی تهران، خیابان ولیعصر', 'شعبهٔ اصفهان', 'نمایندگی شیراز و بوشهر و بندرعباس'],
    series: [
      { key: 'a', label: 'پیام‌های تبلیغاتی فرستاده‌شده از خط خدماتی اشتراکی', tone: 'lapis', values: [12, 7, 3] },
    ],
  },
};
export const NothingYet: Story = { args: { series: series.map((one) => ({ ...one, values: DAYS.map(() => 0) })) } };
