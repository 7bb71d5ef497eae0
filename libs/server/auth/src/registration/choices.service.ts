import type { OperationData, RequestContext } from '@peyk/server-http';
import { mrialToRialString } from '@peyk/shared-sms';
import { listActivityDomains, listPackages, listRoles } from './choices.repository';

const withTextId = <T extends { id: bigint }>(row: T) => ({ ...row, id: row.id.toString() });

/** Packages that a registration may choose, in the order in which they were added. */
export async function offerPackages({ db }: RequestContext): Promise<OperationData<'listPackages'>> {
  const open = (await listPackages(db)).filter(({ isOpen }) => isOpen);
  return {
    packages: open.map(({ id, title, description, giftMrial, lines }) => ({
      id: id.toString(),
      title,
      description,
      gift_rial: mrialToRialString(giftMrial),
      lines,
    })),
  };
}

export async function offerActivityDomains({ db }: RequestContext): Promise<OperationData<'listActivityDomains'>> {
  return { activity_domains: (await listActivityDomains(db)).map(withTextId) };
}

/** @param resellerId whose roles; undefined for Peyk's own. */
export async function offerRoles(
  { db }: RequestContext,
  resellerId: string | undefined,
): Promise<OperationData<'listRoles'>> {
  const roles = await listRoles(db, resellerId === undefined ? null : BigInt(resellerId));
  return { roles: roles.map(withTextId) };
}
