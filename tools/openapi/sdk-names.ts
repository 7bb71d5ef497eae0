/**
 * How programs call the operations: the noun, then the verb. What stands in no line is called by its tag and its operationId, so that a new
 * operation is there before it has a name of its own.
 */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  otp: { sendOneTimeCode: 'send', checkOneTimeCode: 'verify' },
  messages: { getMessageStatuses: 'status' },
  patterns: {
    ...{ sendPattern: 'send', testPattern: 'test', listPatterns: 'list', getPattern: 'get', createPattern: 'create' },
    ...{ updatePattern: 'update', deletePatterns: 'delete', getPatternRules: 'rules' },
    ...{ listSystemicPatterns: 'listSystemic', getSystemicPattern: 'getSystemic' },
    ...{ listSharedPatterns: 'listShared', takeSharedPattern: 'takeShared' },
  },
  sends: {
    ...{
      createSend: 'create',
      calculatePrice: 'price',
      previewTexts: 'preview',
      testSend: 'test',
      cancelSend: 'cancel',
    },
    ...{ pauseSend: 'pause', resumeSend: 'resume', rescheduleSend: 'reschedule', resendFailed: 'resendFailed' },
    ...{
      setSendRate: 'setRate',
      listSends: 'list',
      getSend: 'get',
      getSendStats: 'stats',
      listRecipients: 'recipients',
    },
    ...{
      getRecipientTimeline: 'timeline',
      downloadRecipients: 'downloadRecipients',
      downloadExcluded: 'downloadExcluded',
    },
    ...{ exportSends: 'export', exportRecipients: 'exportRecipients', listArchivedSends: 'listArchived' },
    ...{ getArchivedSendStats: 'archivedStats', listSystemicSends: 'listSystemic', getReportsOverview: 'overview' },
    ...{ getTrackedLinks: 'links', listLinkOpens: 'linkOpens', downloadQuoteExcluded: 'downloadQuoteExcluded' },
  },
  uploads: {
    ...{ uploadNumbers: 'create', beginUpload: 'begin', uploadPart: 'part', completeUpload: 'complete' },
  },
  recurring: {
    ...{ createRecurringSend: 'create', updateRecurringSend: 'update', deleteRecurringSend: 'delete' },
    ...{ listRecurringSends: 'list', listRecurringRuns: 'runs', showRecurringSend: 'get' },
    ...{ pauseRecurringSend: 'pause', resumeRecurringSend: 'resume' },
  },
  banks: {
    ...{ countBank: 'count', countJobNumbers: 'countTrade', listProvinces: 'provinces', listCounties: 'counties' },
    ...{ listCities: 'cities', listJobCategories: 'trades', listJobSubCategories: 'subTrades' },
  },
  lines: {
    ...{ listLines: 'list', getTariff: 'tariff', setLineDefaults: 'setDefaults', setLineLimits: 'setLimits' },
    ...{ listReceiverLines: 'listReceivers' },
  },
  credit: {
    ...{ getCredit: 'get', getOwnCredit: 'mine', listPayments: 'payments' },
    getBalanceAlert: 'alert',
    listTransactions: 'transactions',
    exportTransactions: 'export',
    listDeposits: 'deposits',
  },
  inbox: {
    ...{ listInbox: 'list', listConversation: 'conversation', markInboxRead: 'markRead', deleteInbox: 'delete' },
    ...{ countUnreadInbox: 'unread', exportInbox: 'export', noteInboxReply: 'noteReply' },
  },
  contacts: {
    ...{
      addContacts: 'add',
      listContacts: 'list',
      getContact: 'get',
      updateContact: 'update',
      deleteContacts: 'delete',
    },
    ...{ changeContactsInBulk: 'changeMany', deleteContactsInBulk: 'deleteMany', listContactBulks: 'listBulks' },
    ...{ blacklistContactsInBulk: 'blacklistMany', undoContactBulk: 'undoBulk', exportContacts: 'export' },
    ...{ uploadContactsFile: 'upload', importContacts: 'import' },
  },
  phonebooks: {
    ...{
      createPhonebook: 'create',
      listPhonebooks: 'list',
      listPhonebookChoices: 'choices',
      updatePhonebook: 'update',
    },
    ...{ deletePhonebooks: 'delete', countPhonebookNumbers: 'count', addUploadToPhonebooks: 'addUpload' },
    ...{ getPhonebookImport: 'getImport' },
  },
  blacklists: { addSuppressedNumbers: 'add', removeSuppressedNumbers: 'remove', listSuppressedNumbers: 'list' },
  properties: {
    ...{ createProperty: 'create', listProperties: 'list', listPropertyChoices: 'choices', updateProperty: 'update' },
    ...{ deleteProperties: 'delete' },
  },
  segments: {
    ...{ createSegment: 'create', listSegments: 'list', countSegment: 'count', updateSegment: 'update' },
    ...{ deleteSegments: 'delete' },
  },
  tags: { createTag: 'create', listTags: 'list', updateTag: 'update', deleteTags: 'delete' },
  drafts: {
    ...{
      createDraft: 'create',
      listDrafts: 'list',
      updateDraft: 'update',
      deleteDrafts: 'delete',
      countDrafts: 'count',
    },
    ...{ createDraftGroup: 'createGroup', listDraftGroups: 'listGroups', updateDraftGroup: 'updateGroup' },
    ...{ deleteDraftGroup: 'deleteGroup' },
  },
  files: {
    ...{
      listFiles: 'list',
      uploadFile: 'upload',
      downloadFile: 'download',
      renameFile: 'rename',
      deleteFiles: 'delete',
    },
    ...{ listFileCategories: 'categories' },
  },
  jobs: { listJobs: 'list', getJob: 'get', cancelJob: 'cancel', dismissJob: 'dismiss' },
  secretaries: {
    ...{ createSecretary: 'create', listSecretaries: 'list', getSecretary: 'get', updateSecretary: 'update' },
    ...{ deleteSecretaries: 'delete', setSecretaryActive: 'setActive', listSecretaryMessages: 'messages' },
    ...{ exportSecretaryMessages: 'exportMessages' },
  },
  readers: {
    ...{
      createReader: 'create',
      listReaders: 'list',
      getReader: 'get',
      updateReader: 'update',
      deleteReaders: 'delete',
    },
    ...{ addReaderCodes: 'addCodes', listReaderCodes: 'codes', deleteReaderCodes: 'deleteCodes' },
    ...{ generateReaderCodes: 'generateCodes', uploadReaderCodes: 'uploadCodes', exportReaderCodes: 'exportCodes' },
    ...{ drawReaderWinners: 'draw', listReaderDraws: 'draws', listReaderVariables: 'variables' },
  },
  polls: {
    ...{ createPoll: 'create', listPolls: 'list', getPoll: 'get', updatePoll: 'update', deletePolls: 'delete' },
    ...{ exportPollVotes: 'exportVotes' },
  },
  webhooks: { listWebhooks: 'list', listWebhookDeliveries: 'deliveries', getWebhookDelivery: 'getDelivery' },
};

export interface SdkName {
  noun: string;
  verb: string;
}

const BY_OPERATION = new Map(
  Object.entries(NAMES).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([operationId, verb]) => [operationId, { noun, verb }] as const),
  ),
);

/** What programs call an operation. */
export function sdkNameOf(operationId: string, tag = 'other'): SdkName {
  return BY_OPERATION.get(operationId) ?? { noun: tag, verb: operationId };
}
