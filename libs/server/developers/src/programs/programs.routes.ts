import type { Handlers } from '@peyk/server-http';
import { checkOneTimeCode, sendOneTimeCode } from '../otp/otp.service';
import type { OtpPorts } from '../otp/otp.service';
import { getMessageStatuses } from './message-status.service';
import { sendPattern } from './send-pattern.service';

/** The operations of `openapi/paths/public.yaml`. */
export function createProgramsHandlers(
  ports: OtpPorts,
): Handlers<'sendOneTimeCode' | 'checkOneTimeCode' | 'sendPattern' | 'getMessageStatuses'> {
  return {
    sendOneTimeCode: async (context, input) => ({
      data: await sendOneTimeCode(context, ports, input),
      message: 'کد فرستاده شد.',
    }),
    checkOneTimeCode: async (context, { body }) => ({ data: await checkOneTimeCode(context, ports, body) }),
    sendPattern: async (context, input) => ({ data: await sendPattern(context, input), message: 'ارسال ثبت شد.' }),
    getMessageStatuses: async (context, { body }) => ({ data: await getMessageStatuses(context, body) }),
  };
}
