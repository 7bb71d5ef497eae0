import type { Mutant } from '../mutant.ts';

const HTTP = 'libs/server/http/src';
const MASKED = ['apps/api/src/start/masked-numbers.test.ts'];
const REACH = ['apps/api/src/start/limited-reach.test.ts'];

/** What a role keeps from its members: whole numbers, other lines, other phonebooks. */
export const REACH_MUTANTS: readonly Mutant[] = [
  {
    name: 'masked-member-reads-numbers',
    danger: 'A role that sees numbers masked reads them in every list.',
    file: `${HTTP}/access/role-sight.ts`,
    find: 'return seesMasked(context) ? numbers.mask(operationId, shown, account.accountId) : shown;',
    replace: 'return seesMasked(context) ? shown : shown;',
    noticedBy: MASKED,
  },
  {
    name: 'masked-member-searches-by-number',
    danger: 'A masked number is guessed digit by digit.',
    file: `${HTTP}/person-numbers/person-numbers.ts`,
    find: 'if (asksByNumber) throw',
    replace: 'if (asksByNumber && value === "") throw',
    noticedBy: [`${HTTP}/person-numbers/person-numbers.test.ts`],
  },
  {
    name: 'masked-export-is-whole',
    danger: 'The file of contacts has what the list does not show.',
    file: 'libs/server/exports/src/export-job.ts',
    find: 'return isMasked && holdsNumber ? maskNumber : undefined;',
    replace: 'return isMasked && holdsText ? maskNumber : undefined;',
    noticedBy: [
      'libs/server/exports/src/export-job.test.ts',
      'libs/server/contacts/src/exports/contacts-export.test.ts',
    ],
  },
  {
    name: 'hidden-texts-are-in-files',
    danger: 'A colleague who may not read messages reads them in a file of the report.',
    file: 'libs/server/exports/src/export-job.ts',
    find: 'if (isTextless && holdsText) return () => HIDDEN_TEXT;',
    replace: 'if (isTextless && !holdsText) return () => HIDDEN_TEXT;',
    noticedBy: ['libs/server/exports/src/export-job.test.ts'],
  },
  {
    name: 'hidden-texts-of-others-are-answered',
    danger: 'A colleague who may not read messages reads those of everybody.',
    file: 'libs/server/http/src/hidden-texts/hidden-texts.ts',
    find: '&& by?.person?.id === String(userId);',
    replace: '&& by?.person?.id !== String(userId);',
    noticedBy: ['libs/server/http/src/hidden-texts/hidden-texts.test.ts'],
  },
  {
    name: 'hidden-texts-of-forwards-are-answered',
    danger: 'A colleague who may not read messages reads those that a secretary forwards for them.',
    file: 'libs/server/http/src/hidden-texts/hidden-texts.ts',
    find: "return by?.kind !== 'secretary' &&",
    replace: "return by?.kind !== 'nobody' &&",
    noticedBy: ['libs/server/http/src/hidden-texts/hidden-texts.test.ts'],
  },
  {
    name: 'hidden-texts-are-downloaded',
    danger: 'A file with texts that a colleague made is read by who may not read texts.',
    file: 'libs/server/files/src/files.repository.ts',
    find: 'if (hidesTexts && !holdsNoTexts(row.purpose)) return undefined;',
    replace: 'if (hidesTexts && row.purpose === "") return undefined;',
    noticedBy: ['apps/api/src/start/hidden-texts.test.ts'],
  },
  {
    name: 'masked-member-downloads-whole-files',
    danger: 'A file that a colleague made is read by a masked member.',
    file: 'libs/server/files/src/files.repository.ts',
    find: 'if (masksNumbers && !holdsNoNumbers(row.purpose)) return undefined;',
    replace: 'if (masksNumbers && row.purpose === "") return undefined;',
    noticedBy: MASKED,
  },
  {
    name: 'masked-key-reads-a-facade',
    danger: 'A program with a masked key reads whole numbers through another API.',
    file: 'libs/server/facades/core/src/serve-facade.ts',
    find: '? maskWholeNumbers(readable) : readable',
    replace: '? readable : readable',
    noticedBy: ['libs/server/facades/kavenegar/src/kavenegar.test.ts'],
  },
  {
    name: 'number-names-of-other-accounts',
    danger: 'A name of a number that another account was given tells that number.',
    file: `${HTTP}/person-numbers/number-refs.ts`,
    find: '!block.equals(blockOf(accountId, number))',
    replace: '!block.equals(block)',
    noticedBy: [`${HTTP}/person-numbers/person-numbers.test.ts`],
  },
  {
    name: 'limited-member-uses-every-line',
    danger: 'A role with one line sends from all of them.',
    file: `${HTTP}/access/limits-now.ts`,
    find: '  if (seesLine(id)) return;\n',
    replace: '  if (seesLine(id) || id > 0n) return;\n',
    noticedBy: REACH,
  },
  {
    name: 'limited-member-sees-all-contacts',
    danger: 'A role with one phonebook reads the contacts of all.',
    file: 'libs/server/contacts/src/contacts/contact-question.ts',
    find: '    ...inReach(accountId, mobile),\n',
    replace: '',
    noticedBy: REACH,
  },
  {
    name: 'no-phonebooks-left-is-all',
    danger: 'When the phonebooks of a role are deleted its members see all others.',
    file: 'libs/server/contacts/src/phonebooks/phonebooks.repository.ts',
    find: "all.where('id', 'in', [0n, ...phonebookIds])",
    replace: "all.where('id', '>', 0n)",
    noticedBy: REACH,
  },
];
