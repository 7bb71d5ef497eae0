import { join } from 'node:path';
import { listOperations } from './document.ts';
import { readContract } from './read-contract.ts';

/**
 * What a program may call with an API key, written a second time, as in pinned-access.test.ts: a leaked key opens all of it without
 * anybody's code or authenticator.
 */
const BY_KEY: Readonly<Record<string, readonly string[]>> = {
  contacts: [
    'addContacts',
    'addSuppressedNumbers',
    'addUploadToPhonebooks',
    'blacklistContactsInBulk',
    'changeContactsInBulk',
    'countPhonebookNumbers',
    'countSegment',
    'createPhonebook',
    'createProperty',
    'createSegment',
    'createTag',
    'deleteContacts',
    'deleteContactsInBulk',
    'deletePhonebooks',
    'deleteProperties',
    'deleteSegments',
    'deleteTags',
    'exportContacts',
    'getContact',
    'getPhonebookImport',
    'importContacts',
    'listContactBulks',
    'listContacts',
    'listPhonebookChoices',
    'listPhonebooks',
    'listProperties',
    'listPropertyChoices',
    'listSegments',
    'listSuppressedNumbers',
    'listTags',
    'removeSuppressedNumbers',
    'undoContactBulk',
    'updateContact',
    'updatePhonebook',
    'updateProperty',
    'updateSegment',
    'updateTag',
    'uploadContactsFile',
  ],
  deposits: ['listDeposits'],
  developers: ['checkOneTimeCode', 'getMessageStatuses', 'sendOneTimeCode', 'sendPattern'],
  drafts: [
    'countDrafts',
    'createDraft',
    'createDraftGroup',
    'deleteDraftGroup',
    'deleteDrafts',
    'listDraftGroups',
    'listDrafts',
    'updateDraft',
    'updateDraftGroup',
  ],
  files: ['deleteFiles', 'downloadFile', 'listFileCategories', 'listFiles', 'renameFile', 'uploadFile'],
  inbox: [
    'countUnreadInbox',
    'deleteInbox',
    'exportInbox',
    'listConversation',
    'listInbox',
    'markInboxRead',
    'noteInboxReply',
  ],
  jobs: ['cancelJob', 'dismissJob', 'getJob', 'listJobs'],
  patterns: [
    'createPattern',
    'deletePatterns',
    'getPattern',
    'getPatternRules',
    'getSystemicPattern',
    'listPatterns',
    'listSharedPatterns',
    'listSystemicPatterns',
    'takeSharedPattern',
    'testPattern',
    'updatePattern',
  ],
  reports: [
    'downloadExcluded',
    'downloadRecipients',
    'exportRecipients',
    'exportSends',
    'getArchivedSendStats',
    'getRecipientTimeline',
    'getReportsOverview',
    'getSend',
    'getSendStats',
    'getTrackedLinks',
    'listArchivedSends',
    'listLinkOpens',
    'listRecipients',
    'listSends',
    'listSystemicSends',
  ],
  secretary: [
    'addReaderCodes',
    'createPoll',
    'createReader',
    'createSecretary',
    'deletePolls',
    'deleteReaderCodes',
    'deleteReaders',
    'deleteSecretaries',
    'drawReaderWinners',
    'exportPollVotes',
    'exportReaderCodes',
    'exportSecretaryMessages',
    'generateReaderCodes',
    'getPoll',
    'getReader',
    'getSecretary',
    'listPolls',
    'listReaderCodes',
    'listReaderDraws',
    'listReaderVariables',
    'listReaders',
    'listReceiverLines',
    'listSecretaries',
    'listSecretaryMessages',
    'setSecretaryActive',
    'updatePoll',
    'updateReader',
    'updateSecretary',
    'uploadReaderCodes',
  ],
  send: [
    'beginUpload',
    'calculatePrice',
    'cancelSend',
    'completeUpload',
    'countBank',
    'countJobNumbers',
    'createRecurringSend',
    'createSend',
    'deleteRecurringSend',
    'downloadQuoteExcluded',
    'getTariff',
    'listCities',
    'listCounties',
    'listJobCategories',
    'listJobSubCategories',
    'listLines',
    'listProvinces',
    'listRecurringRuns',
    'listRecurringSends',
    'pauseRecurringSend',
    'pauseSend',
    'previewTexts',
    'rescheduleSend',
    'resendFailed',
    'resumeRecurringSend',
    'resumeSend',
    'setLineDefaults',
    'setLineLimits',
    'setSendRate',
    'showRecurringSend',
    'testSend',
    'updateRecurringSend',
    'uploadNumbers',
    'uploadPart',
  ],
  payments: ['listPayments'],
  wallet: ['exportTransactions', 'getBalanceAlert', 'getCredit', 'getOwnCredit', 'listTransactions'],
  webhooks: ['getWebhookDelivery', 'listWebhookDeliveries', 'listWebhooks'],
};

/**
 * What a test key may call, written a second time: what keys read, and what has a sandbox. Whatever sends or spends and stands here has a
 * branch of its own in its service; `apps/api/src/start/key-matrix.test.ts` calls all of it.
 */
const BY_TEST_KEY: Readonly<Record<string, readonly string[]>> = {
  contacts: [
    'countPhonebookNumbers',
    'countSegment',
    'getContact',
    'getPhonebookImport',
    'listContactBulks',
    'listContacts',
    'listPhonebookChoices',
    'listPhonebooks',
    'listProperties',
    'listPropertyChoices',
    'listSegments',
    'listSuppressedNumbers',
    'listTags',
  ],
  deposits: ['listDeposits'],
  developers: ['checkOneTimeCode', 'getMessageStatuses', 'sendOneTimeCode', 'sendPattern'],
  drafts: ['countDrafts', 'listDraftGroups', 'listDrafts'],
  files: ['listFileCategories', 'listFiles'],
  inbox: ['countUnreadInbox', 'listConversation', 'listInbox'],
  jobs: ['getJob', 'listJobs'],
  patterns: [
    'getPattern',
    'getPatternRules',
    'getSystemicPattern',
    'listPatterns',
    'listSharedPatterns',
    'listSystemicPatterns',
  ],
  reports: [
    'getArchivedSendStats',
    'getRecipientTimeline',
    'getReportsOverview',
    'getSend',
    'getSendStats',
    'getTrackedLinks',
    'listArchivedSends',
    'listLinkOpens',
    'listRecipients',
    'listSends',
    'listSystemicSends',
  ],
  secretary: [
    'getPoll',
    'getReader',
    'getSecretary',
    'listPolls',
    'listReaderCodes',
    'listReaderDraws',
    'listReaderVariables',
    'listReaders',
    'listReceiverLines',
    'listSecretaries',
    'listSecretaryMessages',
  ],
  send: [
    'calculatePrice',
    'countBank',
    'countJobNumbers',
    'createSend',
    'getTariff',
    'listCities',
    'listCounties',
    'listJobCategories',
    'listJobSubCategories',
    'listLines',
    'listProvinces',
    'listRecurringRuns',
    'listRecurringSends',
    'previewTexts',
    'showRecurringSend',
  ],
  payments: ['listPayments'],
  wallet: ['getBalanceAlert', 'getCredit', 'getOwnCredit', 'listTransactions'],
  webhooks: ['getWebhookDelivery', 'listWebhookDeliveries', 'listWebhooks'],
};
const WITH_SANDBOX = ['createSend', 'sendOneTimeCode', 'sendPattern'];

const operations = listOperations(readContract(join(__dirname, '../..'))).map(({ operation }) => ({
  id: operation.operationId ?? '',
  tag: operation.tags?.[0] ?? '',
  access: operation['x-access'],
  security: operation.security,
}));
const open = operations.filter(({ access }) => access?.keys);

describe('what a key opens', () => {
  it('is what stands in this table: change both, or neither', () => {
    const byTag: Record<string, string[]> = {};
    for (const { id, tag } of open) (byTag[tag] ??= []).push(id);
    for (const ids of Object.values(byTag)) ids.sort();
    expect(byTag).toEqual(BY_KEY);
  });

  it('is less for a test key: what stands in the second table, and nothing that leaves a trace but in the sandbox', () => {
    const forTests = open.filter(({ access }) => access?.test);
    const byTag: Record<string, string[]> = {};
    for (const { id, tag } of forTests) (byTag[tag] ??= []).push(id);
    for (const ids of Object.values(byTag)) ids.sort();
    expect(byTag).toEqual(BY_TEST_KEY);
    const traced = forTests.filter(({ access }) => (access?.effects ?? []).length > 0);
    expect(traced.map(({ id }) => id).sort()).toEqual(WITH_SANDBOX);
  });

  it('is nothing about who may what, who is in, or money that buys no messages', () => {
    const effects = open.map(({ access }) => access?.effects ?? []);
    expect(effects.filter((some) => some.includes('rights') || some.includes('session'))).toEqual([]);
    expect(effects.filter((some) => some.includes('money') && !some.includes('send'))).toEqual([]);
    const touched = new Set(open.map(({ access }) => access?.permission?.split('.')[0]));
    for (const resource of ['account', 'apikey', 'colleague', 'role', 'plan', 'ticket']) {
      expect(touched).not.toContain(resource);
    }
  });

  it('shows in the API reference how the key is sent', () => {
    const byKey = { apiKey: [] };
    for (const { security, access } of operations) {
      expect((security ?? []).some((way) => JSON.stringify(way) === JSON.stringify(byKey))).toBe(access?.keys);
    }
  });
});
