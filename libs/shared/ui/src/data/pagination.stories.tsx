import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../layout/card';
import { PageFoot } from './page-foot';
import { Pagination } from './pagination';

const meta = {
  title: 'Lists/Pagination',
  component: Pagination,
  args: { page: 7, limit: 10, total: 893, onPage: () => undefined, onLimit: () => undefined },
  decorators: [
    (Story) => (
      <Card style={{ padding: 0, overflow: 'hidden' }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

function Turning(props: typeof meta.args) {
  const [page, setPage] = useState(props.page);
  const [limit, setLimit] = useState(props.limit);
  return <Pagination {...props} page={page} limit={limit} onPage={setPage} onLimit={setLimit} />;
}

export const Default: Story = { render: (args) => <Turning {...args} /> };

/** The last of all pages of a million. */
export const Million: Story = { args: { page: 100_000, total: 1_000_000 } };

export const TwoPages: Story = { args: { page: 1, total: 15 } };

/** Under a list whose rows are no table. */
export const OfShortList: Story = {
  render: ({ total, limit, onPage }) => (
    <PageFoot count="۸۹۳ حساب" page={1} limit={limit} total={total} onPage={onPage} />
  ),
};
