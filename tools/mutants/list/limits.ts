import type { Mutant } from '../mutant.ts';

const SEND = 'libs/server/send/src';
const LIMITS = 'libs/server/sender/src/limits';
const TOLD = [`${SEND}/approvals/tell-approvals.test.ts`];
const APPROVALS = [`${SEND}/approvals/approvals.test.ts`];
const SPENDING = [`${SEND}/spending-limits.test.ts`];
const RECIPIENTS = [`${SEND}/recipients-limit.test.ts`];

/** What the limits of a role keep members and programs from. */
export const LIMIT_MUTANTS: readonly Mutant[] = [
  {
    name: 'quoted-sends-go-to-any-number',
    danger: 'Who may send to five hundred at most sends to a million, by asking for a price first.',
    file: `${SEND}/accept-send.service.ts`,
    find: 'const fault = limits && reachableCount !== null && faultOfRecipients(reachableCount, limits);',
    replace: 'const fault = limits && reachableCount === null && faultOfRecipients(0, limits);',
    noticedBy: RECIPIENTS,
  },
  {
    name: 'recipients-are-not-counted-later',
    danger: 'A phonebook that has grown is sent to whole by who may send to a few.',
    file: 'libs/server/sender/src/prepare/prepare-send.ts',
    find: '  const fault = limits && faultOfRecipients(count, limits);',
    replace: '  const fault = limits && faultOfRecipients(0, limits);',
    noticedBy: RECIPIENTS,
  },
  {
    name: 'approvals-are-told-twice',
    danger: 'Who may approve gets the same message every few seconds.',
    file: `${SEND}/approvals/tell-approvals.repository.ts`,
    find: 'update send_approvals a set told_at = ${at} from',
    replace: 'update send_approvals a set told_at = null from',
    noticedBy: TOLD,
  },
  {
    name: 'everyone-is-told-of-approvals',
    danger: 'Members who may not decide learn of sends that are none of theirs.',
    file: `${SEND}/approvals/tell-approvals.repository.ts`,
    find: "(u.is_owner or 'send.approve' = any(r.permissions))",
    replace: "(u.is_owner or 'send.approve' <> all(r.permissions))",
    noticedBy: TOLD,
  },
  {
    name: 'day-limit-is-passed-by-two-at-once',
    danger: 'A member who presses often and fast spends many times what a day allows.',
    file: `${LIMITS}/count-spending.ts`,
    find: '        where d.spent_mrial + excluded.spent_mrial <= ${maxDayMrial}\n',
    replace: '        where ${maxDayMrial}::bigint is not null\n',
    noticedBy: SPENDING,
  },
  {
    name: 'what-comes-back-stays-counted',
    danger: 'Who stops a send by mistake has spent their day.',
    file: `${LIMITS}/count-spending.ts`,
    find: '  if (some.length === 0) return;',
    replace: '  if (some.length >= 0) return;',
    noticedBy: SPENDING,
  },
  {
    name: 'limits-of-keys-ignored',
    danger: 'A limited member makes a key and spends what they like.',
    file: 'libs/server/http/src/keys/key.repository.ts',
    find: 'limits: stricterOf(readLimits(row.roleLimits), readLimits(row.makerLimits)),',
    replace: 'limits: stricterOf(null, null),',
    noticedBy: SPENDING,
  },
  {
    name: 'planned-sends-have-no-limits',
    danger: 'What a limited member lets come again every day costs what it likes.',
    file: `${SEND}/spender.ts`,
    find: '  return ofSending(await findMemberLimits(db, { accountId, userId }), { userId, keyId: 0n });',
    replace: '  return ofSending((await findMemberLimits(db, { accountId, userId })) && null, { userId, keyId: 0n });',
    noticedBy: SPENDING,
  },
  {
    name: 'makers-approve-their-own-sends',
    danger: 'Four eyes are two.',
    file: `${LIMITS}/find-approval.ts`,
    find: "  if (askedBy === userId) return 'own';",
    replace: "  if (askedBy < 0n && userId < 0n) return 'own';",
    noticedBy: APPROVALS,
  },
  {
    name: 'approvers-break-their-own-limits',
    danger: 'Two colleagues with a small limit each spend anything together.',
    file: `${LIMITS}/find-approval.ts`,
    find: 'most !== null && costMrial > most)',
    replace: 'most !== null && costMrial < 0n)',
    noticedBy: APPROVALS,
  },
  {
    name: 'waiting-sends-are-resumed-by-their-maker',
    danger: 'What waits for a second person leaves by the button for paused sends.',
    file: 'libs/server/sender/src/control/pause-send.ts',
    find: '    if (!send || !mayResume(send) || (await isUndecided(tx, key))) return send;',
    replace: '    if (!send || !mayResume(send) || (await isUndecided(tx, key)) === null) return send;',
    noticedBy: APPROVALS,
  },
  {
    name: 'what-costs-too-much-alone-leaves-alone',
    danger: 'Nobody is ever asked.',
    file: `${LIMITS}/spending-limits.ts`,
    find: '  return approvalAboveMrial !== null && costMrial > approvalAboveMrial;',
    replace: '  return approvalAboveMrial !== null && costMrial < 0n;',
    noticedBy: SPENDING,
  },
];
