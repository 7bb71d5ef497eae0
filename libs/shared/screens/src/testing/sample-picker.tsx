import { answerOf, api } from '@peyk/shared-api-client';
import type { SeenRequest } from '@peyk/shared-testing-web';
import { useState } from 'react';
import { DataPicker } from '../pickers/data-picker';
import { pagesOf } from '../pickers/pages-of';
import type { PickerSource } from '../pickers/picker-source';

const COUNT = 25;

interface SampleThing {
  readonly id: string;
  readonly title: string;
}

const SOURCE: PickerSource<SampleThing> = {
  name: 'sample-things',
  ...pagesOf<SampleThing>({
    queryKey: ['sample-things'],
    pageSize: 10,
    load: async ({ page, limit, search, signal }) => {
      const body = { page, limit, ...(search !== '' && { filters: { title: search } }) };
      return (await answerOf(api.POST('/phonebooks/list-new', { body, signal }))).items;
    },
  }),
  toOption: ({ id, title }) => ({ value: id, label: title }),
};

/** A picker over a list of the API that comes by pages. */
export function SamplePicker({ known = false }: { readonly known?: boolean }) {
  const [value, onChange] = useState(known ? '99' : '');
  return (
    <DataPicker
      source={SOURCE}
      label="دفترچه"
      value={value}
      onChange={onChange}
      known={known ? [{ id: '99', title: 'مشتریان قدیمی' }] : []}
      clearable
    />
  );
}

/** Answers such a request: 25 things without a search, one with it. */
export function samplePage({ body }: SeenRequest) {
  const { page, limit, filters } = body as { page: number; limit: number; filters?: { title?: string } };
  const total = filters?.title === undefined ? COUNT : 1;
  const all = Array.from({ length: total }, (_unused, index) => ({
    id: String(index + 1),
    title: `${filters?.title ?? 'دفترچهٔ'} ${index + 1}`,
    code: null,
    members_count: 10,
    created_at: '2026-11-20T08:30:00.000Z',
  }));
  return { data: { items: all.slice((page - 1) * limit, page * limit), paging: { page, limit, total } } };
}
