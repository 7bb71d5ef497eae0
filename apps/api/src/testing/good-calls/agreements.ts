import { addAgreement, assignLine, createLine } from '@peyk/server-send';
import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { NOTHING, type GoodCall } from './good-call';

/** On a line of its own, so that the account's other line goes on taking sends. */
async function givenAgreement({ database: { db }, clock, fresh }: World, { accountId, marker }: Side): Promise<string> {
  const line = { number: `4000${fresh()}`, title: marker, family: '3000', advertising: false } as const;
  await createLine(db, { ...line, multipartChars: 67, refundRule: 'blacklist', maxPerSecond: null });
  await assignLine(db, { accountId, number: line.number, isDefault: false });
  return String(await addAgreement(db, { number: line.number, title: marker, body: marker }, clock.now()));
}

export const AGREEMENTS = {
  listAgreements: NOTHING,
  assignAgreement: async (world: World, side: Side) => ({ body: { agreement_id: await givenAgreement(world, side) } }),
} satisfies Partial<Record<OperationId, GoodCall>>;
