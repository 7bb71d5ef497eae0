import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { zarinpal } from './zarinpal';
import { zibal } from './zibal';

// As the gateways' own documents have it (hash shortened; the refusals -50 and 202 by their code tables), from a server that knows nothing of ours.
let answers: Record<string, string> = {};
const outside = createServer((request, response) => {
  const name = (request.url ?? '').split('/').at(-1) ?? '';
  request.resume().on('end', () => response.end(answers[name] ?? 'no such page'));
});
let baseUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void outside.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
});
afterAll(() => void outside.close());

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
  const payment = { authority, paymentId: 1024n, payableRial: 500_000 };
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
  const payment = { authority: '1533727744287', paymentId: 1024n, payableRial: 500_000 };
  expect(await zibal({ baseUrl, merchant: 'zibal' }).verify(payment)).toEqual(verdict);
});
