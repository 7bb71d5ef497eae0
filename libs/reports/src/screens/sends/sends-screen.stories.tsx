import type { Meta, StoryObj } from '@storybook/react-vite';
import SendsScreen from './sends-screen';

const meta = {
  title: 'Reports/Sends',
  component: SendsScreen,
  parameters: { screen: { at: '/reports', path: '/reports' } },
} satisfies Meta<typeof SendsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filtered: Story = {
  parameters: {
    screen: {
      at: '/reports?state=6&createdFrom=2026-10-22T20:30:00.000Z&createdTo=2026-11-20T20:29:59.999Z',
      path: '/reports',
    },
  },
};

export const Empty: Story = {
  parameters: {
    screen: {
      at: '/reports',
      path: '/reports',
      answers: { 'POST /report/new_list': { data: { items: [], paging: { page: 1, limit: 10, total: 0 } } } },
    },
  },
};

export const Failed: Story = {
  parameters: { screen: { at: '/reports', path: '/reports', answers: { 'POST /report/new_list': { status: 503 } } } },
};
