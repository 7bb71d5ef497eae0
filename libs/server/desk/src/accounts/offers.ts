import { listPackages, updatePackageOf } from '@peyk/server-auth';
import { runTransaction } from '@peyk/server-database';
import type { DbOrTx, ServerContext, Tx } from '@peyk/server-database';
import { givePlan, listPlans } from '@peyk/server-plans';
import { assignLine, listAllLines } from '@peyk/server-send';
import type { DeskComponents } from '@peyk/shared-contract';
import { fail } from '../fail';

type Offer = DeskComponents['schemas']['AccountOffer'];

/** Nobody has so many lines to give that they would be looked through. */
const MOST_LINES = 1_000;

/** Lines, packages and plans of the installation; also those that are offered to nobody else any more. */
export async function listOffers(db: DbOrTx): Promise<Offer[]> {
  const [lines, packages, plans] = await Promise.all([
    listAllLines(db, { offset: 0, limit: MOST_LINES }),
    listPackages(db),
    listPlans(db),
  ]);
  return [
    ...lines.items.map(({ number, title }): Offer => ({ kind: 'line', key: number, title: `${number} ${title}` })),
    ...packages.map(({ id, title }): Offer => ({ kind: 'package', key: String(id), title })),
    ...plans.map(({ id, title }): Offer => ({ kind: 'plan', key: String(id), title })),
  ];
}

/** The lines of a package that the account has not; its first is the default of an account that had none. @throws unknownItem */
async function givePackage(tx: Tx, accountId: bigint, key: string): Promise<void> {
  const { id, lines } = (await listPackages(tx)).find((one) => String(one.id) === key) ?? fail('unknownItem');
  const had = await tx
    .selectFrom('account_lines as a')
    .innerJoin('lines as l', 'l.id', 'a.line_id')
    .select(['l.number', 'a.is_default as isDefault'])
    .where('a.account_id', '=', accountId)
    .execute();
  const hasDefault = had.some(({ isDefault }) => isDefault);
  const added = lines.filter(({ number }) => had.every((line) => line.number !== number));
  for (const [at, { number }] of added.entries()) {
    await assignLine(tx, { accountId, number, isDefault: !hasDefault && at === 0 });
  }
  await updatePackageOf(tx, accountId, id);
}

/** Gives an account something for nothing. @throws unknownItem, unknownAdminLine, hasPlan */
export async function giveOffer(
  { db, clock }: ServerContext,
  accountId: bigint,
  { kind, key, isDefault }: Pick<Offer, 'kind' | 'key'> & { isDefault: boolean },
): Promise<void> {
  await runTransaction(db, async (tx) => {
    if (kind === 'line') return assignLine(tx, { accountId, number: key, isDefault });
    if (kind === 'package') return givePackage(tx, accountId, key);
    const plan = (await listPlans(tx)).find(({ id }) => String(id) === key) ?? fail('unknownItem');
    return givePlan(tx, { accountId, title: plan.title }, clock.now());
  });
}
