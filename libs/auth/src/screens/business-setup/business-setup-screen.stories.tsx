import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import BusinessSetupScreen from './business-setup-screen';

const meta = { title: 'Auth/Business set-up', component: BusinessSetupScreen } satisfies Meta<
  typeof BusinessSetupScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

const LONG_NAME = 'شرکت بازرگانی و خدمات پس از فروش نمونه‌گستران شرق خاورمیانه با مسئولیت محدود';
const need = (optional: boolean, name = 'نمونه‌گستر') => ({
  data: { due: true, optional, suggested: { name, activity_domain_id: '7' } },
});
const setup = (answer: NonNullable<ScreenStory['answers']>[string]) =>
  openedWith({
    answers: {
      'GET /user/business_need': answer,
      'GET /user/activity_domain': {
        data: {
          activity_domains: [
            { id: '7', title: 'فروشگاه' },
            { id: '8', title: 'آموزش' },
          ],
        },
      },
    },
  });

export const Default: Story = { ...setup(need(true)) };

export const Obligatory: Story = { ...setup(need(false, LONG_NAME)) };

export const Incomplete: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'ثبت و ادامه' })),
};

export const AlreadyDone: Story = { ...setup({ data: { due: false, optional: false, suggested: null } }) };

export const Loading: Story = { ...setup(neverAnswers) };

export const Failing: Story = { ...setup({ status: 503 }) };

export const Forbidden: Story = { ...setup({ status: 403 }) };
