import type { Deposit, DepositTarget } from '../api/deposits';

export const TARGETS: readonly DepositTarget[] = [
  { id: '1', kind: 'card', number: '6104330000000003', sheba: null, bank: 'بانک ملت', owner: 'شرکت نمونهٔ پیک' },
  { id: '2', kind: 'card', number: '6037990000000006', sheba: null, bank: 'بانک ملی', owner: 'شرکت نمونهٔ پیک' },
  {
    ...{ id: '3', kind: 'account', number: '1000000001', sheba: 'IR820540102680020817909002' },
    ...{ bank: 'بانک پارسیان', owner: 'شرکت بازرگانی نمونه‌گستران شرق خاورمیانه' },
  },
];

const WAITING: Deposit = {
  ...{ id: '12', method: 'card_to_card', state: 'waiting', amount: '5000000', confirmed_amount: null },
  ...{ tax: '500000', credited: '4500000' },
  ...{ reference_code: '402188731', submitted_at: '2026-11-20T08:00:00.000Z', source_last4: null },
  target: { number: '6104330000000003', bank: 'بانک ملت', owner: 'شرکت نمونهٔ پیک' },
  ...{ slip_file_id: null, refusal: null, created_at: '2026-11-20T08:30:00.000Z', decided_at: null },
};

export const DEPOSITS: readonly Deposit[] = [
  WAITING,
  {
    ...WAITING,
    ...{ id: '11', state: 'accepted', amount: '20000000', tax: '2000000', credited: '18000000' },
    ...{ reference_code: '77120034', decided_at: '2026-11-19T10:00:00.000Z' },
  },
  {
    ...WAITING,
    ...{ id: '13', state: 'accepted', confirmed_amount: '4900000', tax: '490000', credited: '4410000' },
    ...{ reference_code: '88120035', source_last4: '0006', decided_at: '2026-11-19T11:00:00.000Z' },
  },
  {
    ...WAITING,
    ...{ id: '10', method: 'bank_transfer', state: 'refused', reference_code: '140508290012345678' },
    target: { number: '1000000001', bank: 'بانک پارسیان', owner: 'شرکت بازرگانی نمونه‌گستران شرق خاورمیانه' },
    ...{
      refusal: 'مبلغ واریز با مبلغ ثبت‌شده یکی نیست: در صورت‌حساب ۴٬۹۰۰٬۰۰۰ ریال نشسته است',
      decided_at: '2026-11-18T10:00:00.000Z',
    },
  },
];
