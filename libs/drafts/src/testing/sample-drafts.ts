import type { Draft, DraftGroup } from '@peyk/shared-screens';

const AT = '2026-11-20T08:30:00.000Z';

const group = (id: string, title: string, drafts_count: number): DraftGroup => ({
  id,
  title,
  drafts_count,
  created_at: AT,
});
const draft = (id: string, group_id: string, text: string): Draft => ({
  id,
  group_id,
  text,
  settings: null,
  recipients: null,
  missing: [],
  created_at: AT,
  updated_at: AT,
});

export const GROUPS: readonly DraftGroup[] = [
  group('1', 'خوشامد', 2),
  group('2', 'یادآوری سررسید اقساط مشتریان شعبهٔ مرکزی و نمایندگی‌های فروش و خدمات پس از فروش سراسر کشور', 1),
  group('3', 'گروه بی‌پیام', 0),
];

export const DRAFTS: readonly Draft[] = [
  draft(
    '13',
    '2',
    'مشتری گرامی، قسط این ماه شما فردا سررسید می‌شود.\nبرای پرداخت: https://example.com/pay/48213\n'.repeat(4),
  ),
  {
    ...draft('12', '1', 'سلام، به فروشگاه ما خوش آمدید.'),
    settings: { sending_type: 'phonebook', from_number: '30001405', charity: true },
    recipients: { kind: 'phonebooks', count: 2 },
  },
  draft('11', '1', 'Welcome to our shop!'),
];

/** What the network answers with so many drafts. */
export const answersOf = (drafts: readonly Draft[], groups: readonly DraftGroup[] = GROUPS) => ({
  'GET /user/draft/group/list': { data: { items: groups } },
  'GET /user/draft/group/count': {
    data: { groups_count: groups.length, groups_limit: 20, drafts_count: drafts.length, drafts_limit: 200 },
  },
  'POST /user/draft/list': { data: { items: drafts, paging: { page: 1, limit: 10, total: drafts.length } } },
});
