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
  addContacts: 'contact.edit, data',
  addSuppressedNumbers: 'blacklist.edit, data',
  addUploadToPhonebooks: 'contact.edit, data',
  beginUpload: 'upload.create',
  blacklistContactsInBulk: 'blacklist.edit, data',
  calculatePrice: 'send.create',
  cancelJob: 'signed in',
  cancelSend: 'send.stop, send',
  changeContactsInBulk: 'contact.edit, data',
  checkBusinessNeed: 'signed in',
  checkToken: 'signed in',
  completeUpload: 'upload.create',
  correctIdentity: 'account.edit, rights, not on behalf',
  countBank: 'send.create',
  countDrafts: 'draft.read',
  countJobNumbers: 'send.create',
  countPhonebookNumbers: 'contact.read',
  countSegment: 'contact.read',
  countUnreadInbox: 'inbox.read',
  createDraft: 'draft.edit, data',
  createDraftGroup: 'draft.edit, data',
  createLiveTicket: 'signed in',
  createPhonebook: 'contact.edit, data',
  createProperty: 'contact.edit, data',
  createSegment: 'contact.edit, data',
  createSend: 'send.create, money send, active only, not on behalf',
  createRecurringSend: 'send.create, money send, active only, not on behalf',
  createTag: 'contact.edit, data',
  deleteContacts: 'contact.delete, data',
  deleteContactsInBulk: 'contact.delete, data',
  deleteDraftGroup: 'draft.delete, data',
  deleteDrafts: 'draft.delete, data',
  deleteInbox: 'inbox.delete, data',
  deletePhonebooks: 'contact.delete, data',
  deleteProperties: 'contact.delete, data',
  deleteRecurringSend: 'send.create, send',
  deleteSegments: 'contact.delete, data',
  deleteTags: 'contact.delete, data',
  dismissJob: 'signed in',
  downloadExcluded: 'report.export, export, not on behalf',
  downloadFile: 'signed in, export, not on behalf',
  downloadQuoteExcluded: 'send.create, export, not on behalf',
  downloadRecipients: 'report.export, export, not on behalf',
  exportContacts: 'contact.export, export, not on behalf',
  exportInbox: 'inbox.export, export, not on behalf',
  exportRecipients: 'report.export, export, not on behalf',
  exportSends: 'report.export, export, not on behalf',
  getArchivedSendStats: 'report.read',
  getContact: 'contact.read',
  getCredit: 'wallet.read',
  getJob: 'signed in',
  getPhonebookImport: 'contact.read',
  getRecipientTimeline: 'report.read',
  getReportsOverview: 'report.read',
  getSend: 'report.read',
  getSendStats: 'report.read',
  getSupportAccess: 'signed in',
  importContacts: 'contact.edit, data',
  listArchivedSends: 'report.read',
  listBanners: 'signed in',
  listCities: 'send.create',
  listContactBulks: 'contact.read',
  listContacts: 'contact.read',
  listConversation: 'inbox.read',
  listCounties: 'send.create',
  listDraftGroups: 'draft.read',
  listDrafts: 'draft.read',
  listInbox: 'inbox.read',
  listJobCategories: 'send.create',
  listJobSubCategories: 'send.create',
  listJobs: 'signed in',
  listLines: 'signed in',
  listNews: 'signed in',
  listPhonebookChoices: 'contact.read',
  listPhonebooks: 'contact.read',
  listProperties: 'contact.read',
  listPropertyChoices: 'contact.read',
  listProvinces: 'send.create',
  listQuickAccess: 'signed in',
  listRecipients: 'report.read',
  listSegments: 'contact.read',
  listRecurringRuns: 'send.create',
  listRecurringSends: 'send.create',
  listSends: 'report.read',
  listSuppressedNumbers: 'blacklist.read',
  listSystemicSends: 'report.read',
  listTags: 'contact.read',
  listTransactions: 'wallet.read',
  logout: 'signed in, session',
  markInboxRead: 'inbox.read, not on behalf',
  noteInboxReply: 'send.create, not on behalf',
  pauseSend: 'send.stop, send',
  pauseRecurringSend: 'send.create, send',
  removeSuppressedNumbers: 'blacklist.edit, data',
  rescheduleSend: 'send.change, send, active only, not on behalf',
  resendFailed: 'send.create, money send, active only, not on behalf',
  resumeSend: 'send.change, send, active only, not on behalf',
  previewTexts: 'send.create',
  resumeRecurringSend: 'send.create, send, active only, not on behalf',
  setLineDefaults: 'line.edit, data',
  setLineLimits: 'line.edit, send',
  setSendRate: 'send.change, send, active only, not on behalf',
  setSupportAccess: 'account.support, rights, not on behalf',
  setUpBusiness: 'account.edit, data',
  showRecurringSend: 'send.create',
  testSend: 'send.create, money send, active only, not on behalf',
  undoContactBulk: 'contact.edit, data',
  updateContact: 'contact.edit, data',
  updateDraft: 'draft.edit, data',
  updateDraftGroup: 'draft.edit, data',
  updatePhonebook: 'contact.edit, data',
  updateProperty: 'contact.edit, data',
  updateRecurringSend: 'send.create, send, active only, not on behalf',
  updateSegment: 'contact.edit, data',
  updateTag: 'contact.edit, data',
  uploadContactsFile: 'contact.edit',
  uploadNumbers: 'upload.create',
  uploadPart: 'upload.create',
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
