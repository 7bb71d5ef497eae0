import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Stack } from '../layout/card';
import { Skeleton, SkeletonRows } from './skeleton';
import { Spinner } from './spinner';

const meta = { title: 'Feedback/Waiting', component: SkeletonRows } satisfies Meta<typeof SkeletonRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { args: { count: 5 } };
export const WholePage: Story = { render: () => <Spinner /> };
/** The shape of what is coming, in its size. */
export const OwnShape: Story = {
  render: () => (
    <Card>
      <Stack gap={3}>
        <Skeleton style={{ inlineSize: '40%' }} />
        <Skeleton style={{ inlineSize: '100%', blockSize: 120 }} />
        <Skeleton style={{ inlineSize: '70%' }} />
      </Stack>
    </Card>
  ),
};
