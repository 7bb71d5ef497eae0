/** Final word of a receipt, as SMPP 3.4 appendix B spells it; undefined for a receipt that never comes. */
export type Stat = 'DELIVRD' | 'UNDELIV' | 'EXPIRED' | 'REJECTD';

/** What happens to one submit. */
export interface Behaviour {
  /** How the submit itself ends. `cut` and `silent` are taken but never answered, `late` is answered when trouble is over. */
  answer: 'accept' | 'refuse' | 'throttle' | 'queue-full' | 'system-error' | 'cut' | 'silent' | 'late';
  stat: Stat | undefined;
  errorCode: string;
  /** Added to the ordinary receipt delay. */
  extraDelayMs: number;
  /** How often the final receipt is sent. */
  copies: 1 | 2;
  /** An ENROUTE receipt comes first. */
  enrouteFirst: boolean;
  receiptBeforeAnswer: boolean;
  /** Whether the message appears on the handset. */
  reachesHandset: boolean;
}

export const DELIVERED: Behaviour = {
  answer: 'accept',
  stat: 'DELIVRD',
  errorCode: '000',
  extraDelayMs: 0,
  copies: 1,
  enrouteFirst: false,
  receiptBeforeAnswer: false,
  reachesHandset: true,
};

/** Our error code for "the subscriber refuses advertising"; a carrier is told of it by `blacklistErrorCodes=008`. */
export const BLACKLIST_ERROR_CODE = '008';

/** Whether `registered_delivery` asks for this word (SMPP 3.4, 5.2.17): 1 for every end, 2 for failures only. */
export function isReceiptWanted(registeredDelivery: number, stat: Stat): boolean {
  const wish = registeredDelivery & 0x03;
  return wish === 1 || (wish === 2 && stat !== 'DELIVRD');
}
