import { configure } from 'storybook/test';

const PATIENCE_MS = 15_000;

/** A play function waits for what it looks for as long as a busy machine needs. */
configure({ asyncUtilTimeout: PATIENCE_MS });
