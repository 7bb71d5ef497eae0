import type { Mutant } from '../mutant.ts';

const AT = 'libs/server/webhooks/src';
const ADDRESSES = [`${AT}/outgoing/webhook-url.test.ts`];
const POSTED = [`${AT}/outgoing/post-event.test.ts`];
const PUMPED = [`${AT}/delivering/delivery-pump.test.ts`];
const WATCHED = [`${AT}/watching/watch-sends.test.ts`];
const ROUTES = [`${AT}/webhooks.routes.test.ts`];

/** What leaves the installation by the wish of a customer. */
export const WEBHOOK_MUTANTS: readonly Mutant[] = [
  {
    name: 'webhooks-reach-inside-by-rebinding',
    danger: 'A name that led to the Internet when it was looked at leads inside when it is sent to.',
    file: `${AT}/outgoing/checked-lookup.ts`,
    find: 'if (!first || (isForbidden && !rules.privateNetworks)) {',
    replace: 'if (!first) {',
    noticedBy: POSTED,
  },
  {
    name: 'webhooks-look-at-an-address-only-when-it-is-saved',
    danger: 'What was saved before a rule was made, or by another way, is sent to.',
    file: `${AT}/outgoing/post-event.ts`,
    find: 'if (faultOfUrl(outgoing.url, rules)) throw',
    replace: 'if (outgoing.url === "") throw',
    noticedBy: POSTED,
  },
  {
    name: 'webhooks-reach-inside-by-ipv6',
    danger: 'A customer reads what only this machine may, by an IPv4 address written in IPv6.',
    file: `${AT}/outgoing/forbidden-address.ts`,
    find: 'isForbiddenAddress(mapped)',
    replace: 'false',
    noticedBy: ADDRESSES,
  },
  {
    name: 'webhooks-reach-the-keys-of-the-cloud',
    danger: 'The address where clouds keep the keys of a machine is sent to.',
    file: `${AT}/outgoing/forbidden-address.ts`,
    find: "'169.254.0.0/16', ",
    replace: '',
    noticedBy: ADDRESSES,
  },
  {
    name: 'webhooks-talk-to-databases',
    danger: 'A customer speaks to the ports of other services.',
    file: `${AT}/outgoing/webhook-url.ts`,
    find: '|| KNOWN_SERVICES.has(port)',
    replace: '',
    noticedBy: ADDRESSES,
  },
  {
    name: 'webhooks-trust-the-first-address',
    danger: 'A name with a good and a private address leads inside.',
    file: `${AT}/outgoing/checked-lookup.ts`,
    find: 'found.some(({ address }) => isForbiddenAddress(address))',
    replace: 'found.every(({ address }) => isForbiddenAddress(address))',
    noticedBy: POSTED,
  },
  {
    name: 'webhooks-read-for-ever',
    danger: 'A receiver that answers a gigabyte fills the line of the installation.',
    file: `${AT}/outgoing/post-event.ts`,
    find: 'if (read >= MOST_READ_BYTES) break;',
    replace: '',
    noticedBy: POSTED,
  },
  {
    name: 'webhooks-take-redirects-for-success',
    danger: 'An event that came nowhere counts as delivered.',
    file: `${AT}/outgoing/post-event.ts`,
    find: 'status >= 200 && status < 300',
    replace: 'status >= 200 && status < 400',
    noticedBy: POSTED,
  },
  {
    name: 'webhooks-that-hang-take-all-places',
    danger: 'One customer with a broken server stops the webhooks of all others.',
    file: `${AT}/delivering/claim.repository.ts`,
    find: 'and (e.failing_since is not null) = ${failing}',
    replace: 'and ${failing}::boolean is not null',
    noticedBy: PUMPED,
  },
  {
    name: 'webhooks-are-taken-by-two',
    danger: 'Two processes send the same try.',
    file: `${AT}/delivering/claim.repository.ts`,
    find: "state = 'waiting' and d.due_at <= ${now}",
    replace: "state = 'waiting' and d.due_at <= ${now}::timestamptz + interval '2 minutes'",
    noticedBy: PUMPED,
  },
  {
    name: 'the-dead-have-a-word',
    danger: 'A process whose time was over writes a failure over a success.',
    file: `${AT}/delivering/finish-failure.ts`,
    find: ' and lease = ${lease}::uuid`',
    replace: ' and ${lease}::uuid is not null`',
    noticedBy: PUMPED,
  },
  {
    name: 'the-dead-say-delivered',
    danger: 'A process whose time was over writes a success over what another is sending.',
    file: `${AT}/delivering/write-successes.ts`,
    find: ' and d.lease = e.lease returning',
    replace: ' and e.lease is not null returning',
    noticedBy: PUMPED,
  },
  {
    name: 'one-bad-answer-spoils-all',
    danger: 'What a receiver answered makes sixty others be sent again.',
    file: `${AT}/delivering/write-successes.ts`,
    find: 'for (const one of all) await writeSuccesses(db, [one]).then(one.resolve, one.reject);',
    replace: "for (const one of all) one.reject(new Error('not written'));",
    noticedBy: PUMPED,
  },
  {
    name: 'webhooks-fail-for-ever',
    danger: 'An address that nobody serves is tried for ever, and nobody is told.',
    file: `${AT}/delivering/finish-failure.ts`,
    find: 'is_on = not (${status === GONE} or coalesce(failing_since <= ${long}, false))',
    replace: 'is_on = not (${status === GONE})',
    noticedBy: PUMPED,
  },
  {
    name: 'webhooks-miss-who-was-behind',
    danger: 'Whoever got the last word while a large send was read is never told of.',
    file: `${AT}/watching/watch-sends.ts`,
    find: 'afterN > 0 || told !== ended',
    replace: 'afterN > 0 || told === 0',
    noticedBy: WATCHED,
  },
  {
    name: 'webhooks-of-another-account-are-tested',
    danger: 'Whoever guesses an id sends in the name of another account.',
    file: `${AT}/endpoints/endpoints.repository.ts`,
    find: "db.selectFrom('webhook_endpoints').where('account_id', '=', accountId).where('id', '=', id)",
    replace: "db.selectFrom('webhook_endpoints').where('account_id', '>', accountId - accountId).where('id', '=', id)",
    noticedBy: ROUTES,
  },
  {
    name: 'former-secrets-sign-for-ever',
    danger: 'A secret that leaked, and was changed for it, is believed for ever.',
    file: `${AT}/endpoints/endpoint-secret.ts`,
    find: 'previousUntil > at',
    replace: 'previousUntil > new Date(0)',
    noticedBy: ROUTES,
  },
];
