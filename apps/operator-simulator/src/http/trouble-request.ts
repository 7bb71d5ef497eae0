import { TROUBLE_KINDS } from '../smsc/trouble';
import type { TroubleKind } from '../smsc/trouble';

/** What POST /trouble asks for. */
export interface TroubleRequest {
  kind: TroubleKind;
  seconds: number;
}

const MOST_SECONDS = 3_600;

/** The request, or a Persian sentence that says what is wrong with it. */
export function readTroubleRequest(body: unknown): TroubleRequest | string {
  const { kind, seconds } = (body ?? {}) as { kind?: unknown; seconds?: unknown }; // checked below
  const known = TROUBLE_KINDS.find((candidate) => candidate === kind);
  if (!known) return `نوع اختلال یکی از این‌هاست: ${TROUBLE_KINDS.join('، ')}.`;
  if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= MOST_SECONDS))
    return 'مدت اختلال باید از ۰ تا ۳۶۰۰ ثانیه باشد.';
  return { kind: known, seconds };
}
