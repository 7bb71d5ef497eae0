export type { Cell, Column } from './cell';
export { readSheet } from './read-sheet';
export { SPREADSHEETS_ERRORS } from './spreadsheets.errors';
export { withFile } from './with-file';
export { writeCsv } from './write-csv';
export { writeXlsx } from './write-xlsx';
export type { SheetToWrite } from './write-xlsx';
