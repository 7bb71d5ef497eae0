import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import HomeScreen from './home-screen';

const meta = { title: 'Home/Home', component: HomeScreen } satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BeforeTheFirstSend: Story = openedWith({
  answers: {
    'POST /report/new_list': { data: { items: [], paging: { page: 1, limit: 5, total: 0 } } },
    'GET /news/list': { data: { items: [], paging: { page: 1, limit: 3, total: 0 } } },
  },
});

export const Loading: Story = openedWith({
  answers: {
    'GET /credit': neverAnswers,
    'POST /report/new_list': neverAnswers,
    'GET /news/list': neverAnswers,
    'GET /panel/quick_access': neverAnswers,
  },
});

export const Failing: Story = openedWith({
  answers: {
    'GET /credit': { status: 500 },
    'POST /report/new_list': { status: 503 },
    'GET /news/list': { status: 500 },
    'GET /panel/quick_access': { status: 500 },
  },
});
