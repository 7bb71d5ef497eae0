import type { SmsType } from '@peyk/server-database';
import type { OwnMessage } from '@peyk/server-audience';
import { keyToMobile } from '@peyk/shared-sms';
import { fillReply, localNumber } from '../reply-text';
import type { SecretaryRow } from '../secretary.repository';
import type { Dealt } from './decide-messages';

/** One message that is to leave. */
interface Leaving {
  secretary: SecretaryRow;
  type: Extract<SmsType, 'inbox_secretary' | 'reader' | 'polls' | 'redirector'>;
  /** The nine digits after 9. */
  to: number;
  text: string;
  /** Of the message that it is for, in the batch. */
  place: number;
}

/** What leaves together: of one secretary and one type, each number once, in the order of the messages. */
export type PlannedSend = readonly [Leaving, ...Leaving[]];

/** What the answers of a secretary are called in reports. */
function typeOf({ match }: SecretaryRow): Leaving['type'] {
  if (match === 'codes') return 'reader';
  return match === 'poll' ? 'polls' : 'inbox_secretary';
}

function leavingOf({ secretary, message, mobile, reply, code, option }: Dealt, place: number): Leaving[] {
  const { forwardTo } = secretary;
  const forwarded = `از ${localNumber(mobile)}: ${message.text}`;
  return [
    ...(reply === null
      ? []
      : [
          {
            ...{ secretary, to: mobile, place },
            type: typeOf(secretary),
            text: fillReply(reply, {
              ...{ mobile, receivedAt: message.receivedAt },
              ...(code && { code }),
              ...(option !== undefined && { option }),
            }),
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
  const sends = new Map<string, [Leaving, ...Leaving[]]>();
  const times = new Map<string, number>();
  for (const leaving of dealt.flatMap((one) => leavingOf(one, one.place))) {
    const kind = `${leaving.secretary.id} ${leaving.type}`;
    const round = times.get(`${kind} ${leaving.to}`) ?? 0;
    times.set(`${kind} ${leaving.to}`, round + 1);
    const send = sends.get(`${kind} ${round}`);
    if (send) send.push(leaving);
    else sends.set(`${kind} ${round}`, [leaving]);
  }
  return [...sends.values()];
}

/** The messages that a send is for, each once. */
export const placesOf = (send: PlannedSend): number[] => [...new Set(send.map(({ place }) => place))];

/** Each text with all who get it. */
export function messagesOf(send: PlannedSend): OwnMessage[] {
  const byText = new Map<string, string[]>();
  for (const { to, text } of send) {
    const recipients = byText.get(text);
    if (recipients) recipients.push(keyToMobile(to));
    else byText.set(text, [keyToMobile(to)]);
  }
  return [...byText].map(([message, recipients]) => ({ recipients, message }));
}

/** A send in several of at most so many messages each, in their order. */
export function piecesOf(send: PlannedSend, most: number): PlannedSend[] {
  const [first, ...more] = send.slice(0, most);
  if (!first) return [];
  const [next, ...others] = send.slice(most);
  return [[first, ...more], ...(next ? piecesOf([next, ...others], most) : [])];
}

/** A send in two, what was asked first in the first; undefined for what cannot be divided. */
export function halvesOf(send: PlannedSend): [PlannedSend, PlannedSend] | undefined {
  const places = placesOf(send);
  const middle = places[Math.ceil(places.length / 2)];
  const [first, ...more] = send.filter(({ place }) => middle !== undefined && place < middle);
  const [second, ...others] = send.filter(({ place }) => middle !== undefined && place >= middle);
  return first && second
    ? [
        [first, ...more],
        [second, ...others],
      ]
    : undefined;
}
