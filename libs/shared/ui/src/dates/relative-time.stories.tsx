import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/card';
import { RelativeTime } from './relative-time';

const meta = {
  title: 'Dates/RelativeTime',
  component: RelativeTime,
  args: { at: '2026-11-20T10:35:00Z', clock: () => Date.parse('2026-11-20T10:40:00Z') },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiveMinutesAgo: Story = {};

const MOMENTS = [
  '2026-11-20T10:34:50Z',
  '2026-11-20T10:34:40Z',
  '2026-11-20T10:34:20Z',
  '2026-11-20T08:00:00Z',
  '2026-11-17T08:00:00Z',
  '2026-09-17T08:00:00Z',
  '2024-09-17T08:00:00Z',
  '2026-11-20T10:36:00Z',
  '2026-11-23T12:00:00Z',
];

/** Every phrase, from just now to years, and two of what is to come. */
export const EveryPhrase: Story = {
  render: () => (
    <Stack gap={2}>
      {MOMENTS.map((at) => (
        <RelativeTime key={at} at={at} clock={() => Date.parse('2026-11-20T10:35:00Z')} />
      ))}
    </Stack>
  ),
};

/** Counts by itself, on the real clock. */
export const Live: Story = { render: () => <RelativeTime at={new Date().toISOString()} /> };
