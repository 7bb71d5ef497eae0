import type { ServerContext } from '@peyk/server-database';
import { unlessThere } from '@peyk/server-module';
import type { DemoWorld } from '@peyk/server-module';
import { createPackage } from './package-admin.service';
import type { NewPackage } from './package-admin.service';

const GIFT_MRIAL = 50_000_000n;

function packagesOf({ service, advertising }: DemoWorld['lines']): readonly NewPackage[] {
  return [
    {
      title: 'آشنایی',
      description: 'برای دیدن پیک: خط خدماتی و کمی اعتبار هدیه.',
      giftMrial: GIFT_MRIAL,
      lines: [service],
    },
    {
      title: 'کسب‌وکار',
      description: 'خط خدماتی و خط تبلیغاتی، بدون هدیه.',
      giftMrial: 0n,
      lines: [service, advertising],
    },
  ];
}

/** What a registration may choose in the demo. The lines have to be there. */
export async function seedPackages({ db }: ServerContext, { lines }: DemoWorld): Promise<void> {
  for (const offered of packagesOf(lines)) await unlessThere(createPackage(db, offered));
}
