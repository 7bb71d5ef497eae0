import { requireAccount } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { mrialToRialString } from '@peyk/shared-sms';
import { presentLine } from '../send.presenter';
import { tariffToday } from './tariff-today.service';
import type { LineTariff } from './tariff-today.service';

function present({ line, prices }: LineTariff) {
  const { number, title, alias } = presentLine(line);
  return {
    ...{ number, title },
    ...(alias !== undefined && { alias }),
    prices: prices.map(({ language, mciMrial, othersMrial }) => ({
      language,
      mci: mrialToRialString(mciMrial),
      others: mrialToRialString(othersMrial),
    })),
  };
}

/** The operation of `openapi/paths/tariffs.yaml`. */
export function createTariffHandlers(): Handlers<'getTariff'> {
  return {
    getTariff: async (context) => {
      const at = context.clock.now();
      const lines = await tariffToday(context.db, requireAccount(context).accountId, at);
      return { data: { at: at.toISOString(), lines: lines.map(present) } };
    },
  };
}
