import type { OperatorCode } from './operators';

/** The mobile operators by name, as they are shown. */
export const OPERATOR_NAMES: Readonly<Record<OperatorCode, string>> = {
  mci: 'همراه اول',
  irancell: 'ایرانسل',
  rightel: 'رایتل',
  other: 'سایر اپراتورها',
};
