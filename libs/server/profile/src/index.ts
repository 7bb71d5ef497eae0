export { PROFILE_ERRORS } from './profile.errors';
export { profileModule } from './profile.module';
export type { AccountDocumentsTable, ProfilesTable } from './profile.tables';
