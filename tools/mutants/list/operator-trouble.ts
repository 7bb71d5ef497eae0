import type { Mutant } from '../mutant.ts';

const CARRIER = 'libs/server/carrier/src';
const SILENT = [`${CARRIER}/smpp/silent-operator.test.ts`];
const TROUBLE = ['libs/server/sender/src/sender-operator-trouble.test.ts'];
const REUSED = ['libs/server/sender/src/store/reused-ids.test.ts'];
const MANUALS = [`${CARRIER}/incoming/receipt-manuals.test.ts`];
const BURST = [`${CARRIER}/incoming/burst.test.ts`];

export const OPERATOR_TROUBLE_MUTANTS: readonly Mutant[] = [
  {
    name: 'system-error-refuses-for-good',
    danger: 'An outage of ten seconds refuses a thousand messages, and nobody gets them.',
    file: `${CARRIER}/smpp/error-classes.ts`,
    find: "[0x08, 'later']",
    replace: "[0x08, 'refused']",
    noticedBy: [`${CARRIER}/smpp/error-classes.test.ts`],
  },
  {
    name: 'only-slot-reserved',
    danger: 'With a window of one nothing ever leaves.',
    file: `${CARRIER}/smpp/smpp-carrier.ts`,
    find: 'Math.max(0, capacity - 1)',
    replace: 'capacity',
    noticedBy: [`${CARRIER}/smpp/smpp-carrier.test.ts`],
  },
  {
    name: 'reads-whatever-comes',
    danger: 'A burst of receipts fills the memory, while the database is away even all of it.',
    file: `${CARRIER}/incoming/incoming.ts`,
    find: '    this.owner.onFlow(flows);\n',
    replace: '',
    noticedBy: BURST,
  },
  {
    name: 'late-because-we-did-not-read',
    danger: 'Messages that the operator answered in time come in doubt.',
    file: `${CARRIER}/smpp/smpp-session.ts`,
    find: '    this.inFlight.prolong(unreadMs);\n',
    replace: '',
    noticedBy: BURST,
  },
  {
    name: 'unread-receipts-acknowledged-and-lost',
    danger: 'An operator with words of its own: nobody ever learns what became of the messages, nor why.',
    file: `${CARRIER}/incoming/incoming.ts`,
    find: 'this.track(listener.onUnread?.(unread) ?? Promise.resolve(), answer);',
    replace: 'answer(unread.said !== undefined);',
    noticedBy: [`${CARRIER}/incoming/receipt-dialects.test.ts`],
  },
  {
    name: 'silent-operator-gets-windows',
    danger: 'A silent operator puts a window in doubt every half minute, without end.',
    file: `${CARRIER}/smpp/smpp-session.ts`,
    find: 'if (now - this.lastAnswerAt >= this.settings.answerTimeoutMs) this.fellSilent(expired.length);',
    replace: '',
    noticedBy: SILENT,
  },
  {
    name: 'new-connection-gets-a-window',
    danger: 'An operator that takes a window and cuts the line puts one in doubt with every connection.',
    file: `${CARRIER}/smpp/smpp-session.ts`,
    find: 'if (lost.written.length > 0 && !this.hasAnswered) this.fellSilent(lost.written.length);',
    replace: '',
    noticedBy: SILENT,
  },
  {
    name: 'late-answers-thrown-away',
    danger: 'Messages that were delivered are in doubt, and their money goes back after a day.',
    file: 'libs/server/sender/src/run/submitter.ts',
    find: "event.kind === 'unknown' ? () => this.awaitLate(message) : undefined",
    replace: "event.kind === 'unknown' ? () => undefined : undefined",
    noticedBy: TROUBLE,
  },
  {
    name: 'late-answer-of-one-part-speaks-for-all',
    danger: 'A long text of which one part left is charged whole.',
    file: 'libs/server/sender/src/run/submitter.ts',
    find: 'const kind = combineOutcomes(known);',
    replace: 'const kind = combineOutcomes(known.slice(0, 0).concat(answer));',
    noticedBy: TROUBLE,
  },
  {
    name: 'late-refusal-submits-again',
    danger: 'What is in doubt is sent twice.',
    file: `${CARRIER}/smpp/answers.ts`,
    find: "if (status !== STATUS.ok) item?.resolveLate?.({ kind: 'refused', code: status });",
    replace: 'if (status !== STATUS.ok && item) this.failed(item, status);',
    noticedBy: SILENT,
  },
  {
    name: 'receipt-of-another-number',
    danger: "An id that is used again marks somebody else's message, and charges or gives back its money.",
    file: 'libs/server/sender/src/model/choose-place.ts',
    find: 'place.mobile === null || place.mobile === mobile',
    replace: 'place.mobile !== undefined || mobile < 0',
    noticedBy: REUSED,
  },
  {
    name: 'unbind-answered-before-the-window',
    danger: 'A polite goodbye of the operator puts a window in doubt.',
    file: `${CARRIER}/smpp/smpp-session.ts`,
    find: '    if (this.inFlight.size === 0) this.leave();\n  }\n\n  private leave',
    replace: '    this.leave();\n  }\n\n  private leave',
    noticedBy: [`${CARRIER}/smpp/dismissal.test.ts`],
  },
  {
    name: 'handset-message-taken-for-a-receipt',
    danger: 'An operator that names messages of handsets by receipted_message_id: nobody ever reads them.',
    file: `${CARRIER}/incoming/receipt-form.ts`,
    find: 'return tlvs.has(TLV.messageState) || STATE.test(receiptText(message));',
    replace: 'return STATE !== undefined;',
    noticedBy: MANUALS,
  },
  {
    name: 'own-words-of-the-operator-come-last',
    danger: 'Who refuses advertising is shown as not delivered, and paid for where blacklisted is free.',
    file: `${CARRIER}/incoming/receipt-states.ts`,
    find: 'if (told && own.size === 0) return told;',
    replace: 'if (told) return told;',
    noticedBy: MANUALS,
  },
  {
    name: 'receipt-of-a-whole-message-ends-a-doubt',
    danger: 'A long text of which one part left is charged whole.',
    file: 'libs/server/sender/src/model/recipient-transition.ts',
    find: 'isWhole && status !== RECIPIENT_STATUS.inDoubt',
    replace: 'isWhole && status !== undefined',
    noticedBy: ['libs/server/sender/src/model/recipient-transition.test.ts'],
  },
];
