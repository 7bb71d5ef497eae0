import { authorOf, requireAccount } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import type { components } from '@peyk/shared-contract';
import { presentCount } from '../contacts.presenter';
import type { LoadOperators } from '../count/count-numbers.service';
import { countSegment, createSegment, deleteSegments, listSegmentsOf, updateSegment } from './segments.service';
import type { ListedSegment } from './segments.service';

type SegmentOperation = 'listSegments' | 'createSegment' | 'updateSegment' | 'deleteSegments' | 'countSegment';

function presentSegment(row: ListedSegment): components['schemas']['Segment'] {
  const { id, title, filters, broken, createdAt, updatedAt } = row;
  const at = { created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
  return { id: String(id), title, filters, broken, ...at };
}

export function segmentHandlers({ loadOperators }: { loadOperators: LoadOperators }): Handlers<SegmentOperation> {
  return {
    listSegments: async (context) => {
      const rows = await listSegmentsOf(context.db, requireAccount(context).accountId);
      return { data: { items: rows.map(presentSegment) } };
    },
    createSegment: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { impersonatedBy } = authorOf(context);
      return { data: presentSegment(await createSegment(context, { accountId, ...body, impersonatedBy })) };
    },
    updateSegment: async (context, { body: { id, ...change } }) => {
      const key = { accountId: requireAccount(context).accountId, id: BigInt(id) };
      return { data: presentSegment(await updateSegment(context, key, change)) };
    },
    deleteSegments: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      return { data: { deleted_count: await deleteSegments(context, { accountId, ids: body.ids.map(BigInt) }) } };
    },
    countSegment: async (context, { body: { id, filters } }) => {
      const { accountId } = requireAccount(context);
      const wanted = { accountId, id: id === undefined ? undefined : BigInt(id), filters };
      return { data: presentCount(await countSegment(context.db, wanted, loadOperators)) };
    },
  };
}
