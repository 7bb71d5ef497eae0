import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

const FONTS = join(import.meta.dirname, '../../libs/shared/ui/src/fonts');

/** The panel has its font in the page itself, before any script; so have the stories. */
const RANGES = {
  persian: 'U+0600-06FF,U+200B-200F,U+FDFC',
  latin: 'U+0020-007E,U+00A0-00FF,U+2010-2026,U+2212',
};
const FONT_FACES = Object.entries(RANGES)
  .map(
    ([script, range]) =>
      `@font-face{font-family:Vazirmatn;font-weight:400 700;src:url(./fonts/vazirmatn-${script}.woff2) format("woff2");unicode-range:${range}}`,
  )
  .join('');

/**
 * Storybook's settings for one library, the same for all of them.
 *
 * @param configDir the library's `.storybook` folder; its stories stand beside its pieces in `../src`
 */
export function storybookMain(configDir: string): StorybookConfig {
  return storybookOf(join(configDir, '../src/**/*.stories.tsx'));
}

/** The same for all the stories that `glob` finds. */
export function storybookOf(glob: string): StorybookConfig {
  return {
    framework: '@storybook/react-vite',
    stories: [glob],
    previewAnnotations: (files) => [...(files ?? []), join(import.meta.dirname, 'patience.ts')],
    staticDirs: [{ from: FONTS, to: '/fonts' }],
    previewHead: (head) => `${head ?? ''}<style>${FONT_FACES}</style>`,
    addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
    // Nothing is asked of or told to anybody outside.
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    // The properties' own types are one click away; reading them again costs seconds at each start.
    typescript: { reactDocgen: false },
    viteFinal: (config) => mergeConfig(config, { plugins: [react()], resolve: { tsconfigPaths: true } }),
  };
}
