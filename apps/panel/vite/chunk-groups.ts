/**
 * Which modules share a file. The bundler alone cuts one file for every set of routes that share a module; many small files
 * compress badly, and every further route pays for a piece that nearly all routes use. Files are named by who loads them.
 *
 * Routes must not load more than they use, so a group holds only what its readers need together: the login page loads
 * `base` and `common`, people who register `controls` too (with the step that has a select), who is signed in all of them.
 */

/**
 * What every page of a signed-in person needs. In one file it compresses some 10 KB better than in the many that shared
 * modules would otherwise be cut into, and a new version of our own code leaves it in the browser's cache.
 */
const BASE = either(
  /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|cookie-es|@tanstack[\\/](query-core|react-query)|@reduxjs|redux|react-redux|immer|reselect|use-sync-external-store|openapi-fetch|@emotion|stylis|hoist-non-react-statics)[\\/]/,
  // Vite's own helper for `import()`, with which the page begins.
  /vite[\\/](preload-helper|modulepreload-polyfill)/,
);

/** Our own small pieces that the login page and every page behind it draw. */
const COMMON = ours([
  'ui/src/(tokens|icons/|brand/|actions/|theme/(?!on-mui)|overlays/modal-root|fields/(after-press|text-field|field-frame|use-typed-text|typed-text|char-counter|visually-hidden)\\.)',
  'ui/src/(feedback/(spinner|notice|skeleton|query-view|faces|empty-drawings)|layout/(card|use-is-mobile)|numbers/(format-number|numbers))\\.',
  'validation/src/(digits|messages|clean|persian-letters)\\.',
  '(api-client/src/(api|api-error|session-events|refused-token)|store/src/browser-storage)\\.',
]);

/** What the panel runs first, with what it imports: the screens use pieces of that (paths, the store) and cut it up otherwise. */
const START = /apps[\\/]panel[\\/]src[\\/]start-panel\./;

/** Dialog, select and tick boxes, with the parts of MUI under them. The shell has dialogs, so anyone who is signed in has this. */
const CONTROLS = either(
  /node_modules[\\/](@mui[\\/](utils|system|styled-engine|private-theming)|stylis-plugin-rtl|cssjanus|clsx|react-is|@mui[\\/]material[\\/](styles|colors|InitColorSchemeScript|utils|internal|transitions|DefaultPropsProvider|Unstable_TrapFocus|Dialog|Modal|Fade|Paper|Backdrop|Portal|Popper)|@popperjs[\\/]core|react-transition-group)[\\/]/,
  ours(['ui/src/(theme/on-mui|overlays/dialog|fields/(checkbox|choice-row|select-box|select/[a-z-]+))\\.']),
);

/** Menu, popover and tooltip. The shell has menus, so anyone who is signed in has this. */
const MENUS = either(
  /node_modules[\\/]@mui[\\/]material[\\/](ButtonBase|Popover|Menu|MenuList|MenuItem|List|ListItemIcon|ListItemText|Divider|Grow|Select|useLazyRipple|Tooltip)[\\/]/,
  ours(['ui/src/overlays/(action-menu|popover|tooltip)\\.']),
);

/** Formik, yup and what both stand on, for every page with a form. */
const FORMS = either(
  /node_modules[\\/](formik|yup|property-expr|tiny-case|toposort|lodash-es|deepmerge|react-fast-compare|tiny-warning)[\\/]/,
  ours([
    'ui/src/fields/(bind-field|focus-first-error)\\.',
    'validation/src/(address|check-digits|limits|identity|internet|yup-methods)\\.',
  ]),
);

/**
 * What the pages of those who are not signed in share, among them the first that anybody sees. Nothing that the shell uses too
 * (it signs out), and nothing that needs the forms.
 */
const AUTH =
  /libs[\\/]auth[\\/]src[\\/](components[\\/](step-head|public-frame|theme-switch|links|demo-notice)|model[\\/](where-from|use-caps-lock|challenge)|api[\\/]login-setting)\./;

/** What reads mobile numbers: for the field that takes them, and for its dialogs, which are loaded later. */
const NUMBERS = ours([
  'ui/src/sms/numbers/(read-numbers|operator-counts|operator-word|number-words)\\.',
  'sms/src/(limits|operators|operator-names|mobile|mobile-units|normalise)\\.',
]);

/** What writes and reads a date as it is typed: for the filters of lists. A field of a time of day reads a part of it, and takes all. */
const TYPED_DATES = ours(['jalali/src/(text-mask|parse|iso-day)\\.', 'ui/src/dates/date-text-field\\.']);

/** The field of a one-time code with its way to another one: wherever a code is asked for, both are. */
const CODES = ours(['ui/src/(fields/(code-field|code-resend|find-code)|dates/use-countdown)\\.']);

const groupOf = (name: string, test: RegExp) => ({ name, test, includeDependenciesRecursively: false });

/**
 * For `output.codeSplitting.groups`: the first group that knows a module gets it. `base`, `common` and `start` take what
 * they import along; the others must not, or they would take what these have not named and the login page would load them.
 */
export const CHUNK_GROUPS = [
  { name: 'base', test: BASE },
  { name: 'common', test: COMMON },
  { name: 'start', test: START },
  groupOf('controls', CONTROLS),
  groupOf('menus', MENUS),
  groupOf('forms', FORMS),
  groupOf('auth', AUTH),
  groupOf('numbers', NUMBERS),
  groupOf('typed-dates', TYPED_DATES),
  groupOf('codes', CODES),
];

/** Modules of our own platform-free and design libraries; the patterns begin below `libs/shared`. */
function ours(patterns: readonly string[]): RegExp {
  return new RegExp(`libs[\\\\/]shared[\\\\/](${patterns.join('|').replaceAll('/', '[\\\\/]')})`);
}

function either(...tests: readonly RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'));
}
