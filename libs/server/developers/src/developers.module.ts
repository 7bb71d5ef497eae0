import type { CodePorts } from '@peyk/server-auth';
import type { RetentionRule, ServerModule } from '@peyk/server-module';
import { BODY_KEPT_MS, callBodyResealer } from './calls/call-bodies.repository';
import { CallLog } from './calls/call-log';
import { createDevelopersHandlers } from './developers.routes';
import type { OfferPorts } from './offers/offers.service';
import type { OtpPorts } from './otp/otp.service';
import { createProgramsHandlers } from './programs/programs.routes';

const HOUR_MS = 3_600_000;

/** Codes of an hour are counted from them, and a program may ask about one that is over. */
const RETENTION: readonly RetentionRule[] = [
  { table: 'one_time_codes', column: 'expires_at', keptMs: 48 * HOUR_MS },
  { table: 'api_call_bodies', column: 'at', keptMs: BODY_KEPT_MS },
  { table: 'api_calls', column: 'at', keptMs: 30 * 24 * HOUR_MS },
  { table: 'test_codes', column: 'expires_at', keptMs: 48 * HOUR_MS },
];

/** What an account gives to programs: keys of the API, and what programs need beside the panel's own operations. */
export function developersModule(ports: CodePorts & OtpPorts & OfferPorts) {
  return {
    name: 'developers',
    handlers: { ...createDevelopersHandlers(ports), ...createProgramsHandlers(ports) },
    retention: RETENTION,
    calls: (context) => new CallLog(context, ports.seal),
    sealed: [callBodyResealer],
  } satisfies ServerModule;
}
