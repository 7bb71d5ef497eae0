/** The key of the address that asks a composer for a draft: `/send-sms/quick?draft=12`. By itself: every composer looks for it. */
export const DRAFT_KEY = 'draft';
