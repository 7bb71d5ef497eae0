import type { LineTariff } from '../api/tariff';

export const AT = '2026-11-20T08:30:00.000Z';
export const LINE: LineTariff = {
  number: '30001234',
  title: 'خدماتی',
  prices: [
    { language: 'persian', mci: '1370', others: '1503' },
    { language: 'latin', mci: '3365', others: '3697.5' },
  ],
};
export const WITHOUT_PRICES: LineTariff = {
  number: '982100001',
  title: 'تبلیغاتی',
  alias: 'خط ویژهٔ باشگاه مشتریان فروشگاه‌های زنجیره‌ای نمونه‌گستران شرق خاورمیانه',
  prices: [],
};
