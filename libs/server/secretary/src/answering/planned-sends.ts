import type { SmsType } from '@peyk/server-database';
import type { OwnMessage } from '@peyk/server-audience';
import { keyToMobile } from '@peyk/shared-sms';
import { fillReply, localNumber } from '../reply-text';
import type { SecretaryRow } from '../secretary.repository';
import type { Dealt } from './decide-messages';

/** A send of one secretary, with the places of the messages that it is for. */
export interface PlannedSend {
  secretary: SecretaryRow;
  type: Extract<SmsType, 'inbox_secretary' | 'redirector'>;
  messages: OwnMessage[];
  places: number[];
}

interface Leaving {
  secretary: SecretaryRow;
  type: PlannedSend['type'];
  to: number;
  text: string;
  place: number;
}

function leavingOf({ secretary, message, mobile }: Dealt, place: number): Leaving[] {
  const { reply, forwardTo } = secretary;
  const forwarded = `از ${localNumber(mobile)}: ${message.text}`;
  return [
    ...(reply === null
      ? []
      : [
          {
            ...{ secretary, type: 'inbox_secretary' as const, to: mobile, place },
            text: fillReply(reply, { mobile, receivedAt: message.receivedAt }),
          },
        ]),
    ...forwardTo.map((to) => ({ secretary, type: 'redirector' as const, to, text: forwarded, place })),
  ];
}

/**
 * As few sends as can be: one of each secretary for its replies and one for what it forwards, and another where a number gets a second
 * message, because a send reaches a number once.
 */
export function plannedSends(dealt: readonly (Dealt & { place: number })[]): PlannedSend[] {
  const sends = new Map<string, { send: PlannedSend; byText: Map<string, string[]> }>();
  const times = new Map<string, number>();
  for (const { secretary, type, to, text, place } of dealt.flatMap((one) => leavingOf(one, one.place))) {
    const round = times.get(`${secretary.id} ${type} ${to}`) ?? 0;
    times.set(`${secretary.id} ${type} ${to}`, round + 1);
    const key = `${secretary.id} ${type} ${round}`;
    const found = sends.get(key) ?? {
      send: { secretary, type, messages: [], places: [] },
      byText: new Map<string, string[]>(),
    };
    sends.set(key, found);
    if (found.send.places.at(-1) !== place) found.send.places.push(place);
    const recipients = found.byText.get(text);
    if (recipients) recipients.push(keyToMobile(to));
    else {
      const own = { recipients: [keyToMobile(to) as string], message: text };
      found.byText.set(text, own.recipients);
      found.send.messages.push(own);
    }
  }
  return [...sends.values()].map(({ send }) => send);
}
