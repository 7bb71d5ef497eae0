import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button';
import { Caption, Card, Stack } from '../layout/card';
import { EmptyDrawing, type DrawingName } from './empty-drawings';
import { EmptyFace, ErrorFace, ForbiddenFace } from './faces';

const DRAWINGS: readonly DrawingName[] = [
  'nothing',
  'send',
  'reports',
  'wallet',
  'search',
  'lock',
  'broken',
  'compass',
];

const meta = {
  title: 'Feedback/Faces',
  component: EmptyFace,
  args: {
    drawing: 'send',
    title: 'هنوز پیامی نفرستاده‌اید',
    help: 'نخستین پیام خود را بنویسید؛ گزارش آن همین‌جا دیده می‌شود.',
    action: (
      <Button variant="primary" icon="send">
        ارسال پیام
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof EmptyFace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const NothingFound: Story = {
  args: { drawing: 'search', title: 'موردی یافت نشد', help: 'عبارت دیگری را جستجو کنید.', action: undefined },
};
export const Failed: Story = {
  render: () => (
    <ErrorFace
      message="ارتباط با سرور برقرار نشد. لطفاً اتصال اینترنت خود را بررسی کنید."
      code="500-1"
      onRetry={() => undefined}
    />
  ),
};
export const Retrying: Story = {
  render: () => <ErrorFace message="گزارش‌ها خوانده نشد." onRetry={() => undefined} retrying />,
};
export const LongMessage: Story = {
  render: () => (
    <ErrorFace
      message={
        'شمارهٔ ۱: متن پیام خالی است.\nشمارهٔ ۲: دفترچهٔ «مشتریان شعبهٔ مرکزی و نمایندگی‌های سراسر کشور» دیگر وجود ندارد.\nلطفاً این دو را درست کنید و دوباره بفرستید.'
      }
      code="422-1 0f8e2c7a-77b1-4c53-9a3f-0d9c5be21b44"
      onRetry={() => undefined}
    />
  ),
};
export const Forbidden: Story = { render: () => <ForbiddenFace /> };
export const Drawings: Story = {
  render: () => (
    <Stack row gap={6}>
      {DRAWINGS.map((name) => (
        <Stack key={name} gap={1}>
          <EmptyDrawing name={name} />
          <Caption dir="ltr">{name}</Caption>
        </Stack>
      ))}
    </Stack>
  ),
};
