import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchStack } from './bench-stack.ts';
import { load } from './load.ts';
import type { LoadRequest } from './load.ts';
import { benchNumbers } from './numbers.ts';
import { distributionOf } from './percentiles.ts';
import type { Distribution } from './percentiles.ts';

const USERS = 50;
const WARM_UP_SECONDS = 3;
const MEASURE_SECONDS = 10;
/** Sends in the list, so that the page that is asked for is a full one. */
const SENDS = 30;
const SETTLE_MS = 3000;

export interface EndpointResult {
  name: string;
  perSecond: number;
  timesMs: Distribution;
  otherAnswers: Record<string, number>;
}

async function fillReport({ client }: BenchStack): Promise<void> {
  const { items } = await client.call<{ items: { number: string }[] }>('listLines');
  for (let index = 0; index < SENDS; index += 1) {
    await client.call('createSend', {
      headers: { 'idempotency-key': `bench-api-${index}` },
      body: {
        sending_type: 'webservice',
        from_number: items[0]?.number,
        message: `پیام آزمایشی شمارهٔ ${index}`,
        params: { recipients: benchNumbers(3) },
      },
    });
  }
  await sleep(SETTLE_MS);
}

async function measure(name: string, request: LoadRequest): Promise<EndpointResult> {
  await load(request, USERS, WARM_UP_SECONDS);
  const { timesMs, others, seconds } = await load(request, USERS, MEASURE_SECONDS);
  return {
    name,
    perSecond: Math.round(timesMs.length / seconds),
    timesMs: distributionOf(timesMs),
    otherAnswers: others,
  };
}

/** 50 users at once on the balance and on the report list, each asking again as soon as it is answered. */
export async function benchApi(bench: BenchStack): Promise<EndpointResult[]> {
  await fillReport(bench);
  const { client } = bench;
  const headers = client.headers();
  const body = JSON.stringify({ page: 1, limit: 10 });
  return [
    await measure('GET /v1/api/credit', { method: 'GET', url: client.address('getCredit'), headers }),
    await measure('POST /v1/api/report/new_list', { method: 'POST', url: client.address('listSends'), headers, body }),
  ];
}
