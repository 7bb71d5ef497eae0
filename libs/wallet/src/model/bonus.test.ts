import { bestBonus } from './bonus';

const TEN = { id: '1', title: 'ده', percent: 10, from: '5000000', most: '700000', ends_at: '2026-12-01T00:00:00.000Z' };
const THREE = { ...TEN, id: '2', title: 'سه', percent: 3, from: '0', most: null };

it('takes the promotion that gives the most, and never more than it gives', () => {
  expect(bestBonus([TEN, THREE], '4999990')).toMatchObject({ promotion: { id: '2' }, rial: '149999' });
  expect(bestBonus([TEN, THREE], '5000000')).toMatchObject({ promotion: { id: '1' }, rial: '500000' });
  expect(bestBonus([TEN, THREE], '9000000')).toMatchObject({ promotion: { id: '1' }, rial: '700000' });
  expect(bestBonus([TEN, THREE], '90000000')).toMatchObject({ promotion: { id: '2' }, rial: '2700000' });
  expect(bestBonus([TEN], '1000000')).toBeUndefined();
});
