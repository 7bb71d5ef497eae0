import type { TwoFactorSecret, TwoFactorState } from '../api/two-factor';

export const IS_ON: TwoFactorState = { is_on: true, is_required: false, recovery_codes_left: 10 };
export const IS_OFF: TwoFactorState = { is_on: false, is_required: false, recovery_codes_left: 0 };

export const SECRET: TwoFactorSecret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address:
    'otpauth://totp/Peyk:demo?issuer=Peyk&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  expires_in_seconds: 600,
};

export const CODES: readonly string[] = Array.from({ length: 10 }, (_, n) => String(40_218_871 + n * 1_234_567));
