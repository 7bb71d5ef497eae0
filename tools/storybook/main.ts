import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

/**
 * Storybook's settings for one library, the same for all of them.
 *
 * @param configDir the library's `.storybook` folder; its stories stand beside its pieces in `../src`
 */
export function storybookMain(configDir: string): StorybookConfig {
  return {
    framework: '@storybook/react-vite',
    stories: [join(configDir, '../src/**/*.stories.tsx')],
    addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
    // Nothing is asked of or told to anybody outside.
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    // The properties' own types are one click away; reading them again costs seconds at each start.
    typescript: { reactDocgen: false },
    viteFinal: (config) => mergeConfig(config, { plugins: [react()], resolve: { tsconfigPaths: true } }),
  };
}
