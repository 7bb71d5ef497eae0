/** One fault planted in the engine's source: the text that is replaced must be there exactly once. */
export interface Mutation {
  name: string;
  /** From the root of the workspace. */
  file: string;
  replace: string;
  by: string;
}

const SENDER = 'libs/server/sender/src';

/** Each breaks one law in one place, as a hurried hand would. All of them must be found; docs/simulation.md tells them. */
export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'status-goes-back',
    file: `${SENDER}/model/recipient-transition.ts`,
    replace: 'rankOf(wanted) > rankOf(state.status) ? wanted : state.status',
    by: 'wanted',
  },
  {
    name: 'part-ends-doubt',
    file: `${SENDER}/model/recipient-transition.ts`,
    replace: 'seen.status === RECIPIENT_STATUS.inDoubt && !isEveryPartKnown(seen, parts)',
    by: 'false',
  },
  {
    name: 'doubt-given-back-at-once',
    file: `${SENDER}/model/settlement.ts`,
    replace: "cause === 'doubt-overdue' ? SETTLED.returned : SETTLED.held",
    by: 'SETTLED.returned',
  },
  {
    name: 'slot-freed-at-the-answer',
    file: `${SENDER}/run/submitter.ts`,
    replace: 'writer.addAnswer(event, (damaged) => {\n      slots.release(chunk.parts);',
    by: 'slots.release(chunk.parts);\n    writer.addAnswer(event, (damaged) => {',
  },
  {
    name: 'half-handed-over-goes-again',
    file: `${SENDER}/run/submitter.ts`,
    replace: "outcomes.every((outcome) => outcome === undefined || outcome.kind === 'unsent')",
    by: 'outcomes.length > 0',
  },
  {
    name: 'recovery-submits-again',
    file: `${SENDER}/recovery/recover-chunks.ts`,
    replace: 'lease_until = null, from_n = c.next_n,\n        state = case when c.next_n > c.to_n then 2 else 0 end',
    by: 'lease_until = null, next_n = c.from_n, state = 0',
  },
  {
    name: 'recovery-forgets-the-marked',
    file: `${SENDER}/recovery/recover-chunks.ts`,
    replace: 'select from_n as "fromN", next_n as "nextN" from old',
    by: 'select next_n as "fromN", next_n as "nextN" from old',
  },
  {
    name: 'lost-commit-marks-again',
    file: `${SENDER}/run/lane-runner.ts`,
    replace: 'if (!answer && this.options.gate.isOpen && view?.mine && view.nextN === chunk.nextN + take) {',
    by: 'if (view?.mine) chunk.nextN = view.nextN;\n    if (chunk.nextN < 0) {',
  },
  {
    name: 'finished-while-one-is-open',
    file: `${SENDER}/sql/finish-sends.ts`,
    replace: 'k.state in (${chunkState.ready}, ${chunkState.leased}))\n    returning',
    by: 'k.state in (${chunkState.ready}))\n    returning',
  },
  {
    name: 'unknown-receipt-dropped',
    file: `${SENDER}/store/store-batch.ts`,
    replace: 'if (receipts.length > 0) await park',
    by: 'if (receipts.length < 0) await park',
  },
  {
    name: 'receipt-past-its-answer-forgotten',
    file: `${SENDER}/upkeep/parked-receipts.ts`,
    replace: 'of rows) {',
    by: 'of rows.slice(rows.length)) {',
  },
  {
    name: 'elimination-is-charged',
    file: `${SENDER}/store/end-doubts.ts`,
    replace: "if (by === 'reference') return heard;",
    by: 'if (by.length > 0) return heard;',
  },
  {
    name: 'our-name-not-compared',
    file: `${SENDER}/model/match-doubts.ts`,
    replace: 'userReference === null || userReferenceOf({ ...doubt, part }) === userReference',
    by: 'part >= 0',
  },
  {
    name: 'parts-of-a-message-named-alike',
    file: `${SENDER}/run/submitter.ts`,
    replace: 'chunk.userReference(n, part)',
    by: 'chunk.userReference(n, 0)',
  },
  {
    name: 'charged-with-every-change',
    file: `${SENDER}/store/batch-sums.ts`,
    replace: 'if (before.settled === after.settled) return;',
    by: 'if (before.settled === after.settled && after.settled !== SETTLED.charged) return;',
  },
  {
    name: 'stop-cancels-the-marked',
    file: `${SENDER}/stop/cut-chunks.ts`,
    replace: 'r.n between o.next_n and o.to_n',
    by: 'r.n <= o.to_n',
  },
  {
    name: 'stop-gives-back-twice',
    file: `${SENDER}/stop/give-back-cut.ts`,
    replace: 'amountMrial: priceMrial, charityMrial',
    by: 'amountMrial: priceMrial * 2n, charityMrial',
  },
  {
    name: 'hold-not-checked',
    file: 'libs/server/ledger/src/post.ts',
    replace: 'if (balanceMrial < 0n || heldMrial < 0n) return false;',
    by: '',
  },
  {
    name: 'key-forgotten',
    file: 'libs/server/http/src/idempotency/with-idempotency.ts',
    replace: 'return await answerAgain<T>(tx, row);',
    by: '',
  },
  {
    name: 'hours-forgotten-at-work',
    file: `${SENDER}/run/lane-controls.ts`,
    replace: 'chunk.shut = !this.hours.areOpen(chunk.windows) || chunk.isOver(',
    by: 'chunk.shut = chunk.isOver(',
  },
  {
    name: 'own-hours-forgotten',
    file: `${SENDER}/run/lane-controls.ts`,
    replace: 'return windowsOf(toPermittedHours(openFromHour, openToHour), toPermittedHours(ownFromHour, ownToHour));',
    by: 'return windowsOf(toPermittedHours(openFromHour, openToHour));',
  },
  {
    name: 'block-forgotten-at-the-mark',
    file: `${SENDER}/sql/mark-chunks.ts`,
    replace: 'and s.id = u.send_id and s.goes_on',
    by: 'and s.id = u.send_id',
  },
  {
    name: 'block-forgotten-at-its-time',
    file: `${SENDER}/control/schedule.ts`,
    replace: "and ${accountGoesOn(sql.ref('sends.account_id'))}",
    by: '',
  },
  {
    name: 'expiry-forgotten',
    file: `${SENDER}/model/expiry.ts`,
    replace: 'return validityMinutes === null ? null :',
    by: 'return validityMinutes !== -1 ? null :',
  },
  {
    name: 'other-time-not-stored',
    file: `${SENDER}/control/schedule.ts`,
    replace: 'set send_time = ${sendTime}, expires_at',
    by: 'set expires_at',
  },
  {
    name: 'resend-to-the-delivered',
    file: `${SENDER}/resend/resend-source.ts`,
    replace: 'numberArray([3, 13, 15])',
    by: 'numberArray([2, 3, 13, 15])',
  },
  {
    name: 'resend-forgets-the-one-before',
    file: `${SENDER}/resend/resend-source.ts`,
    replace: '!reached.has(mobile)',
    by: 'mobile > 0',
  },
  {
    name: 'resend-while-one-is-under-way',
    file: 'libs/server/send/src/resend.service.ts',
    replace: "if (isUnderWay) fail('resendUnderWay', 'send_id');",
    by: '',
  },
  {
    name: 'dearer-tier-forgotten',
    file: `${SENDER}/prepare/price-audience.ts`,
    replace: 'tierPrice(terms, 1100)',
    by: 'tierPrice(terms, 1000)',
  },
  {
    name: 'test-to-somebody-else',
    file: 'libs/server/send/src/test-send.service.ts',
    replace: 'keyToMobile(mobile)',
    by: 'keyToMobile(mobile + 1)',
  },
  {
    name: 'second-phonebook-not-compared',
    file: 'libs/server/audience/src/unique-numbers.ts',
    replace: '} else if (this.seen.add(mobile)) {',
    by: '} else if (this.seen.add(mobile) || i === 0) {',
  },
  {
    name: 'what-came-back-is-not-folded',
    file: `${SENDER}/sql/move-counters.ts`,
    replace: "[...COLUMNS, 'charged_mrial', 'returned_mrial'] as const",
    by: "[...COLUMNS, 'charged_mrial'] as const",
  },
  {
    name: 'spins-while-it-waits-for-slots',
    file: `${SENDER}/run/lane-runner.ts`,
    replace: '.filter((ms) => ms > 0)',
    by: '',
  },
];
