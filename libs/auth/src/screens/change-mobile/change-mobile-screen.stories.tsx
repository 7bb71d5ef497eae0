import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import ChangeMobileScreen from './change-mobile-screen';

const meta = { title: 'Auth/ChangeMobile', component: ChangeMobileScreen } satisfies Meta<typeof ChangeMobileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const CHALLENGE = {
  ...{ token: 'a-temporary-token-of-a-story-of-ours', mobile_hint: '4567', code_length: 6 },
  ...{ expires_in_seconds: 120, resend_after_seconds: 60 },
};
const WAY = {
  'POST /change_mobile/request_change_otp': { data: CHALLENGE },
  'POST /change_mobile/confirm_change_otp': { data: { expires_in_seconds: 600 } },
};

async function ask() {
  await userEvent.click(await screen.findByRole('button', { name: 'فرستادن کد به شمارهٔ کنونی' }));
  await userEvent.type((await screen.findAllByLabelText('کد یک‌بارمصرف'))[0] as HTMLElement, '123456');
}

export const Beginning: Story = { ...openedWith({ answers: WAY }) };
export const TooOften: Story = {
  ...openedWith({
    answers: {
      'POST /change_mobile/request_change_otp': {
        status: 429,
        meta: { message_code: '429-10', message: 'کد تازه فرستاده شده است؛ لطفاً کمی صبر کنید.' },
      },
    },
  }),
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'فرستادن کد به شمارهٔ کنونی' })),
};
export const NewNumber: Story = { ...openedWith({ answers: WAY }), play: ask };
