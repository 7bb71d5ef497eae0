import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sep } from './sep';
import { zarinpal } from './zarinpal';
import { zibal } from './zibal';

// As the gateways' own documents have it (hash shortened; the refusals -50 and 202 by their code tables), from a server that knows nothing of ours.
let answers: Record<string, string> = {};
let asked: unknown;
const outside = createServer((request, response) => {
  const name = (request.url ?? '').split('/').at(-1) ?? '';
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    asked = JSON.parse(Buffer.concat(chunks).toString());
    response.end(answers[name] ?? 'no such page');
  });
});
let baseUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void outside.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
});
afterAll(() => void outside.close());

const known = {
  paymentId: 1024n,
  payableRial: 500_000,
  ageMs: 0,
  returned: null,
  begunAt: new Date('2026-11-22T14:40:00Z'),
};

const INVALID =
  '"errors":{"code":-9,"message":"The input params invalid, validation error.","validations":[{"merchant_id":"The merchant id must be 36 characters."}]}}';
const PAID_ZARINPAL =
  '{"data":{"wages":null,"code":100,"message":"Paid","card_hash":"1EBE3E","card_pan":"502229******5995","ref_id":201,"fee_type":"Merchant","fee":0},"errors":[]}';

it.each([
  { answer: PAID_ZARINPAL, verdict: { outcome: 'paid', reference: '201', card: '502229******5995' } },
  {
    answer: PAID_ZARINPAL.replace('"code":100,"message":"Paid"', '"code":101,"message":"Verified"'),
    verdict: { outcome: 'paid', reference: '201', card: '502229******5995' },
  },
  { answer: `{"data":[],${INVALID}`, verdict: { outcome: 'unclear' } },
  { answer: `{"data":{},${INVALID}`, verdict: { outcome: 'unclear' } },
  {
    answer: '{"data":[],"errors":{"code":-50,"message":"Amounts differ.","validations":[]}}',
    verdict: { outcome: 'mismatch', fault: 'amount_differs' },
  },
])('reads what Zarinpal answers to verify: $answer', async ({ answer, verdict }) => {
  answers = { 'verify.json': answer };
  const authority = 'A0000000000000000000000000000wwOGYpd';
  const payment = { ...known, authority };
  expect(await zarinpal({ baseUrl, merchant: 'm' }).verify(payment)).toEqual(verdict);
});

const PAID_ZIBAL =
  '{"paidAt":"2026-11-22T23:43:03.053000","amount":500000,"result":100,"status":1,"refNumber":1583485,"description":"افزایش اعتبار","cardNumber":"62741****44","orderId":"1024","message":"success"}';
const BEFORE = '{"result":201,"message":"already verified"}';

it.each([
  { verify: PAID_ZIBAL, verdict: { outcome: 'paid', reference: '1583485', card: '62741****44' } },
  { verify: BEFORE, inquiry: PAID_ZIBAL, verdict: { outcome: 'paid', reference: '1583485', card: '62741****44' } },
  { verify: BEFORE, inquiry: BEFORE, verdict: { outcome: 'unclear' } },
  { verify: PAID_ZIBAL.replace('500000', '50000'), verdict: { outcome: 'mismatch', fault: 'amount_differs' } },
  { verify: PAID_ZIBAL.replace('"1024"', '"1025"'), verdict: { outcome: 'mismatch', fault: 'order_differs' } },
  { verify: '{"result":202,"message":"not paid"}', verdict: { outcome: 'unclear' } },
])('reads what Zibal answers to verify: $verify', async ({ verify, inquiry = '', verdict }) => {
  answers = { verify, inquiry };
  const payment = { ...known, authority: '1533727744287' };
  expect(await zibal({ baseUrl, merchant: 'zibal' }).verify(payment)).toEqual(verdict);
});

const at = () => sep({ baseUrl, merchant: '2015' });
const RECEIPT = { ...known, authority: '2c3c1fefac5a48geb9f9be7e445dd9b2', returned: { receipt: '50' } };
const PAID_SEP =
  '{"TransactionDetail":{"RRN":"14226761817","RefNum":"50","MaskedPan":"621986****8080","HashedPan":"b96a","TerminalNumber":2015,"OrginalAmount":500000,"AffectiveAmount":500000,"StraceDate":"2026-11-22 18:11:06","StraceNo":"100428"},"ResultCode":0,"ResultDescription":"عملیات با موفقیت انجام شد","Success":true}';
const refused = (code: number) => `{"ResultCode":${code},"ResultDescription":"خطا","Success":false}`;
const PAID = { outcome: 'paid', reference: '50', card: '621986****8080' };

it.each([
  { answer: PAID_SEP, verdict: PAID },
  { answer: PAID_SEP.replace('"ResultCode":0', '"ResultCode":2').replace('true}', 'false}'), verdict: PAID },
  { answer: PAID_SEP.replace('true}', 'false}'), verdict: { outcome: 'unclear' } },
  { answer: refused(2), verdict: { outcome: 'unclear' } },
  { answer: refused(0).replace('false', 'true'), verdict: { outcome: 'unclear' } },
  {
    answer: PAID_SEP.replace('Amount":500000', 'Amount":50000'),
    verdict: { outcome: 'mismatch', fault: 'amount_differs' },
  },
  {
    answer: PAID_SEP.replace('AffectiveAmount":500000', 'AffectiveAmount":5000000'),
    verdict: { outcome: 'mismatch', fault: 'amount_differs' },
  },
  { answer: PAID_SEP.replace('"50"', '"51"'), verdict: { outcome: 'mismatch', fault: 'reference_differs' } },
  { answer: PAID_SEP.replace('2015', '2016'), verdict: { outcome: 'mismatch', fault: 'terminal_differs' } },
  // Ten minutes for clocks that differ; the times are Iran's.
  { answer: PAID_SEP.replace('18:11:06', '18:00:00'), verdict: PAID },
  ...['2026-11-22 17:59:59', '2026-11-21 18:11:06', '1405/09/01 18:11:06', ''].map((time) => ({
    answer: PAID_SEP.replace('2026-11-22 18:11:06', time),
    verdict: { outcome: 'mismatch', fault: 'paid_before' },
  })),
  ...['6219861234568080', '<b>621986</b>', '621986********************8080'].map((pan) => ({
    answer: PAID_SEP.replace('621986****8080', pan),
    verdict: { ...PAID, card: null },
  })),
  { answer: refused(-2), verdict: { outcome: 'failed' } },
  { answer: refused(5), verdict: { outcome: 'failed' } },
  // An earlier question, whose answer was lost, may have taken the money.
  { answer: refused(-6), verdict: { outcome: 'unclear' } },
  ...[-104, -105, -106].map((code) => ({ answer: refused(code), verdict: { outcome: 'unclear' } })),
  { answer: '<html>502</html>', verdict: { outcome: 'unclear' } },
])('reads what SEP answers to verify: $answer', async ({ answer, verdict }) => {
  answers = { VerifyTransaction: answer };
  expect(await at().verify(RECEIPT)).toEqual(verdict);
  expect(asked).toEqual({ RefNum: '50', TerminalNumber: 2015 });
});

it('asks SEP for a token, and reads its refusal', async () => {
  const callbackUrl = 'https://panel.example.ir/v1/api/payment/return/k';
  const order = { paymentId: 1024n, payableRial: 500_000, description: 'افزایش اعتبار', callbackUrl };
  answers = { onlinepg: '{"status":1,"token":"2c3c1fefac5a48geb9f9be7e445dd9b2"}' };
  expect(await at().request(order)).toEqual({
    authority: '2c3c1fefac5a48geb9f9be7e445dd9b2',
    url: `${baseUrl}/OnlinePG/SendToken?token=2c3c1fefac5a48geb9f9be7e445dd9b2`,
  });
  const facts = { action: 'token', TerminalId: '2015', Amount: 500_000, ResNum: '1024', TokenExpiryInMin: 20 };
  expect(asked).toEqual({ ...facts, RedirectUrl: callbackUrl });
  answers = { onlinepg: '{"status":-1,"errorCode":"5","errorDesc":"پارامترهای ارسال شده نامعتبر است."}' };
  await expect(at().request(order)).rejects.toThrow('sep 5');
});

it.each([
  ['State=OK&Status=2&RefNum=50&ResNum=1024&Token=t', { receipt: '50', orderId: '1024', authority: 't' }],
  ['State=CanceledByUser&Status=1&RefNum=&ResNum=1024', { receipt: null, orderId: '1024', authority: null }],
  ['Status=2&RefNum=5%200&ResNum=1024', { receipt: null, orderId: '1024', authority: null }],
  ['fbclid=1', undefined],
])('reads what a browser brings back from SEP: %s', (form, brought) => {
  expect(at().readReturn?.(new URLSearchParams(form))).toEqual(brought);
});

it('says of a payment without a receipt that nothing stays, once SEP has given back what there was', async () => {
  const minutes = (count: number) => ({ ...RECEIPT, returned: null, ageMs: count * 60_000 });
  expect(await at().inquire(minutes(64))).toBe('open');
  expect(await at().inquire(minutes(65))).toBe('failed');
  expect(await at().inquire({ ...RECEIPT, returned: { receipt: null } })).toBe('failed');
  expect(await at().inquire(RECEIPT)).toBe('brought');
});
