import { storybookMain } from '../../../tools/storybook/main.ts';

export default storybookMain(import.meta.dirname);
