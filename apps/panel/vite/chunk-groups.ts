/**
 * Which modules share a file. The bundler alone cuts one file for every set of routes that share a module; many small files
 * compress badly, and every further route pays for a piece that nearly all routes use. Files are named by who loads them.
 *
 * Routes must not load more than they use, so a group holds only what its readers need together: the login page loads
 * `base` and `common`, whoever registers `controls` too (with the step that has a select), who is signed in all of them.
 */

/**
 * What every page needs whoever is signed in. In one file it compresses some 10 KB better than in the many that shared
 * modules would otherwise be cut into, and a new version of our own code leaves it in the browser's cache.
 */
const BASE =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|cookie-es|@tanstack[\\/](query-core|react-query)|@reduxjs|redux|react-redux|immer|reselect|use-sync-external-store|openapi-fetch|@emotion|stylis|hoist-non-react-statics)[\\/]/;

/** Our own small pieces that the login page and every page behind it draw. */
const COMMON = ours([
  'ui/src/(tokens|icons/|brand/|actions/|theme/(?!on-mui)|overlays/modal-root|fields/(text-field|field-frame|use-typed-text|typed-text|char-counter|visually-hidden)\\.)',
  'ui/src/(feedback/(spinner|notice|skeleton|query-view|faces|empty-drawings)|layout/(card|use-is-mobile)|numbers/(format-number|numbers))\\.',
  'validation/src/(digits|messages|clean|persian-letters)\\.',
  '(api-client/src/(api|api-error|session-events|refused-token)|store/src/browser-storage)\\.',
]);

/** What the panel runs first, with what it imports: the screens use pieces of that (paths, the store) and cut it up otherwise. */
const START = /apps[\\/]panel[\\/]src[\\/]start-panel\./;

/** Dialog, select and tick boxes, with the parts of MUI under them. The shell has dialogs, so whoever is signed in has this. */
const CONTROLS = either(
  /node_modules[\\/](@mui[\\/](utils|system|styled-engine|private-theming)|stylis-plugin-rtl|cssjanus|@mui[\\/]material[\\/](styles|utils|internal|transitions|DefaultPropsProvider|Unstable_TrapFocus|Dialog|Modal|Fade|Paper|Backdrop|Portal|Popper)|@popperjs[\\/]core|react-transition-group)[\\/]/,
  ours(['ui/src/(theme/on-mui|overlays/dialog|fields/(checkbox|select-box|select/[a-z-]+))\\.']),
);

/** Menu, popover and tooltip. The shell has menus, so whoever is signed in has this. */
const MENUS = either(
  /node_modules[\\/]@mui[\\/]material[\\/](ButtonBase|Popover|Menu|MenuList|MenuItem|List|ListItemIcon|ListItemText|Divider|Grow|Select|useLazyRipple|Tooltip)[\\/]/,
  ours(['ui/src/overlays/(action-menu|popover|tooltip)\\.']),
);

/** Formik, yup and what both stand on, for every page with a form. */
const FORMS = either(
  /node_modules[\\/](formik|yup|property-expr|tiny-case|toposort|lodash-es|deepmerge|react-fast-compare|tiny-warning)[\\/]/,
  ours([
    'ui/src/fields/bind-field\\.',
    'validation/src/(check-digits|limits|identity|internet|password|yup-methods)\\.',
  ]),
);

/** What the pages of those who are not signed in share, among them the first that anybody sees. */
const AUTH =
  /libs[\\/]auth[\\/]src[\\/](messages|components[\\/](step-head|public-frame|theme-switch|validated-form|links|demo-notice)|model[\\/](bind-filled|focus-first-error|where-from|use-caps-lock|username|challenge)|api[\\/]login-setting)\./;

const groupOf = (name: string, test: RegExp) => ({ name, test, includeDependenciesRecursively: false });

/**
 * For `output.codeSplitting.groups`: the first group that knows a module gets it. `base`, `common` and `start` take what
 * they import along; the others must not, or they would take what these have not named and the login page would load them.
 */
export const CHUNK_GROUPS = [
  // Vite's own helper for `import()`: whoever holds it is run before the first step.
  groupOf('loader', /vite[\\/](preload-helper|modulepreload-polyfill)/),
  { name: 'base', test: BASE },
  { name: 'common', test: COMMON },
  { name: 'start', test: START },
  groupOf('controls', CONTROLS),
  groupOf('menus', MENUS),
  groupOf('forms', FORMS),
  groupOf('auth', AUTH),
];

/** Modules of our own platform-free and design libraries; the patterns begin below `libs/shared`. */
function ours(patterns: readonly string[]): RegExp {
  return new RegExp(`libs[\\\\/]shared[\\\\/](${patterns.join('|').replaceAll('/', '[\\\\/]')})`);
}

function either(...tests: readonly RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'));
}
