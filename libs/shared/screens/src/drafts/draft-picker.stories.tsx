import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import DraftPicker from './draft-picker';

const nothing = () => undefined;
const meta = {
  title: 'Screens/DraftPicker',
  component: DraftPicker,
  args: { onPick: nothing, onClose: nothing },
} satisfies Meta<typeof DraftPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const AT = '2026-11-20T08:30:00.000Z';
const LONG =
  'مشتری گرامی، قسط این ماه شما فردا سررسید می‌شود. برای پرداخت: https://example.com/a-rather-long-address-without-a-break/48213\n';
const alone = { settings: null, recipients: null, missing: [] };
const draft = (id: string, text: string) => ({ id, group_id: '1', text, ...alone, created_at: AT, updated_at: AT });
const listed = (texts: readonly string[]) => ({
  data: {
    items: texts.map((text, index) => draft(String(index + 1), text)),
    paging: { page: 1, limit: 20, total: texts.length },
  },
});
const LIST = 'POST /user/draft/list';

export const Default: Story = {
  ...openedWith({ answers: { [LIST]: listed(['سلام، خوش آمدید.', LONG.repeat(3), 'Welcome to our shop!']) } }),
};
/** The composer opens those that carry settings as a whole. */
export const WithSettings: Story = {
  args: { onOpen: nothing },
  ...openedWith({
    answers: {
      [LIST]: {
        data: {
          items: [
            {
              ...draft('2', 'جشنوارهٔ پایان فصل از فردا آغاز می‌شود.'),
              settings: { sending_type: 'quick', from_number: '30001405' },
              recipients: { kind: 'numbers', count: 120 },
            },
            draft('1', 'سلام، خوش آمدید.'),
          ],
          paging: { page: 1, limit: 20, total: 2 },
        },
      },
    },
  }),
};
export const Empty: Story = { ...openedWith({ answers: { [LIST]: listed([]) } }) };
export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };
