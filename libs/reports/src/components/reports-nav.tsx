import { PageNav } from '@peyk/shared-screens';
import { messages } from '../messages';
import { REPORTS_PATHS } from '../reports-paths';

const words = messages.nav;

const PAGES = [
  { path: REPORTS_PATHS.list, label: words.recent },
  { path: REPORTS_PATHS.overview, label: words.overview },
  { path: REPORTS_PATHS.archive, label: words.archive },
  { path: REPORTS_PATHS.systemic, label: words.systemic },
];

/** The pages that the reports are divided into: each has an address and filters of its own. */
export function ReportsNav() {
  return <PageNav label={words.label} pages={PAGES} />;
}
