import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FINISHED_DETAILS, RECIPIENTS, onePage } from '../../testing/sample-sends';
import ArchivedSendScreen from './archived-send-screen';

const meta = { title: 'Reports/ArchivedSend', component: ArchivedSendScreen } satisfies Meta<typeof ArchivedSendScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const archived = (answers: ScreenStory['answers']) =>
  openedWith({
    at: '/reports/archive-details/48213',
    path: '/reports/archive-details/:id',
    answers: {
      'GET /report/bulk_stats': { data: { language: 'fa', operators: [] } },
      'POST /report/recipients': onePage(RECIPIENTS),
      ...answers,
    },
  });

export const Default: Story = { ...archived({ 'GET /report/by_bulk': { data: FINISHED_DETAILS } }) };

export const Unknown: Story = { ...archived({ 'GET /report/by_bulk': { status: 404 } }) };

export const Loading: Story = { ...archived({ 'GET /report/by_bulk': neverAnswers }) };

export const Failing: Story = { ...archived({ 'GET /report/by_bulk': { status: 503 } }) };

export const Forbidden: Story = { ...archived({ 'GET /report/by_bulk': { status: 403 } }) };
