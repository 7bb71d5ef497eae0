import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import TermsScreen from './terms-screen';

const meta = { title: 'Auth/Terms', component: TermsScreen } satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const TEXT = `# کلیات
کسی که در این سامانه ثبت‌نام می‌کند، این شرایط را خوانده و پذیرفته است.
# پیام‌ها
متن پیام‌ها و شماره‌های گیرنده‌ها از آنِ مشتری است و مسئولیت درستی و قانونی بودن آن‌ها با اوست.
# هزینه
هزینهٔ هر پیام پیش از ارسال نشان داده می‌شود و آنچه فرستاده نشود به کیف پول برمی‌گردد.`;

const terms = (answer: NonNullable<ScreenStory['answers']>[string]) =>
  openedWith({ audience: 'public', at: '/terms', answers: { 'GET /user/terms': answer } });

export const Default: Story = { ...terms({ data: { version: '1405-1', text: TEXT } }) };

export const Loading: Story = { ...terms(neverAnswers) };

export const Failing: Story = { ...terms({ status: 503 }) };
