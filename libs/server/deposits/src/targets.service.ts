import { auditChange, runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { unlessTaken } from '@peyk/server-http';
import { isCardNumber, isSheba } from '@peyk/shared-validation';
import { fail } from './fail';
import { insertTarget, setTargetOpen } from './targets.repository';
import type { TargetRow } from './targets.repository';

export type NewTarget = Omit<TargetRow, 'id' | 'active'>;

/** @throws badTarget, targetTaken */
export async function addTarget({ db, clock }: ServerContext, target: NewTarget): Promise<bigint> {
  const { kind, number, sheba, bank, owner } = target;
  const isNumber = kind === 'card' ? isCardNumber(number) : /^\d{4,26}$/.test(number);
  const isNamed = bank.trim() !== '' && bank.length <= 60 && owner.trim() !== '' && owner.length <= 120;
  if (!isNumber || !isNamed || (sheba !== null && !isSheba(sheba))) fail('badTarget');
  const taken = { deposit_targets_number: () => fail('targetTaken') };
  return runTransaction(db, (tx) => unlessTaken(insertTarget(tx, target, clock.now()), taken));
}

/** Deposits that wait for it are decided all the same. @throws unknownTarget */
export async function openTarget({ db }: ServerContext, id: bigint, isOpen: boolean): Promise<void> {
  await runTransaction(db, async (tx) => {
    const before = await setTargetOpen(tx, id, isOpen);
    if (!before) fail('unknownTarget');
    auditChange({ object: `deposit-target:${id}`, before, after: { active: isOpen } });
  });
}
