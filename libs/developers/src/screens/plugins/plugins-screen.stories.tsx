import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import PluginsScreen from './plugins-screen';

const meta = { title: 'Developers/Plugins', component: PluginsScreen } satisfies Meta<typeof PluginsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = '/developers/plugins';

const LIST = 'GET /panel/plugins';
const facade = (key: string, title: string, path: string, hosts: readonly string[] = []) => ({
  ...{ key, kind: 'facade', title, path, hosts },
});
const items = [
  facade('kavenegar', 'کاوه‌نگار', '/compat/kavenegar/v1', ['sms.example.ir']),
  facade('smsir', 'SMS.ir نسخهٔ ۱', '/compat/smsir/v1'),
  facade('payamak', 'ملی‌پیامک و پنل‌های هم‌خانوادهٔ آن', '/compat/payamak/api'),
  facade('ippanel', 'آی‌پی‌پنل (Edge)', '/compat/ippanel/v1'),
  { key: 'api', kind: 'api', title: 'API پیک', path: '/v1/api', hosts: [] },
  { key: 'sdk', kind: 'sdk', title: '@peyk/sdk برای Node.js', path: null, hosts: [] },
  { key: 'webhooks', kind: 'webhooks', title: 'وب‌هوک‌ها', path: null, hosts: [] },
];
const opened = (answer: NonNullable<Parameters<typeof openedWith>[0]['answers']>[string]) =>
  openedWith({ at: PATH, path: PATH, answers: { [LIST]: answer } });

export const All: Story = opened({ data: { items } });

export const Loading: Story = opened(neverAnswers);

export const Failing: Story = opened({ status: 503 });
