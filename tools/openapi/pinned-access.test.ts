import { join } from 'node:path';
import type { Access } from './access.ts';
import { listOperations } from './document.ts';
import { readContract } from './read-contract.ts';

/**
 * Who may call what, written a second time. A right that is dropped, an effect that is forgotten or a state that is let in is a slip
 * of one word in a YAML file, and every hook would obey it: so it takes two hands. Operations for everybody are pinned by
 * PUBLIC_OPERATIONS in access.ts.
 */
const PINNED: Readonly<Record<string, string>> = {
  addContacts: 'contact.edit',
  addSuppressedNumbers: 'blacklist.edit',
  addUploadToPhonebooks: 'contact.edit',
  calculatePrice: 'send.create',
  cancelSend: 'send.stop, send',
  checkBusinessNeed: 'signed in',
  checkToken: 'signed in',
  correctIdentity: 'account.edit, rights, not on behalf',
  countPhonebookNumbers: 'contact.read',
  createLiveTicket: 'signed in',
  createPhonebook: 'contact.edit',
  createSend: 'send.create, money send, active only, not on behalf',
  deleteContacts: 'contact.delete',
  deletePhonebooks: 'contact.delete',
  downloadExcluded: 'report.export, export, not on behalf',
  downloadRecipients: 'report.export, export, not on behalf',
  getCredit: 'wallet.read',
  getPhonebookImport: 'contact.read',
  getSend: 'report.read',
  getSendStats: 'report.read',
  getSupportAccess: 'signed in',
  listBanners: 'signed in',
  listContacts: 'contact.read',
  listLines: 'signed in',
  listNews: 'signed in',
  listPhonebookChoices: 'contact.read',
  listPhonebooks: 'contact.read',
  listQuickAccess: 'signed in',
  listRecipients: 'report.read',
  listSends: 'report.read',
  listSuppressedNumbers: 'blacklist.read',
  listTransactions: 'wallet.read',
  logout: 'signed in, session',
  pauseSend: 'send.stop, send',
  removeSuppressedNumbers: 'blacklist.edit',
  rescheduleSend: 'send.change, send, active only, not on behalf',
  resendFailed: 'send.create, money send, active only, not on behalf',
  resumeSend: 'send.change, send, active only, not on behalf',
  setLineLimits: 'line.edit, send',
  setSendRate: 'send.change, send, active only, not on behalf',
  setSupportAccess: 'account.support, rights, not on behalf',
  setUpBusiness: 'account.edit',
  testSend: 'send.create, money send, active only, not on behalf',
  updateContact: 'contact.edit',
  updatePhonebook: 'contact.edit',
  uploadNumbers: 'upload.create',
};

function inWords({ who, permission, effects = [], states, impersonator }: Access): string {
  const words = [who === 'member' ? permission : 'signed in'];
  if (effects.length > 0) words.push(effects.join(' '));
  if (Array.isArray(states)) words.push(states.join() === 'active' ? 'active only' : states.join(' '));
  if (impersonator !== true) words.push('not on behalf');
  return words.join(', ');
}

const located = listOperations(readContract(join(__dirname, '../..')));
const entries = located.flatMap(({ operation }): [string, Access][] => {
  const access = operation['x-access'];
  return access && access.who !== 'public' ? [[operation.operationId ?? '', access]] : [];
});

describe('who may call an operation', () => {
  it('is what stands in this table: change both, or neither', () => {
    expect(Object.fromEntries(entries.map(([id, access]) => [id, inWords(access)]))).toEqual(PINNED);
  });

  it('is nobody on behalf of the account where money or messages leave it, or data is taken out', () => {
    const leaving = entries.filter(([, { effects = [] }]) => effects.includes('money') || effects.includes('export'));
    expect(leaving.filter(([, { impersonator }]) => impersonator).map(([id]) => id)).toEqual([]);
  });

  it('is an active account only where money moves', () => {
    const spending = entries.filter(([, { effects = [] }]) => effects.includes('money'));
    expect(spending.map(([, { states }]) => states)).toEqual(spending.map(() => ['active']));
  });
});
