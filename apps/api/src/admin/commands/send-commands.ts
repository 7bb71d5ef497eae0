import { stopSendByAdmin } from '@peyk/server-send';
import { mrialToRialString } from '@peyk/shared-sms';
import { optionalText } from '../command';
import type { Command } from '../command';
import { readId } from '../read-values';

const stop: Command = {
  name: 'send stop',
  help: 'Stop a send of any account; what has not left is given back exactly.',
  words: ['send-id'],
  options: { reason: { kind: 'text', help: 'A Persian sentence; the account reads it in its report.' } },
  run: async (context, { words: [sendId = ''], values }) => {
    const stopped = await stopSendByAdmin(context, readId(sendId), optionalText(values, 'reason'));
    const returned = mrialToRialString(stopped.returnedMrial);
    return [
      `Stopped, of account ${stopped.accountId}.`,
      `${stopped.cancelledCount} messages were cancelled, ${returned} rial came back.`,
    ];
  },
};

export const sendCommands: readonly Command[] = [stop];
