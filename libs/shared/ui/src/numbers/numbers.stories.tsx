import type { Meta, StoryObj } from '@storybook/react-vite';
import { Caption, Figure, Stack } from '../layout/card';
import { FactValue } from './fact-value';
import { formatBytes } from './format-bytes';
import { formatCompact } from './format-compact';
import { formatNumber, formatPercent } from './format-number';
import { MobileNumber } from './mobile-number';
import { LatinRun, Money } from './numbers';
import { When } from './when';

const MIB = 1024 * 1024;
const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

const meta = { title: 'Numbers/Pieces', component: Money, args: { rial: '16492000' } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {};
export const Price: Story = { args: { rial: '3697.5' } };
export const FlooredBalance: Story = { args: { rial: '3697.5', floored: true } };
export const Debt: Story = { args: { rial: '-1500' } };
export const BeyondWhatNumbersHold: Story = { args: { rial: '900719925474099312' } };
export const Big: Story = {
  render: () => (
    <Figure>
      <Money rial="16492000" />
    </Figure>
  ),
};

/** Numbers beside each other and beside Latin stay apart, because each is isolated. */
export const InSentences: Story = {
  render: () => (
    <Stack gap={2}>
      <p>
        شمارهٔ <MobileNumber number="989241234567" /> پیام <LatinRun>#12-B</LatinRun> را با هزینهٔ <Money rial="1370" />{' '}
        گرفت.
      </p>
      <p>
        از <Money rial="1200000" />، <Money rial="350000" /> باقی است.
      </p>
      <p>
        کد خطا <LatinRun>422-1</LatinRun> در نشانی <LatinRun>https://example.com/a?b=1</LatinRun>
      </p>
    </Stack>
  ),
};
export const Mobiles: Story = {
  render: () => (
    <Stack gap={2}>
      <MobileNumber number="989241234567" />
      <MobileNumber number="09041234567" />
      <MobileNumber number="9000" />
    </Stack>
  ),
};
export const Moments: Story = {
  render: () => (
    <Stack gap={2}>
      {[0, 3, 200, 3000].map((minutes) => (
        <span key={minutes}>
          <When instant={ago(minutes)} /> <Caption>({formatNumber(minutes)} دقیقه)</Caption>
        </span>
      ))}
      <When instant="2026-03-20T20:30:00Z" as="full" />
      <When instant="2026-03-20T20:30:00Z" as="time" />
    </Stack>
  ),
};
export const Facts: Story = {
  render: () => (
    <Stack gap={2}>
      <FactValue kind="rial" value="3697.5" />
      <FactValue kind="instant" value="2026-03-20T20:30:00Z" />
      <FactValue kind="number" value="893" />
      <FactValue kind="latin" value="30001405" />
      <FactValue kind="text" value="فروشگاه آبان" />
    </Stack>
  ),
};
export const Formats: Story = {
  render: () => (
    <Stack gap={2}>
      <span>{formatNumber('16492000.5')}</span>
      <span>{formatNumber(-1500)}</span>
      <span>{formatPercent(999, 1000)}</span>
      <span>{formatCompact(1_540_000)}</span>
      <span>{formatBytes(12 * MIB)}</span>
    </Stack>
  ),
};
