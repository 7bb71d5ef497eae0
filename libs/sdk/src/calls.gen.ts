/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { BytesCall, Call, PagedCall } from './call-types';

/** Method, path and flags of every call; what the flags mean stands in `plan.ts`. */
export const CALLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  banks: {
    cities: 'GET /send/banks/cities rq',
    count: 'POST /send/banks/counts r',
    countTrade: 'GET /send/jobs/number-count rq',
    counties: 'GET /send/banks/counties rq',
    provinces: 'GET /send/banks/provinces rq',
    subTrades: 'GET /send/jobs/sub-categories rq',
    trades: 'GET /send/jobs/categories rq',
  },
  blacklists: {
    add: 'POST /phonebooks/blacklist/add-list ',
    list: 'POST /phonebooks/blacklist/list rp',
    remove: 'POST /phonebooks/blacklist/delete-list ',
  },
  contacts: {
    add: 'POST /phonebooks/numbers/add-list-new ',
    blacklistMany: 'POST /phonebooks/numbers/bulk-blacklist ',
    changeMany: 'POST /phonebooks/numbers/bulk ',
    delete: 'POST /phonebooks/numbers/delete-list ',
    deleteMany: 'POST /phonebooks/numbers/bulk-delete ',
    export: 'POST /phonebooks/numbers/export ',
    get: 'GET /phonebooks/numbers/contact rq',
    import: 'POST /phonebooks/numbers/import-new ',
    list: 'POST /phonebooks/numbers/contact-list rp',
    listBulks: 'GET /phonebooks/numbers/bulk/list rq',
    undoBulk: 'POST /phonebooks/numbers/bulk/undo ',
    update: 'POST /phonebooks/numbers/update-new ',
    upload: 'POST /phonebooks/numbers/import-file qf',
  },
  credit: {
    alert: 'GET /user/setting/low_balance rq',
    deposits: 'POST /deposit/list rp',
    export: 'POST /export/new ',
    get: 'GET /credit rq',
    mine: 'GET /payment/credit/mine rq',
    payments: 'POST /report/payment/new rp',
    transactions: 'POST /transactions rp',
  },
  drafts: {
    count: 'GET /user/draft/group/count rq',
    create: 'POST /user/draft/create ',
    createGroup: 'POST /user/draft/group/create ',
    delete: 'POST /user/draft/delete ',
    deleteGroup: 'POST /user/draft/group/delete ',
    list: 'POST /user/draft/list rp',
    listGroups: 'GET /user/draft/group/list rq',
    update: 'POST /user/draft/update ',
    updateGroup: 'POST /user/draft/group/update ',
  },
  files: {
    categories: 'GET /user/files/categories rq',
    delete: 'POST /user/files/delete-list ',
    download: 'GET /user/files/download qb',
    list: 'POST /user/files rp',
    rename: 'POST /user/files/rename ',
    upload: 'POST /user/files/upload qf',
  },
  inbox: {
    conversation: 'POST /report/messages-inbox/conversation rp',
    delete: 'POST /report/messages-inbox/delete-list ',
    export: 'POST /report/messages-inbox/export ',
    list: 'POST /report/messages-inbox rp',
    markRead: 'POST /report/messages-inbox/read ',
    noteReply: 'POST /report/messages-inbox/note-reply ',
    unread: 'GET /report/messages-inbox/unread-count rq',
  },
  jobs: {
    cancel: 'POST /jobs/cancel ',
    dismiss: 'POST /jobs/dismiss ',
    get: 'GET /jobs/details rq',
    list: 'GET /jobs rq',
  },
  lines: {
    list: 'GET /number/numbers rq',
    listReceivers: 'GET /numbers/receiver-list rq',
    setDefaults: 'POST /numbers/defaults/upsert ',
    setLimits: 'POST /number/set_limits ',
    tariff: 'GET /get_tariff rq',
  },
  messages: {
    status: 'POST /messages/status r',
  },
  otp: {
    send: 'POST /otp/send k',
    verify: 'POST /otp/verify ',
  },
  patterns: {
    create: 'POST /patterns/normal ',
    delete: 'POST /patterns/delete ',
    get: 'GET /patterns/details rq',
    getSystemic: 'GET /patterns/systemic/details rq',
    list: 'POST /patterns rp',
    listShared: 'POST /patterns/shared rp',
    listSystemic: 'POST /patterns/systemic rp',
    rules: 'GET /patterns/rules rq',
    send: 'POST /pattern/send k',
    takeShared: 'POST /patterns/shared/take ',
    test: 'POST /patterns/test k',
    update: 'POST /patterns/normal/update ',
  },
  phonebooks: {
    addUpload: 'POST /phonebooks/numbers/add-upload ',
    choices: 'GET /phonebooks rq',
    count: 'GET /phonebooks/numbers/count rq',
    create: 'POST /phonebooks ',
    delete: 'POST /phonebooks/delete-list ',
    getImport: 'GET /phonebooks/numbers/import rq',
    list: 'POST /phonebooks/list-new rp',
    update: 'POST /phonebooks/update ',
  },
  polls: {
    create: 'POST /advanced-services/polls/create ',
    delete: 'POST /advanced-services/polls/delete-list ',
    exportVotes: 'POST /advanced-services/polls/export-votes ',
    get: 'GET /advanced-services/polls/details rq',
    list: 'POST /advanced-services/polls/list rp',
    update: 'POST /advanced-services/polls/update ',
  },
  properties: {
    choices: 'GET /phonebooks/options rq',
    create: 'POST /phonebooks/options ',
    delete: 'POST /phonebooks/options/delete-list ',
    list: 'POST /phonebooks/options/list-new rp',
    update: 'POST /phonebooks/options/update ',
  },
  readers: {
    addCodes: 'POST /advanced-reader/add-codes ',
    codes: 'POST /advanced-reader/codes rp',
    create: 'POST /advanced-reader/create ',
    delete: 'POST /advanced-reader/delete-list ',
    deleteCodes: 'POST /advanced-reader/delete-codes ',
    draw: 'POST /advanced-reader/draw ',
    draws: 'POST /advanced-reader/draws rp',
    exportCodes: 'POST /advanced-reader/export-codes ',
    generateCodes: 'POST /advanced-reader/generate-codes ',
    get: 'GET /advanced-reader/details rq',
    list: 'POST /advanced-reader/index rp',
    update: 'POST /advanced-reader/update ',
    uploadCodes: 'POST /advanced-reader/upload-codes qf',
    variables: 'GET /advanced-reader/get-variables rq',
  },
  recurring: {
    create: 'POST /send/recurring/create k',
    delete: 'POST /send/recurring/delete ',
    get: 'GET /send/recurring/show rq',
    list: 'POST /send/recurring/list rp',
    pause: 'POST /send/recurring/pause ',
    resume: 'POST /send/recurring/resume ',
    runs: 'POST /send/recurring/runs rp',
    update: 'POST /send/recurring/update ',
  },
  secretaries: {
    create: 'POST /advanced-services/general-messaging/create ',
    delete: 'POST /advanced-services/general-messaging/delete-list ',
    exportMessages: 'POST /advanced-services/module-inboxes-export ',
    get: 'GET /advanced-services/general-messaging/details rq',
    list: 'POST /advanced-services/general-messaging/list rp',
    messages: 'POST /advanced-services/module-inboxes-list rp',
    setActive: 'POST /advanced-services/general-messaging/active ',
    update: 'POST /advanced-services/general-messaging/update ',
  },
  segments: {
    count: 'POST /phonebooks/segments/count r',
    create: 'POST /phonebooks/segments ',
    delete: 'POST /phonebooks/segments/delete-list ',
    list: 'GET /phonebooks/segments rq',
    update: 'POST /phonebooks/segments/update ',
  },
  sends: {
    archivedStats: 'GET /report/archive_bulk_stats rq',
    cancel: 'POST /send/cancel ',
    create: 'POST /send k',
    downloadExcluded: 'GET /report/download_excluded qb',
    downloadQuoteExcluded: 'POST /send/download_excluded b',
    downloadRecipients: 'GET /report/download_recipients qb',
    export: 'POST /report/list_export ',
    exportRecipients: 'POST /report/recipients_export ',
    get: 'GET /report/by_bulk rq',
    linkOpens: 'POST /panel/link_tracker/recipients rp',
    links: 'GET /panel/link_tracker rq',
    list: 'POST /report/new_list rp',
    listArchived: 'POST /report/archive_list rp',
    listSystemic: 'POST /report/systemic_list rp',
    overview: 'GET /report/overview rq',
    pause: 'POST /send/pause ',
    preview: 'POST /send/preview ',
    price: 'POST /send/calculate-price ',
    recipients: 'POST /report/recipients rp',
    reschedule: 'POST /send/reschedule ',
    resendFailed: 'POST /send/resend_failed k',
    resume: 'POST /send/resume ',
    setRate: 'POST /send/set_rate ',
    stats: 'GET /report/bulk_stats rq',
    test: 'POST /send/test k',
    timeline: 'GET /report/recipient_timeline rq',
  },
  tags: {
    create: 'POST /phonebooks/numbers/tags ',
    delete: 'POST /phonebooks/numbers/tags/delete-list ',
    list: 'GET /phonebooks/numbers/tags rq',
    update: 'POST /phonebooks/numbers/tags/update ',
  },
  uploads: {
    begin: 'POST /send/uploads/begin ',
    complete: 'POST /send/uploads/complete ',
    create: 'POST /send/uploads qf',
    part: 'POST /send/uploads/part ',
  },
  webhooks: {
    deliveries: 'POST /webhooks/deliveries/list rp',
    getDelivery: 'GET /webhooks/deliveries/show rq',
    list: 'GET /webhooks/list rq',
  },
};

/** What a program with a key may call, by noun and verb. */
export interface PeykCalls {
  readonly banks: {
    /** The cities of a county. */
    readonly cities: Call<'listCities'>;
    /** How many people of the bank some filters find, by operator. */
    readonly count: Call<'countBank'>;
    /** How many numbers of a category of businesses there are, by operator. */
    readonly countTrade: Call<'countJobNumbers'>;
    /** The counties of a province. */
    readonly counties: Call<'listCounties'>;
    /** The provinces that people of the bank live in. */
    readonly provinces: Call<'listProvinces'>;
    /** The kinds of businesses of a main category. */
    readonly subTrades: Call<'listJobSubCategories'>;
    /** The main categories of businesses. */
    readonly trades: Call<'listJobCategories'>;
  };
  readonly blacklists: {
    /** Puts numbers on a blacklist. */
    readonly add: Call<'addSuppressedNumbers'>;
    /** Numbers of one of the three lists, newest first. */
    readonly list: PagedCall<'listSuppressedNumbers'>;
    /** Takes numbers off a blacklist. */
    readonly remove: Call<'removeSuppressedNumbers'>;
  };
  readonly contacts: {
    /** Puts numbers into phonebooks. */
    readonly add: Call<'addContacts'>;
    /** Puts many contacts on a blacklist. */
    readonly blacklistMany: Call<'blacklistContactsInBulk'>;
    /** Puts many contacts into a phonebook or a tag on them, or takes them out or off. */
    readonly changeMany: Call<'changeContactsInBulk'>;
    /** Deletes contacts, or takes them out of one phonebook. */
    readonly delete: Call<'deleteContacts'>;
    /** Deletes many contacts. */
    readonly deleteMany: Call<'deleteContactsInBulk'>;
    /** Begins to write contacts into a file. */
    readonly export: Call<'exportContacts'>;
    /** One contact. */
    readonly get: Call<'getContact'>;
    /** Begins to make contacts of an uploaded file. */
    readonly import: Call<'importContacts'>;
    /** Contacts; newest first, within a phonebook by number. */
    readonly list: PagedCall<'listContacts'>;
    /** What was done to many contacts in the last day, newest first; at most ten. */
    readonly listBulks: Call<'listContactBulks'>;
    /** Undoes what was done to many contacts. */
    readonly undoBulk: Call<'undoContactBulk'>;
    /** Changes a contact. */
    readonly update: Call<'updateContact'>;
    /** Takes a file of contacts, and tells what stands in it. */
    readonly upload: Call<'uploadContactsFile'>;
  };
  readonly credit: {
    /** Below which balance the account is told, and at which number. */
    readonly alert: Call<'getBalanceAlert'>;
    /** The transfers that were written down, newest first. */
    readonly deposits: PagedCall<'listDeposits'>;
    /** Begins to make a spreadsheet of everything that the list of transactions finds. */
    readonly export: Call<'exportTransactions'>;
    /** The balance of the wallet. */
    readonly get: Call<'getCredit'>;
    /** The same as `credit`, by a name that programs of others know. */
    readonly mine: Call<'getOwnCredit'>;
    /** The payments through gateways that were begun, newest first, with what became of each. */
    readonly payments: PagedCall<'listPayments'>;
    /** What came into the wallet and what left it, newest first. */
    readonly transactions: PagedCall<'listTransactions'>;
  };
  readonly drafts: {
    /** How many groups and drafts there are, and may be. */
    readonly count: Call<'countDrafts'>;
    /** Keeps a text to be sent again and again. */
    readonly create: Call<'createDraft'>;
    /** Makes an empty group. */
    readonly createGroup: Call<'createDraftGroup'>;
    /** Deletes drafts. */
    readonly delete: Call<'deleteDrafts'>;
    /** Deletes a group with its drafts. */
    readonly deleteGroup: Call<'deleteDraftGroup'>;
    /** Drafts, newest first. */
    readonly list: PagedCall<'listDrafts'>;
    /** All groups of drafts, by title. */
    readonly listGroups: Call<'listDraftGroups'>;
    /** Gives a draft another text or other settings, or moves it to another group. */
    readonly update: Call<'updateDraft'>;
    /** Gives a group another title. */
    readonly updateGroup: Call<'updateDraftGroup'>;
  };
  readonly files: {
    /** The kinds of files, how many there are of each, and how much room is left. */
    readonly categories: Call<'listFileCategories'>;
    /** Deletes files, all of them or none. */
    readonly delete: Call<'deleteFiles'>;
    /** The content of a file that is kept for the account. */
    readonly download: BytesCall<'downloadFile'>;
    /** The files of the account, newest first. */
    readonly list: PagedCall<'listFiles'>;
    /** Gives a file of one's own another name. */
    readonly rename: Call<'renameFile'>;
    /** Keeps a file of one's own for a year. */
    readonly upload: Call<'uploadFile'>;
  };
  readonly inbox: {
    /** What a number has written to the account, and what was replied to it, newest first. */
    readonly conversation: PagedCall<'listConversation'>;
    /** Deletes messages for good. */
    readonly delete: Call<'deleteInbox'>;
    /** Begins to write what the list finds into a file. */
    readonly export: Call<'exportInbox'>;
    /** Messages from handsets to the lines of the account, newest first. */
    readonly list: PagedCall<'listInbox'>;
    /** Marks messages as read, or as unread again. */
    readonly markRead: Call<'markInboxRead'>;
    /** Lets a send stand in the conversation that it answers. */
    readonly noteReply: Call<'noteInboxReply'>;
    /** How many messages nobody has read yet; exact. */
    readonly unread: Call<'countUnreadInbox'>;
  };
  readonly jobs: {
    /** Ends a job before it is done. */
    readonly cancel: Call<'cancelJob'>;
    /** Takes a job that has ended off the list, for all users of the account. */
    readonly dismiss: Call<'dismissJob'>;
    /** One job. */
    readonly get: Call<'getJob'>;
    /** Work that runs for the account, and what ended in the last day. */
    readonly list: Call<'listJobs'>;
  };
  readonly lines: {
    /** The lines (sender numbers) this account may send from. */
    readonly list: Call<'listLines'>;
    /** The lines that a secretary may listen on. */
    readonly listReceivers: Call<'listReceiverLines'>;
    /** What an account calls a line, and which line is chosen when nobody chooses one. */
    readonly setDefaults: Call<'setLineDefaults'>;
    /** Limits what an account sends from a line, beside the limits that the line has for everybody. */
    readonly setLimits: Call<'setLineLimits'>;
    /** What a part of a message costs today, on each line of the account. */
    readonly tariff: Call<'getTariff'>;
  };
  readonly messages: {
    /** What has become of messages, by their ids or by the program's own names. */
    readonly status: Call<'getMessageStatuses'>;
  };
  readonly otp: {
    /** Makes a one-time code and sends it to a person by a pattern. */
    readonly send: Call<'sendOneTimeCode'>;
    /** Whether a person has given the code that went to them. */
    readonly verify: Call<'checkOneTimeCode'>;
  };
  readonly patterns: {
    /** Makes a pattern, which waits for a person to review it. */
    readonly create: Call<'createPattern'>;
    /** Deletes patterns with their versions. */
    readonly delete: Call<'deletePatterns'>;
    /** One pattern with all of its versions, newest first. */
    readonly get: Call<'getPattern'>;
    /** One pattern of the installation. */
    readonly getSystemic: Call<'getSystemicPattern'>;
    /** Patterns, newest first. */
    readonly list: PagedCall<'listPatterns'>;
    /** Patterns that the installation offers, and that an account may take over as its own. */
    readonly listShared: PagedCall<'listSharedPatterns'>;
    /** Patterns of the installation, which every account may send by their code. */
    readonly listSystemic: PagedCall<'listSystemicPatterns'>;
    /** What the text of a pattern of this account must name. */
    readonly rules: Call<'getPatternRules'>;
    /** Sends a pattern to up to a thousand recipients, each with values of its own. */
    readonly send: Call<'sendPattern'>;
    /** Takes a shared pattern over. */
    readonly takeShared: Call<'takeSharedPattern'>;
    /** Sends a pattern to the mobile number of the signed-in user. */
    readonly test: Call<'testPattern'>;
    /** Writes a pattern anew. */
    readonly update: Call<'updatePattern'>;
  };
  readonly phonebooks: {
    /** Begins to put all numbers of an uploaded file into phonebooks. */
    readonly addUpload: Call<'addUploadToPhonebooks'>;
    /** All phonebooks, in short, to choose from. */
    readonly choices: Call<'listPhonebookChoices'>;
    /** How many people phonebooks hold together, and how many of them a send reaches. */
    readonly count: Call<'countPhonebookNumbers'>;
    /** Makes an empty phonebook. */
    readonly create: Call<'createPhonebook'>;
    /** Deletes phonebooks. */
    readonly delete: Call<'deletePhonebooks'>;
    /** How far a file has come into phonebooks. */
    readonly getImport: Call<'getPhonebookImport'>;
    /** Phonebooks, by title. */
    readonly list: PagedCall<'listPhonebooks'>;
    /** Gives a phonebook another title or code. */
    readonly update: Call<'updatePhonebook'>;
  };
  readonly polls: {
    /** Makes a poll. */
    readonly create: Call<'createPoll'>;
    /** Deletes polls, with their votes and lists of messages. */
    readonly delete: Call<'deletePolls'>;
    /** Begins to write the votes of a poll that count into a file. */
    readonly exportVotes: Call<'exportPollVotes'>;
    /** One poll, with its votes. */
    readonly get: Call<'getPoll'>;
    /** Polls, newest first. */
    readonly list: PagedCall<'listPolls'>;
    /** Writes a poll anew. */
    readonly update: Call<'updatePoll'>;
  };
  readonly properties: {
    /** What is asked of each contact, those of the system first; at most 53. */
    readonly choices: Call<'listPropertyChoices'>;
    /** Makes a property of contacts. */
    readonly create: Call<'createProperty'>;
    /** Deletes properties. */
    readonly delete: Call<'deleteProperties'>;
    /** Properties of contacts, those of the system first, then as they were made. */
    readonly list: PagedCall<'listProperties'>;
    /** Changes a property’s titles, or whether it is asked for. */
    readonly update: Call<'updateProperty'>;
  };
  readonly readers: {
    /** Adds codes that were typed or pasted. */
    readonly addCodes: Call<'addReaderCodes'>;
    /** The codes of a reader, in their order. */
    readonly codes: PagedCall<'listReaderCodes'>;
    /** Makes a code reader. */
    readonly create: Call<'createReader'>;
    /** Deletes code readers, with their codes, drawings and lists of messages. */
    readonly delete: Call<'deleteReaders'>;
    /** Takes codes out that nobody has sent. */
    readonly deleteCodes: Call<'deleteReaderCodes'>;
    /** Draws winners among those who have sent a correct code. */
    readonly draw: Call<'drawReaderWinners'>;
    /** The drawings of a reader, newest first. */
    readonly draws: PagedCall<'listReaderDraws'>;
    /** Begins to write the codes of a reader into a file, with who has used them. */
    readonly exportCodes: Call<'exportReaderCodes'>;
    /** Makes codes that nobody can guess. */
    readonly generateCodes: Call<'generateReaderCodes'>;
    /** One code reader. */
    readonly get: Call<'getReader'>;
    /** Code readers, newest first. */
    readonly list: PagedCall<'listReaders'>;
    /** Writes a code reader anew. */
    readonly update: Call<'updateReader'>;
    /** Adds the codes in the first column of a file. */
    readonly uploadCodes: Call<'uploadReaderCodes'>;
    /** What an answer to a code may have filled in. */
    readonly variables: Call<'listReaderVariables'>;
  };
  readonly recurring: {
    /** Plans a send that comes again by itself. */
    readonly create: Call<'createRecurringSend'>;
    /** Deletes it with the list of its runs. */
    readonly delete: Call<'deleteRecurringSend'>;
    /** One send that comes again, with its recipients. */
    readonly get: Call<'showRecurringSend'>;
    /** Sends that come again, newest first. */
    readonly list: PagedCall<'listRecurringSends'>;
    /** Nothing more of it is accepted until it goes on. */
    readonly pause: Call<'pauseRecurringSend'>;
    /** It goes on with the next of its times. */
    readonly resume: Call<'resumeRecurringSend'>;
    /** What became of each of its times, the latest first. */
    readonly runs: PagedCall<'listRecurringRuns'>;
    /** Gives it another text, other recipients or other times. */
    readonly update: Call<'updateRecurringSend'>;
  };
  readonly secretaries: {
    /** Makes a secretary. */
    readonly create: Call<'createSecretary'>;
    /** Deletes secretaries, with the lists of what they have dealt with. */
    readonly delete: Call<'deleteSecretaries'>;
    /** Begins to write the messages of a secretary into a file. */
    readonly exportMessages: Call<'exportSecretaryMessages'>;
    /** One secretary. */
    readonly get: Call<'getSecretary'>;
    /** Secretaries, newest first. */
    readonly list: PagedCall<'listSecretaries'>;
    /** The messages that a secretary, a code reader or a poll has dealt with, newest first. */
    readonly messages: PagedCall<'listSecretaryMessages'>;
    /** Puts a secretary, a code reader or a poll to work, or lets it rest. */
    readonly setActive: Call<'setSecretaryActive'>;
    /** Writes a secretary anew. */
    readonly update: Call<'updateSecretary'>;
  };
  readonly segments: {
    /** How many people a segment, or filters, find now, and how many of them a send reaches. */
    readonly count: Call<'countSegment'>;
    /** Saves filters under a name. */
    readonly create: Call<'createSegment'>;
    /** Deletes segments; the contacts stay. */
    readonly delete: Call<'deleteSegments'>;
    /** Saved filters over contacts, by title; at most 100. */
    readonly list: Call<'listSegments'>;
    /** Gives a segment another name or other filters. */
    readonly update: Call<'updateSegment'>;
  };
  readonly sends: {
    /** Counts of a send of the archive by operator and language. */
    readonly archivedStats: Call<'getArchivedSendStats'>;
    /** Stops a send; what has not left yet never leaves, and its money comes back at once. */
    readonly cancel: Call<'cancelSend'>;
    /** Accepts a send. */
    readonly create: Call<'createSend'>;
    /** The numbers that were left out of a send as a csv file, each with its reason. */
    readonly downloadExcluded: BytesCall<'downloadExcluded'>;
    /** The numbers that a quote leaves out as a csv file, each with its reason, before anything is sent. */
    readonly downloadQuoteExcluded: BytesCall<'downloadQuoteExcluded'>;
    /** All recipients of a send as a csv file. */
    readonly downloadRecipients: BytesCall<'downloadRecipients'>;
    /** Begins to make a spreadsheet of everything that a list of sends finds. */
    readonly export: Call<'exportSends'>;
    /** Begins to make a spreadsheet of the recipients of a send. */
    readonly exportRecipients: Call<'exportRecipients'>;
    /** One send with its counts and its money. */
    readonly get: Call<'getSend'>;
    /** Who has opened a short link of a send, in the order of the send. */
    readonly linkOpens: PagedCall<'listLinkOpens'>;
    /** The short links of a send and how often each was opened. */
    readonly links: Call<'getTrackedLinks'>;
    /** Sends of the last 30 days, newest first. */
    readonly list: PagedCall<'listSends'>;
    /** Sends that are older than 30 days, newest first. */
    readonly listArchived: PagedCall<'listArchivedSends'>;
    /** Sends of any age that the system made for the account, newest first. */
    readonly listSystemic: PagedCall<'listSystemicSends'>;
    /** What was sent and heard in a range of days, by day, hour, line, operator and type. */
    readonly overview: Call<'getReportsOverview'>;
    /** Holds a send back; what is in flight ends as usual. */
    readonly pause: Call<'pauseSend'>;
    /** What each recipient of a send with texts of their own would read, page by page. */
    readonly preview: Call<'previewTexts'>;
    /** What a text costs, for one recipient or for a whole list. */
    readonly price: Call<'calculatePrice'>;
    /** The recipients of a send and what became of each. */
    readonly recipients: PagedCall<'listRecipients'>;
    /** Gives a scheduled send another time. */
    readonly reschedule: Call<'rescheduleSend'>;
    /** Sends the same text again to those whom a finished send has not reached. */
    readonly resendFailed: Call<'resendFailed'>;
    /** Lets a paused send go on where it was. */
    readonly resume: Call<'resumeSend'>;
    /** Makes a send slower or faster, also while it is under way. */
    readonly setRate: Call<'setSendRate'>;
    /** Counts of a send by operator and language. */
    readonly stats: Call<'getSendStats'>;
    /** Sends the text to the mobile number of the signed-in user. */
    readonly test: Call<'testSend'>;
    /** What happened to the message of one recipient, in words. */
    readonly timeline: Call<'getRecipientTimeline'>;
  };
  readonly tags: {
    /** Makes a tag. */
    readonly create: Call<'createTag'>;
    /** Deletes tags; the contacts stay. */
    readonly delete: Call<'deleteTags'>;
    /** All tags of contacts, by title; at most 200. */
    readonly list: Call<'listTags'>;
    /** Gives a tag another title. */
    readonly update: Call<'updateTag'>;
  };
  readonly uploads: {
    /** Begins an upload of numbers in parts, or goes on with one that was cut off. */
    readonly begin: Call<'beginUpload'>;
    /** Says that all parts have come; from then on the upload can be priced and sent to. */
    readonly complete: Call<'completeUpload'>;
    /** Takes a file of numbers, to be sent to or priced by its id. */
    readonly create: Call<'uploadNumbers'>;
    /** Brings a part of an upload; the same part again takes the place of the first. */
    readonly part: Call<'uploadPart'>;
  };
  readonly webhooks: {
    /** What was sent to addresses, and what waits to be, newest first. */
    readonly deliveries: PagedCall<'listWebhookDeliveries'>;
    /** A delivery with what was sent, and each try with what was answered. */
    readonly getDelivery: Call<'getWebhookDelivery'>;
    /** The addresses that the account has events sent to, newest first. */
    readonly list: Call<'listWebhooks'>;
  };
}
