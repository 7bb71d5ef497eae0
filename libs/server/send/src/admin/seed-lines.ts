import type { ServerContext } from '@peyk/server-database';
import { unlessThere } from '@peyk/server-module';
import type { DemoWorld } from '@peyk/server-module';
import type { NewLine } from './lines-admin.repository';
import { assignLine, createLine } from './lines-admin.service';
import { setStatutory, setTariff } from './tariffs-admin.service';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const STATUTORY_MRIAL = 40_000n;
const PERSIAN_MRIAL = 1_330_000n;
const LATIN_MRIAL = 3_325_000n;
const COMMON = { multipartChars: 67, refundRule: 'blacklist', maxPerSecond: null } as const;

function linesOf({ advertising, service, system }: DemoWorld['lines']): readonly NewLine[] {
  return [
    { ...COMMON, number: advertising, title: 'خط تبلیغاتی', family: '3000', advertising: true },
    { ...COMMON, number: service, title: 'خط خدماتی', family: '2000', advertising: false },
    { ...COMMON, number: system, title: 'خط سامانه', family: '2000', advertising: false },
  ];
}

/** Lines to send from and to send login codes from, and what a part costs. */
export async function seedLines({ db }: ServerContext, world: DemoWorld): Promise<void> {
  const { lines, accountId, systemAccountId } = world;
  for (const line of linesOf(lines)) await unlessThere(createLine(db, line));
  for (const family of ['3000', '2000']) {
    const tariff = { family, validFrom: LONG_AGO };
    await unlessThere(setTariff(db, { ...tariff, language: 'persian', unitMrial: PERSIAN_MRIAL }));
    await unlessThere(setTariff(db, { ...tariff, language: 'latin', unitMrial: LATIN_MRIAL }));
  }
  await unlessThere(setStatutory(db, { validFrom: LONG_AGO, perPartMrial: STATUTORY_MRIAL }));
  await assignLine(db, { accountId: systemAccountId, number: lines.system, isDefault: true });
  await assignLine(db, { accountId, number: lines.advertising, isDefault: false });
  await assignLine(db, { accountId, number: lines.service, isDefault: true });
}
