import { CHUNK_GROUPS } from './chunk-groups';

const groupOf = (path: string) => CHUNK_GROUPS.find(({ test }) => test.test(`/somewhere/${path}`))?.name;

describe('the files that pages share', () => {
  it.each([
    ['base', 'node_modules/react-dom/client.js'],
    ['base', 'node_modules/@tanstack/query-core/build/index.js'],
    ['base', 'node_modules/@emotion/styled/base/dist/emotion-styled-base.browser.esm.js'],
    ['common', 'libs/shared/ui/src/fields/text-field.tsx'],
    ['common', 'libs/shared/ui/src/icons/icon.tsx'],
    ['common', 'libs/shared/validation/src/digits.ts'],
    ['common', 'libs/shared/ui/src/theme/styled.ts'],
    ['base', 'vite/preload-helper.js'],
    ['start', 'apps/panel/src/start-panel.tsx'],
    ['forms', 'node_modules/formik/dist/formik.esm.js'],
    ['auth', 'libs/auth/src/components/public-frame.tsx'],
    ['controls', 'libs/shared/ui/src/theme/on-mui.tsx'],
    ['controls', 'node_modules/@mui/material/styles/styled.mjs'],
    ['controls', 'libs/shared/ui/src/fields/select/select-core.tsx'],
    ['controls', 'node_modules/@mui/material/Dialog/Dialog.mjs'],
    ['typed-dates', 'libs/shared/jalali/src/text-mask.ts'],
    ['menus', 'libs/shared/ui/src/overlays/action-menu.tsx'],
    ['menus', 'node_modules/@mui/material/ButtonBase/ButtonBase.mjs'],
  ])('puts into %s: %s', (group, path) => {
    expect(groupOf(path)).toBe(group);
    expect(groupOf(path.replaceAll('/', '\\'))).toBe(group);
  });

  it.each([
    ['what draws long lists in a window', 'node_modules/@tanstack/virtual-core/dist/esm/index.js'],
    ['the calendar', 'libs/shared/ui/src/dates/picker-body.tsx'],
    ['what only tables need', 'libs/shared/ui/src/data/data-table.tsx'],
    ['what parses dates', 'node_modules/moment/moment.js'],
    ['a screen', 'libs/auth/src/screens/login/login-screen.tsx'],
  ])('leaves to the pages that use it: %s', (_what, path) => {
    expect(groupOf(path)).toBeUndefined();
  });
});
