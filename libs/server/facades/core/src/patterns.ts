import { sendPatternOnce } from '@peyk/server-developers';
import type { SentPattern } from '@peyk/server-developers';
import { runTransaction } from '@peyk/server-database';
import { requireAccount } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { findPatternCode, patternToSend } from '@peyk/server-patterns';
import { fillPattern, namesOfPattern } from '@peyk/shared-sms';

/** A value by the name of its variable; one without a name, or whose name may be another, fills what is free in its place. */
export interface PatternValue {
  name: string | null;
  value: string;
  isLoose?: boolean;
}

interface PatternWish {
  /** Code, title or id. */
  pattern: string;
  recipients: readonly string[];
  values: readonly PatternValue[];
  fromNumber?: string | undefined;
}

/** What was sent, and what the pattern says. */
export interface PatternSent extends SentPattern {
  /** With its values in their places. */
  text: string;
}

function namedValues(names: readonly string[], values: readonly PatternValue[]) {
  const named = values.map(({ name }) => names.find((one) => one.toLowerCase() === name?.toLowerCase()));
  const free = names.filter((name) => !named.includes(name));
  return values.map(({ name, value, isLoose = name === null }, place) => {
    const known = named[place] ?? (isLoose ? free.shift() : undefined);
    return { name: known ?? name ?? `value${place + 1}`, value };
  });
}

/**
 * Sends a pattern by what another API calls it. Names of variables are compared without case; a value without a name is that of the
 * variable in its place in the text. @throws as `sendPattern`
 */
export async function patternFor(
  context: RequestContext,
  { pattern, recipients, values, fromNumber }: PatternWish,
): Promise<PatternSent> {
  const { accountId } = requireAccount(context);
  const code = await findPatternCode(context.db, accountId, pattern);
  const { accepted } = await runTransaction(context.db, (tx) => patternToSend(tx, { accountId, code }));
  const names = namesOfPattern(accepted.text);
  const params = namedValues(names, values);
  // Such clients have no idempotency key.
  const sent = await sendPatternOnce(context, {
    ...{ pattern_code: code, recipients: recipients.map((number) => ({ number, params })) },
    ...(fromNumber !== undefined && { from_number: fromNumber }),
  });
  const text = fillPattern(accepted.text, Object.fromEntries(params.map(({ name, value }) => [name, value])));
  return { ...sent, text };
}
