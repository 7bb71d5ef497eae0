export { DRAFTS_ERRORS } from './drafts.errors';
export { draftsModule } from './drafts.module';
export type { DraftGroupsTable, DraftsTable } from './drafts.tables';
