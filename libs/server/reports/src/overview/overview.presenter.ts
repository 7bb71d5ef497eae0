import type { components } from '@peyk/shared-contract';
import { mrialToRialString } from '@peyk/shared-sms';
import { presentOperator } from '../recipient.presenter';
import type { SentCounts } from './overview.repository';
import type { Overview } from './overview.service';

type Schemas = components['schemas'];

function presentSent({ sent, delivered, undelivered, blacklisted, chargedMrial }: SentCounts): Schemas['SentCounts'] {
  return {
    sent: Number(sent),
    delivered: Number(delivered),
    undelivered: Number(undelivered),
    blacklisted: Number(blacklisted),
    charged: mrialToRialString(chargedMrial),
  };
}

export function presentOverview({ days, hours, lines, operators, types }: Overview): Schemas['ReportsOverview'] {
  return {
    days: days.map(({ day, optOuts, received, ...counts }) => ({
      day,
      ...presentSent(counts),
      opt_outs: optOuts,
      received,
    })),
    hours: hours.map(({ hour, ...counts }) => ({ hour, ...presentSent(counts) })),
    lines: lines.map(({ lineNumber, ...counts }) => ({ from_number: lineNumber, ...presentSent(counts) })),
    operators: operators.map(({ operator, ...counts }) => ({
      operator: presentOperator(operator),
      ...presentSent(counts),
    })),
    types: types.map(({ type, ...counts }) => ({ type, ...presentSent(counts) })),
  };
}
