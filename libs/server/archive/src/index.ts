export { archiveModule } from './archive.module';
export type { ArchiveSetting } from './archive.module';
export type { SendArchiveFilesTable, SendPartitionsTable } from './archive.tables';
