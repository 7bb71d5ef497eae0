import type { Operator } from './types';

/** The mobile operators by name, as they are shown. */
export const OPERATOR_NAMES: Readonly<Record<Operator, string>> = {
  mci: 'همراه اول',
  irancell: 'ایرانسل',
  rightel: 'رایتل',
  other: 'سایر اپراتورها',
};
