import { DEVELOPERS_PATHS } from '../../developers-paths';

/** Where an operation stands by itself. */
export const operationLink = (name: string) => `${DEVELOPERS_PATHS.documents}?tab=1&op=${name}`;
