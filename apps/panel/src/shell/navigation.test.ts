import type { FeatureModule, NavigationEntry, NavigationGroup } from '@peyk/shared-module';
import { bottomBarOf, isCurrent, menuGroups, menuOf } from './navigation';

const entry = (group: NavigationGroup, label: string, order: number, more: Partial<NavigationEntry> = {}) => ({
  name: label,
  routes: [],
  navigation: [{ path: `/${label}`, label, icon: 'home', group, order, ...more } as const],
});
const modules: readonly FeatureModule[] = [
  entry('support', 'تیکت‌ها', 10),
  entry('finance', 'تراکنش‌ها', 20, { bottomBarLabel: 'کیف پول' }),
  entry('finance', 'کیف پول پیامک', 10),
  entry('developers', 'کلیدها', 10),
  entry('services', 'همکاران', 20),
  entry('services', 'الگوها', 10),
  entry('main', 'ارسال', 20, { bottomBarLabel: 'ارسال', alsoCurrentFor: ['/send-sms'] }),
  entry('main', 'خانه', 10, { bottomBarLabel: 'خانه' }),
  entry('support', 'بیشتر', 99, { bottomBarLabel: 'بیشتر', onlyInBottomBar: true }),
];

it('groups the side menu as the specification orders it', () => {
  const menu = menuOf(modules).map(({ title, entries }) => [title, entries.map(({ label }) => label)]);
  expect(menu).toEqual([
    [null, ['خانه', 'ارسال']],
    ['خدمات', ['الگوها', 'همکاران']],
    ['برنامه‌نویسان', ['کلیدها']],
    ['مالی', ['کیف پول پیامک', 'تراکنش‌ها']],
    ['پشتیبانی', ['تیکت‌ها']],
  ]);
});

it('shows every domain in its place', () => {
  const menu = menuGroups.map(({ title, entries }) => [title, entries.map(({ label }) => label)]);
  expect(menu).toEqual([
    [null, ['خانه', 'ارسال پیامک', 'گزارش ارسال', 'پیام‌های دریافتی', 'پیام‌های آماده', 'مخاطبان']],
    ['خدمات', ['الگوها', 'همکاران', 'منشی پیام‌ها', 'کدخوان', 'نظرسنجی']],
    ['برنامه‌نویسان', ['افزونه‌ها', 'کلیدهای API', 'فراخوانی‌های API', 'وب‌هوک‌ها', 'مستندات']],
    ['مالی', ['تراکنش‌ها', 'افزایش اعتبار', 'پرداخت‌های آنلاین', 'واریزها', 'تعرفه‌ها', 'طرح‌ها', 'مدیریت فایل‌ها']],
    ['پشتیبانی', ['درخواست‌های پشتیبانی', 'راهنما و تماس']],
    ['حساب کاربری', ['پروفایل', 'امنیت حساب', 'تنظیمات']],
  ]);
});

it('leaves a group out that no domain fills', () => {
  expect(menuOf([entry('main', 'خانه', 10)]).map(({ group }) => group)).toEqual(['main']);
});

it('ends the bottom bar with everything else', () => {
  expect(bottomBarOf(modules).map(({ bottomBarLabel }) => bottomBarLabel)).toEqual([
    'خانه',
    'ارسال',
    'کیف پول',
    'بیشتر',
  ]);
});

it('keeps an entry current on the pages that it names', () => {
  const [send] = modules.find(({ name }) => name === 'ارسال')?.navigation ?? [];
  expect(send && [isCurrent(send, '/send-sms/quick'), isCurrent(send, '/reports')]).toEqual([true, false]);
});
