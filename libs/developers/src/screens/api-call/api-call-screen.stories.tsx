import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { callsMessages as messages } from '../../calls-messages';
import { GOOD_CALL, REFUSED_CALL, detailOf } from '../../testing/sample-calls';
import ApiCallScreen from './api-call-screen';

const meta = { title: 'Developers/ApiCall', component: ApiCallScreen } satisfies Meta<typeof ApiCallScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const SHOW = 'GET /api-calls/show';
const place = { at: '/developers/api-calls/3', path: '/developers/api-calls/:id' };
const opened = (detail: object) => openedWith({ ...place, answers: { [SHOW]: { data: detail } } });
const LONG = 'https-shop-example-com-order-1405-0001-with-a-key-that-is-longer-than-any-phone-is-wide'.repeat(2);

export const Good: Story = { ...opened(detailOf(GOOD_CALL)) };

export const Refused: Story = {
  ...opened(detailOf({ ...REFUSED_CALL, idempotency_key: LONG, ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348' })),
};

export const WithoutBodies: Story = { ...opened(detailOf(GOOD_CALL, { request: null, answer: null })) };

export const OfAnotherApi: Story = {
  ...opened(detailOf({ ...GOOD_CALL, surface: 'kavenegar', operation: 'verify/lookup' })),
};

const AGAIN = { repeatable_until: '2026-11-21T08:30:00.000Z' };

export const Repeated: Story = {
  ...opened(
    detailOf(REFUSED_CALL, {
      ...AGAIN,
      repeats: [
        { ...GOOD_CALL, id: '9', repeat_of: '2' },
        { ...REFUSED_CALL, id: '8', repeat_of: '2' },
      ],
    }),
  ),
};

export const Asking: Story = {
  ...opened(detailOf(REFUSED_CALL, AGAIN)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: messages.repeat }));
    await screen.findByRole('dialog');
  },
};

export const Loading: Story = { ...openedWith({ ...place, answers: { [SHOW]: neverAnswers } }) };

export const Unknown: Story = {
  ...openedWith({ ...place, answers: { [SHOW]: { status: 404, meta: { message_code: '404-593' } } } }),
};

export const Failing: Story = { ...openedWith({ ...place, answers: { [SHOW]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ ...place, answers: { [SHOW]: { status: 403 } } }) };
