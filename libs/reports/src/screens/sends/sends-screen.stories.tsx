import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, NO_COUNTS, RUNNING, SENDS, onePage } from '../../testing/sample-sends';
import SendsScreen from './sends-screen';

const meta = { title: 'Reports/Sends', component: SendsScreen } satisfies Meta<typeof SendsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const MANY = 240;
const TEXTLESS = {
  ...{ name: 'سارا محمدی', userName: 'sara', impersonated: false, isOwner: false, permissions: [] },
  hidesTexts: true,
};

const sends = (answer: NonNullable<ScreenStory['answers']>[string], search = '') =>
  openedWith({ at: `/reports${search}`, path: '/reports', answers: { 'POST /report/new_list': answer } });

/** Also a long text, one that is not Persian, and a million recipients. */
export const Default: Story = { ...sends(onePage(SENDS)) };

/** Of who reads own texts only. */
export const HiddenTexts: Story = {
  ...openedWith({
    ...{ at: '/reports', path: '/reports' },
    answers: {
      'POST /report/new_list': onePage(SENDS.map((send, at) => (at === 0 ? send : { ...send, summary: '' }))),
    },
    state: { session: { token: 'a', user: TEXTLESS, isLoading: false } },
  }),
};

export const ManyPages: Story = {
  ...sends(
    {
      data: {
        items: Array.from({ length: 10 }, (_unused, index) => ({ ...RUNNING, id: String(index + 1) })),
        paging: { page: 3, limit: 10, total: MANY },
      },
    },
    '?page=3',
  ),
};

/** No word of a state runs out of its row, beside a long text or one that has no spaces, alone or above a second chip. */
export const LongestStates: Story = {
  ...sends(
    onePage(
      [LONG_TEXT, 'سلام', 'https://example.com/autumn-festival-with-a-very-long-address'].flatMap((summary, at) => [
        { ...RUNNING, id: `${at}1`, state: 4 as const, summary, is_test: at === 0 },
        { ...RUNNING, id: `${at}2`, state: 0 as const, summary, counts: { ...NO_COUNTS } },
      ]),
    ),
  ),
};

export const Filtered: Story = {
  ...sends(onePage([RUNNING]), '?state=2&createdFrom=2026-10-23T20:30:00.000Z&createdTo=2026-11-20T20:29:59.999Z'),
};

export const Empty: Story = { ...sends(onePage([])) };

export const NothingFound: Story = { ...sends(onePage([]), '?text=تخفیف') };

export const Loading: Story = { ...sends(neverAnswers) };

export const Failing: Story = { ...sends({ status: 503 }) };

export const Forbidden: Story = { ...sends({ status: 403 }) };
