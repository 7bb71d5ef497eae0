import type { SegmentFilters } from '@peyk/server-contacts';
import type { SourcePart } from '../source/recipient-source';

/** A text and who gets it. */
export interface OwnMessage {
  recipients: readonly string[];
  message: string;
}

/** Where numbers and texts of a send come from in which each recipient has a text of its own, as it is kept until the send is prepared. */
export type OwnTextsChoice =
  | { kind: 'upload'; uploadId: string }
  | { kind: 'messages'; messages: readonly OwnMessage[] }
  /** Contacts, by their numbers; so the next two. */
  | { kind: 'numbers'; numbers: readonly string[] }
  | { kind: 'phonebooks'; phonebookIds: readonly string[]; part?: SourcePart | undefined }
  | { kind: 'filters'; filters: SegmentFilters }
  /** Who has certainly not got their text of another send. */
  | { kind: 'resend'; sendId: string };
