import { optionalText, readId } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { mrialToRialString } from '@peyk/shared-sms';
import { stopSendByAdmin } from './stop-send-admin.service';

const stop: Command = {
  name: 'send stop',
  help: 'Stop a send of any account; what has not left is given back exactly.',
  words: ['send-id'],
  options: { reason: { kind: 'text', help: 'A Persian sentence; the account reads it in its report.' } },
  account: null,
  run: async (context, { words: [sendId = ''], values }) => {
    const stopped = await stopSendByAdmin(context, readId(sendId), optionalText(values, 'reason'));
    const returned = mrialToRialString(stopped.returnedMrial);
    return [
      `Stopped, of account ${stopped.accountId}.`,
      `${stopped.cancelledCount} messages were cancelled, ${returned} rial came back.`,
    ];
  },
};

/** Sends of any account. */
export const sendCommands: readonly Command[] = [stop];
