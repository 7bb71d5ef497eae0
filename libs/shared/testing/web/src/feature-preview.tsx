import { createAppStore, type RootState } from '@peyk/shared-store';
import { PageSlotsProvider, size, space } from '@peyk/shared-ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect, useState, type ComponentType } from 'react';
import { contractNetwork } from './contract-network';
import type { Answers } from './network';
import { ScreenFrame, impatientClient, routerAround, type Opening } from './screen-frame';

/** How a story's screen is opened: `parameters: { screen: { … } }`. */
export interface ScreenStory extends Opening {
  /** Answers in the place of the contract's examples. */
  readonly answers?: Answers;
  readonly state?: Partial<RootState>;
  /** As in the screen's route: a `public` one brings its own frame, and nobody is signed in. Default: `member`. */
  readonly audience?: 'public' | 'member';
}

/**
 * The parameters of a story whose screen is opened so: `export const Empty: Story = { ...openedWith({ … }) }`. Storybook reads the files
 * themselves too, and understands a story only as an object.
 */
export const openedWith = (screen: ScreenStory) => ({ parameters: { screen } });

const SIGNED_IN: Partial<RootState> = {
  session: {
    token: 'a-token-of-a-story',
    user: { name: 'شرکت نمونهٔ پیک', userName: 'demo', impersonated: false, isOwner: true, permissions: [] },
    isLoading: false,
  },
};

const SIGNED_OUT: Partial<RootState> = { session: { token: null, user: null, isLoading: false } };

interface StageProps {
  readonly Story: ComponentType;
  readonly screen: ScreenStory;
  readonly dark: boolean;
}

function Stage({ Story, screen, dark }: StageProps) {
  const isPublic = screen.audience === 'public';
  // The network stands before the first question is asked.
  const [network] = useState(() => contractNetwork(screen.answers));
  const [store] = useState(() => createAppStore({ ...(isPublic ? SIGNED_OUT : SIGNED_IN), ...screen.state }));
  const [queryClient] = useState(impatientClient);
  const [router] = useState(() => routerAround(<Story />, screen));
  useEffect(() => () => network.restore(), [network]);
  return (
    <ScreenFrame store={store} queryClient={queryClient} router={router} dark={dark}>
      {(content) => (
        <PageSlotsProvider>
          {isPublic ? (
            content
          ) : (
            <main style={{ maxInlineSize: size.content, marginInline: 'auto', padding: space[4] }}>{content}</main>
          )}
        </PageSlotsProvider>
      )}
    </ScreenFrame>
  );
}

const withScreen: Decorator = (Story, { id, globals, parameters }) => {
  const dark = globals['theme'] === 'dark';
  return <Stage key={`${id} ${dark}`} Story={Story} dark={dark} screen={(parameters['screen'] ?? {}) as ScreenStory} />;
};

/** The preview of every feature library's Storybook: its screens with all that is real around them, and a fake network. */
export function featurePreview(): Preview {
  document.documentElement.lang = 'fa';
  document.documentElement.dir = 'rtl';
  return {
    decorators: [withScreen],
    initialGlobals: { theme: 'light' },
    globalTypes: {
      theme: { description: 'Theme', toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    },
    parameters: { layout: 'fullscreen' },
  };
}
