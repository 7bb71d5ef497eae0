import { join } from 'node:path';
import type * as Sdk from '@peyk/sdk';
import type { Page } from '@playwright/test';
import { expect, storeToken, test } from '../support/journey';
import { makeTestKey } from '../support/keys';
import { newcomer, registerByApi } from '../support/newcomer';
import { readStack } from '../support/stack';

const SDK = join(__dirname, '../../../../dist/libs/sdk/index.js');
const NUMBER = '09241680001';

/** Opens an empty page at an address, with the SDK beside it as anyone would put it there. */
async function openShop(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/shop.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.route(`${origin}/shop/sdk.js`, (route) => route.fulfill({ contentType: 'text/javascript', path: SDK }));
  await page.goto(`${origin}/shop.html`);
}

interface Asked {
  readonly key: string;
  readonly baseUrl: string;
  readonly number: string;
}

/** Sends and asks with the SDK. Runs in the page. */
async function sendInPage({ key, baseUrl, number }: Asked): Promise<object> {
  const address = '/shop/sdk.js';
  const { Peyk } = (await import(address)) as typeof Sdk;
  const peyk = new Peyk({ key, baseUrl, retries: 0 });
  try {
    const { items: lines } = await peyk.lines.list();
    const sent = await peyk.sends.create({
      ...{ sending_type: 'webservice', from_number: lines[0]?.number ?? '', message: 'سفارش شما ثبت شد.' },
      ...{ params: { recipients: [number] }, local_id: 'order-1405' },
    });
    const { items } = await peyk.messages.status({ local_ids: ['order-1405'] });
    const refused = await peyk.messages.status({}).catch((error: { code: string; message: string }) => error.code);
    return { isSent: /^\d+$/.test(sent.send_id), found: items.map((item) => item.number), refused };
  } catch (error) {
    return { failed: (error as Error).name, code: (error as { code?: string }).code };
  }
}

test('the SDK sends from a page of the same origin, and is let in from no other one', async ({ page, context }) => {
  const person = newcomer();
  await storeToken(context, await registerByApi(person));
  const key = await makeTestKey(page, person);

  const { panelUrl } = readStack();
  const own = new URL(panelUrl).origin;
  await openShop(page, own);
  expect(await page.evaluate(sendInPage, { key, baseUrl: own, number: NUMBER })).toEqual({
    ...{ isSent: true, found: [`98${NUMBER.slice(1)}`], refused: '422-636' },
  });

  const elsewhere = own.replace('127.0.0.1', 'localhost');
  expect(elsewhere).not.toBe(own);
  await openShop(page, elsewhere);
  expect(await page.evaluate(sendInPage, { key, baseUrl: own, number: NUMBER })).toEqual({
    ...{ failed: 'PeykConnectionError', code: undefined },
  });
});
