import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';

export interface PackageChoice {
  id: bigint;
  title: string;
  description: string;
  giftMrial: bigint;
  isOpen: boolean;
  lines: { number: string; title: string; advertising: boolean }[];
}

/** All packages with the lines of theirs that are open, the default line first. */
export async function listPackages(db: DbOrTx): Promise<PackageChoice[]> {
  const { rows } = await sql<PackageChoice>`
    select packages.id, packages.title, packages.description, gift_mrial as "giftMrial", is_open as "isOpen",
      coalesce(
        json_agg(json_build_object('number', number, 'title', lines.title, 'advertising', advertising)
          order by package_lines.is_default desc, lines.id) filter (where lines.active), '[]') as lines
    from packages
    left join package_lines on package_lines.package_id = packages.id
    left join lines on lines.id = package_lines.line_id
    group by packages.id
    order by packages.id`.execute(db);
  return rows;
}

export async function isOpenPackage(db: DbOrTx, id: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('packages')
    .select('id')
    .where('id', '=', id)
    .where('is_open', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

export function listActivityDomains(db: DbOrTx): Promise<{ id: bigint; title: string }[]> {
  return db.selectFrom('activity_domains').select(['id', 'title']).orderBy('id').execute();
}

export async function isActivityDomain(db: DbOrTx, id: bigint): Promise<boolean> {
  const row = await db.selectFrom('activity_domains').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** @param resellerId null for Peyk's own. */
export function listRoles(db: DbOrTx, resellerId: bigint | null): Promise<{ id: bigint; title: string }[]> {
  return db
    .selectFrom('acl_roles')
    .select(['id', 'title'])
    .where('reseller_id', resellerId === null ? 'is' : '=', resellerId)
    .orderBy('id')
    .execute();
}

export function findNewestTerms(db: DbOrTx): Promise<{ version: string; text: string } | undefined> {
  return db.selectFrom('terms').select(['version', 'text']).orderBy('published_at', 'desc').limit(1).executeTakeFirst();
}
