import { Notice } from '@peyk/shared-ui';
import type { Price } from '../../model/types';

/** What the limits of one's own role make of the send: it would be refused, or a colleague sees it first. */
export default function LimitNote({ limit }: { readonly limit: NonNullable<Price['limit']> }) {
  return <Notice tone={limit.kind === 'approval' ? 'attention' : 'danger'}>{limit.sentence}</Notice>;
}
