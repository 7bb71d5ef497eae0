import type { Mutant } from '../mutant.ts';

const DESK = 'libs/server/desk/src';
const QUEUES = [`${DESK}/desk-queues.test.ts`];
const THINGS = [`${DESK}/desk-things.test.ts`];
const SIGN_IN = [`${DESK}/desk-sign-in.test.ts`];
const ACCOUNTS = [`${DESK}/accounts/accounts.test.ts`];

const COLLECTIONS = [`${DESK}/collections/collections.test.ts`];
const KEPT = [`${DESK}/collections/kept-things.test.ts`];

export const DESK_MUTANTS: readonly Mutant[] = [
  {
    name: 'desk-roles-mean-nothing',
    danger: 'Whoever answers tickets accepts deposits.',
    file: `${DESK}/queues/queue-of.ts`,
    find: "return queue && isOwn(context, queue) ? queue : fail('notYourQueue');",
    replace: "return queue ?? fail('notYourQueue');",
    noticedBy: QUEUES,
  },
  {
    name: 'desk-file-of-anything',
    danger: 'By way of any thing every file of its account is opened.',
    file: `${DESK}/queues/queues.service.ts`,
    find: "    if (!fileIds.includes(fileId)) fail('unknownThing');\n",
    replace: '',
    noticedBy: THINGS,
  },
  {
    name: 'desk-decides-beside-who-took-it',
    danger: 'Two people decide about what one of them has taken.',
    file: `${DESK}/queues/queues.service.ts`,
    find: '    if (takenBy !== by) failTaken(takenBy);\n',
    replace: '    void failTaken;\n',
    noticedBy: QUEUES,
  },
  {
    name: 'desk-answers-unseen',
    danger: 'Support answers a ticket without having read what was written last.',
    file: 'libs/server/support/src/admin/support-side.ts',
    find: "  if ((await lastInteraction(tx, key)) !== seen) fail('writtenMeanwhile');\n",
    replace: '  void [lastInteraction, seen, fail];\n',
    noticedBy: THINGS,
  },
  {
    name: 'desk-settles-unseen',
    danger: 'A holder is settled by what they had said before they corrected it.',
    file: 'libs/server/auth/src/admin/identities-queue.ts',
    find: 'if (!before || now?.claim !== seen.claim)',
    replace: 'if (!before || !now)',
    noticedBy: THINGS,
  },
  {
    name: 'desk-code-counts-twice',
    danger: 'Whoever looks over a shoulder signs in with the same code.',
    file: `${DESK}/sign-in/sign-in.service.ts`,
    find: 'if (step === undefined || (person.last_step !== null && step <= person.last_step))',
    replace: 'if (step === undefined)',
    noticedBy: SIGN_IN,
  },
  {
    name: 'desk-sessions-never-idle',
    danger: 'A browser that was left alone stays signed in all day.',
    file: `${DESK}/sign-in/desk-sessions.repository.ts`,
    find: 'and s.last_seen_at > ${before(now, IDLE_MS)}',
    replace: 'and s.last_seen_at > ${before(now, IDLE_MS * 1000)}',
    noticedBy: SIGN_IN,
  },
  {
    name: 'desk-money-without-finance',
    danger: 'Whoever may see accounts fills their wallets.',
    file: `${DESK}/accounts/accounts.service.ts`,
    find: "await requireAccount(context, id, 'finance');",
    replace: 'await requireAccount(context, id);',
    noticedBy: ACCOUNTS,
  },
  {
    name: 'desk-money-twice',
    danger: 'A press that is repeated after a lost answer books again.',
    file: `${DESK}/accounts/accounts.service.ts`,
    find: 'dedupeKey: `desk:${key}`',
    replace: 'dedupeKey: `desk:${key}${Math.random()}`',
    noticedBy: ACCOUNTS,
  },
  {
    name: 'desk-collections-of-anybody',
    danger: 'Whoever answers tickets sets tariffs.',
    file: `${DESK}/collections/collections.service.ts`,
    find: "return found && mayKeep(context, found) ? found : fail('notYourRole');",
    replace: "return found ?? fail('notYourRole');",
    noticedBy: COLLECTIONS,
  },
  {
    name: 'desk-item-saved-unseen',
    danger: 'Of two people who change the same the first is undone without a word.',
    file: `${DESK}/collections/collections.service.ts`,
    find: "      if (versionOf(item) !== version) fail('changedMeanwhile');\n",
    replace: '      void version;\n',
    noticedBy: COLLECTIONS,
  },
  {
    name: 'desk-promise-changed',
    danger: 'A package gives something else than people have registered for.',
    file: `${DESK}/collections/check-values.ts`,
    find: "  if (fixed) fail('badValue', fixed.name);\n",
    replace: '',
    noticedBy: KEPT,
  },
  {
    name: 'desk-half-a-line',
    danger: 'A line is there without the terms that were refused.',
    file: `${DESK}/collections/collections.service.ts`,
    find: '    await runTransaction(context.db, (tx) => collection.add?.({ ...context, db: tx }, values) ?? Promise.resolve());',
    replace: '    await collection.add(context, values);',
    noticedBy: KEPT,
  },
  {
    name: 'desk-gives-without-role',
    danger: 'Whoever sees accounts gives them plans and lines.',
    file: `${DESK}/accounts/accounts.service.ts`,
    find: "await requireAccount(context, id, 'commerce')",
    replace: 'await requireAccount(context, id)',
    noticedBy: KEPT,
  },
];
