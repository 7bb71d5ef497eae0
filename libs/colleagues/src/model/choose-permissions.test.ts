import type { PermissionGroup } from '../api/roles';
import { isWhole, withGroup, withPermission } from './choose-permissions';

const group: PermissionGroup = {
  title: 'گزارش‌ها',
  permissions: [
    { key: 'report.read', title: 'دیدن', may_give: true },
    { key: 'report.export', title: 'دانلود', may_give: true },
    { key: 'report.delete', title: 'حذف', may_give: false },
  ],
};

it('a permission is chosen once, and taken back', () => {
  expect(withPermission(['a', 'b'], 'b', true)).toEqual(['a', 'b']);
  expect(withPermission(['a', 'b'], 'a', false)).toEqual(['b']);
});

it('a whole group is what may be given of it', () => {
  expect(withGroup(['x'], group, true)).toEqual(['x', 'report.read', 'report.export']);
  expect(withGroup(['x', 'report.read', 'report.delete'], group, false)).toEqual(['x', 'report.delete']);
  expect(isWhole(['report.read', 'report.export'], group)).toBe(true);
  expect(isWhole(['report.read'], group)).toBe(false);
  expect(isWhole([], { title: '', permissions: [{ key: 'a', title: '', may_give: false }] })).toBe(false);
});
