import type { Payment, PaymentMethods } from '../api/payments';

export const METHODS: PaymentMethods = {
  gateways: [
    { name: 'zarinpal', title: 'زرین‌پال', takes_description: true },
    { name: 'zibal', title: 'زیبال', takes_description: true },
    { name: 'sep', title: 'سامان (سپ)', takes_description: false },
  ],
  minimum: '1000000',
  maximum: '900000000',
  tax_percent: 10,
};

export const PAYMENT: Payment = {
  ...{ id: '1024', state: 'credited', gateway: 'zarinpal', amount: '5000000', tax: '500000', payable: '5500000' },
  ...{ bonus: '0', bonus_title: null },
  ...{ description: 'افزایش اعتبار', tracking_code: '1583485', card: '502229******5995' },
  ...{ created_at: '2026-11-20T08:30:00.000Z', settled_at: '2026-11-20T08:33:00.000Z' },
};
