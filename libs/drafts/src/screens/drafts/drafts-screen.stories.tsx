import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { DRAFTS, answersOf } from '../../testing/sample-drafts';
import DraftsScreen from './drafts-screen';

const meta = { title: 'Drafts/Drafts', component: DraftsScreen } satisfies Meta<typeof DraftsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/predefined-messages/:id';
const inGroup = (id: string) => ({ at: `/predefined-messages/${id}`, path });
const ofGroup = (id: string) => answersOf(DRAFTS.filter(({ group_id }) => group_id === id));
const press =
  (name: string): Story['play'] =>
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name }));
  };

export const Default: Story = { ...openedWith({ answers: answersOf(DRAFTS) }) };
export const Group: Story = { ...openedWith({ ...inGroup('2'), answers: ofGroup('2') }) };
export const EmptyGroup: Story = { ...openedWith({ ...inGroup('3'), answers: ofGroup('3') }) };
export const UnknownGroup: Story = { ...openedWith({ ...inGroup('9'), answers: answersOf([]) }) };
export const Empty: Story = { ...openedWith({ answers: answersOf([], []) }) };
export const NothingFound: Story = { ...openedWith({ at: '/?text=قسط', answers: answersOf([]) }) };
export const Writing: Story = { ...openedWith({ answers: answersOf(DRAFTS) }), play: press('پیام تازه') };
export const Renaming: Story = { ...openedWith({ ...inGroup('2'), answers: ofGroup('2') }), play: press('تغییر نام') };
export const DeletingGroup: Story = {
  ...openedWith({ ...inGroup('2'), answers: ofGroup('2') }),
  play: press('حذف گروه'),
};
export const Loading: Story = {
  ...openedWith({
    answers: {
      'GET /user/draft/group/list': neverAnswers,
      'GET /user/draft/group/count': neverAnswers,
      'POST /user/draft/list': neverAnswers,
    },
  }),
};
const refusing = (status: number) => ({
  'GET /user/draft/group/list': { status },
  'GET /user/draft/group/count': { status },
  'POST /user/draft/list': { status },
});
export const Failing: Story = { ...openedWith({ answers: refusing(503) }) };
export const Forbidden: Story = { ...openedWith({ answers: refusing(403) }) };
