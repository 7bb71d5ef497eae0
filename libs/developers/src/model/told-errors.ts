import { REMEDIES } from './error-remedies';
import given from './errors.gen.json';
import type { CatalogueError } from './reference';

/** The errors that a program may meet, with what to do. Only ever loaded lazily. */
export const ERRORS: readonly CatalogueError[] = given.map((error) => ({ ...error, remedy: REMEDIES[error.code] }));
