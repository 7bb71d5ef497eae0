import type { AnyLiveSource, LiveEventData, LiveKey } from '@peyk/server-module';

export interface Loaded {
  progress?: (key: LiveKey) => LiveEventData<'send_progress'> | null;
  credit?: () => LiveEventData<'credit_changed'> | null;
  account?: () => LiveEventData<'account_changed'> | null;
}

/** Sources as the domains have them, with what a test says instead of what the database does. */
export function sourcesOf({ progress, credit, account }: Loaded): readonly AnyLiveSource[] {
  return [
    {
      event: 'send_progress',
      channel: 'send_progress',
      idField: 'sendId',
      heardWith: ['report.read', 'send.create'],
      load: async (_context, key) => progress?.(key) ?? null,
      isOver: ({ finished_at }) => finished_at !== null,
    },
    {
      event: 'credit_changed',
      channel: 'credit_changed',
      heardWith: ['wallet.read'],
      load: async () => credit?.() ?? null,
    },
    {
      event: 'account_changed',
      channel: 'account_changed',
      heardWith: 'every user',
      load: async () => account?.() ?? null,
    },
  ];
}
