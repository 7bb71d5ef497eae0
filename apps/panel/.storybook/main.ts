import { join } from 'node:path';
import { storybookMain } from '../../../tools/storybook/main.ts';

const main = storybookMain(import.meta.dirname);

/** Not with the settings of the panel's own build, whose plugins write into its page. */
export default {
  ...main,
  core: {
    ...main.core,
    builder: {
      name: '@storybook/builder-vite',
      options: { viteConfigPath: join(import.meta.dirname, 'vite.config.mts') },
    },
  },
};
