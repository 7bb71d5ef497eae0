import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import PluginsScreen from './plugins-screen';

const meta = { title: 'Developers/Plugins', component: PluginsScreen } satisfies Meta<typeof PluginsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = '/developers/plugins';

export const All: Story = openedWith({ at: PATH, path: PATH });
