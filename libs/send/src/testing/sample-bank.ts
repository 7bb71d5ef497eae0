const items = (...names: readonly (readonly [id: number, name: string])[]) => ({
  data: { items: names.map(([id, name]) => ({ id, name })) },
});

/** A small bank, as tests and stories are answered. */
export const BANK_ANSWERS = {
  'GET /send/banks/provinces': items([96, 'تهران'], [98, 'خراسان جنوبی'], [121, 'یزد']),
  'GET /send/banks/counties': items([7, 'ری'], [8, 'شمیرانات']),
  'GET /send/banks/cities': items([70, 'باقرشهر'], [71, 'شهر ری']),
  'GET /send/jobs/categories': items([1, 'خوراک و رستوران'], [2, 'پزشکی و سلامت']),
  'GET /send/jobs/sub-categories': items([10, 'رستوران'], [11, 'کافه']),
  'POST /send/banks/counts': { data: { mci_count: 9100, irancell_count: 8000, other_count: 4000 } },
};
