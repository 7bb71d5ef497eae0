import { exampleOf, neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BY_SUPPORT, IDENTITY_SETTLED, REFUSED, ROLE_CHANGED, SENT_BY_KEY } from '../../testing/sample-entries';
import AuditLogScreen from './audit-log-screen';

const meta = { title: 'Colleagues/AuditLog', component: AuditLogScreen } satisfies Meta<typeof AuditLogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = 'POST /audit-log/list';
const LONG = 'محمدحسین سیدعلی‌اکبر میرزاخانی تهرانی‌مقدم اصفهانی‌الاصل نژاد';
const longKey = { id: '5', title: LONG, prefix: 'peyk_live_HJ9vyW' };
const items = [
  ROLE_CHANGED,
  SENT_BY_KEY,
  REFUSED,
  BY_SUPPORT,
  IDENTITY_SETTLED,
  {
    ...SENT_BY_KEY,
    ...{
      id: '5',
      ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
      actor: { ...SENT_BY_KEY.actor, name: LONG, key: longKey },
    },
  },
  { ...ROLE_CHANGED, id: '4', object: { kind: 'contact', id: null, name: null, count: 30 }, title: 'حذف مخاطب' },
];
const page = (rows: readonly unknown[]) => ({
  [LIST]: { data: { items: rows, paging: { page: 1, limit: 10, total: rows.length } } },
  'GET /audit-log/choices': { data: exampleOf('GET /audit-log/choices') },
});

export const Default: Story = { ...openedWith({ answers: page(items) }) };

export const BrokenChain: Story = {
  ...openedWith({
    answers: {
      ...page(items),
      'GET /audit-log/choices': {
        data: {
          people: [],
          keys: [],
          groups: [],
          proof: { at: '2026-11-20T04:00:00.000Z', by: 'daily', is_whole: false },
        },
      },
    },
  }),
};

export const Empty: Story = { ...openedWith({ answers: page([]) }) };

export const NothingFound: Story = { ...openedWith({ at: '/?outcome=refused', answers: page([]) }) };

export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ answers: { [LIST]: { status: 403 } } }) };

const opening = (name: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name }));
    await expect(await body.findByRole('dialog')).toBeVisible();
  },
});

export const Comparison: Story = { ...openedWith({ answers: page([ROLE_CHANGED]) }), ...opening('ویرایش نقش') };

export const Money: Story = { ...openedWith({ answers: page([BY_SUPPORT]) }), ...opening('افزایش اعتبار') };

export const Refusal: Story = { ...openedWith({ answers: page([REFUSED]) }), ...opening('ورود با گذرواژه') };

const longChange = {
  ...{ field: 'title', title: 'عنوان', kind: 'text', before: [LONG.replaceAll(' ', '‌')], after: [LONG, LONG] },
};
export const LongValues: Story = {
  ...openedWith({ answers: page([{ ...ROLE_CHANGED, changes: [...ROLE_CHANGED.changes, longChange] }]) }),
  ...opening('ویرایش نقش'),
};
