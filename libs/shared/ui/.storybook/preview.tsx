import type { Decorator, Preview } from '@storybook/react-vite';
import { UiProvider } from '../src/theme/ui-provider';
import { createRtlCache } from '../src/theme/rtl-cache';
import { space } from '../src/tokens';

const styleCache = createRtlCache();

document.documentElement.lang = 'fa';
document.documentElement.dir = 'rtl';

/** Everything that a piece finds around itself in the panel; the theme is chosen in Storybook's toolbar. */
const withDesignSystem: Decorator = (Story, { globals }) => (
  <UiProvider cache={styleCache} dark={globals['theme'] === 'dark'} key={String(globals['theme'])}>
    <div style={{ padding: space[4] }}>
      <Story />
    </div>
  </UiProvider>
);

const preview: Preview = {
  decorators: [withDesignSystem],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: { layout: 'fullscreen', controls: { expanded: true } },
};

export default preview;
