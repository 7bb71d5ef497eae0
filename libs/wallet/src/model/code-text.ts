import { toPersianDigits } from '@peyk/shared-validation';

/** A code of a bank as it is shown: Persian digits, but where letters stand among them, for a run of both scripts is no code anybody reads. */
export const codeText = (code: string): string => (/[a-z]/i.test(code) ? code : toPersianDigits(code));
