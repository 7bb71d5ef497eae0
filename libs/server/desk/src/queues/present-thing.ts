import type { DeskComponents } from '@peyk/shared-contract';
import type { ShownThing, Verdict, WaitingThing } from '@peyk/server-module';
import type { ThingName } from './takings.repository';

type Schemas = DeskComponents['schemas'];

export function presentWaiting(row: WaitingThing, username: string): Schemas['WaitingThing'] {
  return {
    ...{ key: row.key, title: row.title, account_name: row.accountName, asked_at: row.askedAt.toISOString() },
    ...{ priority: row.priority ?? null, taken_by: row.takenBy, is_mine: row.takenBy === username },
  };
}

interface DescribedThing {
  thing: ShownThing;
  files: readonly { id: string; name: string; size: bigint; contentType: string }[];
  verdicts: readonly Verdict[];
  takesNotes: boolean;
}

export function presentThing(
  { queue }: Pick<ThingName, 'queue'>,
  { thing, files, verdicts, takesNotes }: DescribedThing,
): Schemas['ShownThing'] {
  return {
    ...{
      key: thing.key,
      queue,
      title: thing.title,
      account_name: thing.accountName,
      asked_at: thing.askedAt.toISOString(),
      priority: thing.priority ?? null,
    },
    ...{ facts: [...thing.facts], texts: [...thing.texts], texts_total: thing.textsTotal },
    ...{ takes_notes: takesNotes, replies: [...(thing.replies ?? [])] },
    files: files.map(({ id, name, size, contentType }) => ({
      ...{ file_id: id, name, size: Number(size), is_picture: contentType.startsWith('image/') },
    })),
    verdicts: [...verdicts],
  };
}
