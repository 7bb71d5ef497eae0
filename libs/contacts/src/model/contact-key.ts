import type { RowKey } from '@peyk/shared-ui';

/** What a selected row is known by: what is done with contacts asks for their ids or for their numbers. */
export interface ContactKey {
  readonly id: string;
  readonly mobile: string;
}

export function contactKey({ id, mobile }: ContactKey): string {
  return `${id}:${mobile}`;
}

export function readContactKey(key: RowKey): ContactKey {
  const [id = '', mobile = ''] = String(key).split(':');
  return { id, mobile };
}
