import { aPart, recorder, until } from '../smpp/carrier.fixture';
import { createSandboxCarrier } from './sandbox-carrier';

it('takes parts and delivers their receipts by itself', async () => {
  const listener = recorder();
  const carrier = createSandboxCarrier({ listener, receiptDelayMs: 10 });
  const outcome = await carrier.submit(aPart());
  await until(() => listener.receipts.length === 1);
  expect(outcome).toEqual({ kind: 'accepted', operatorMessageId: listener.receipts[0]?.operatorMessageId });
  expect(listener.receipts[0]?.state).toBe('delivered');
  await carrier.close();
  expect(await carrier.submit(aPart())).toEqual({ kind: 'unsent' });
});

it('brings a receipt again that could not be stored', async () => {
  let tries = 0;
  const onReceipt = () => (++tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve());
  const carrier = createSandboxCarrier({ listener: { ...recorder(), onReceipt }, receiptDelayMs: 1 });
  await carrier.submit(aPart());
  await until(() => tries === 2);
  await carrier.close();
});
