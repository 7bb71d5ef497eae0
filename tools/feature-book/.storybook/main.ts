import { join } from 'node:path';
import { storybookOf } from '../../storybook/main.ts';

/**
 * The stories of all feature libraries in one: `npm test` builds this instead of a Storybook for each, which would pack
 * the same design system every time. `npm run prove` builds each library's own.
 */
export default storybookOf(join(import.meta.dirname, '../../../libs/{*,desk/*}/src/**/*.stories.tsx'));
