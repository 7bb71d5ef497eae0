import { textOf, xmlText } from './cell';
import type { Cell, Column } from './cell';
import { writeZip } from './zip-writer';

/** A sheet's last row, by the format; the first is the heading. */
const ROWS_A_SHEET = 1_048_576;
const DEFAULT_WIDTH = 16;
/** Pieces this long go to the packer: one call a row would cost more than the packing. */
const PIECE = 65_536;
/** The format's own limit of a text. */
const LONGEST_TEXT = 32_767;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export interface SheetToWrite {
  /** At most 28 characters. */
  name: string;
  columns: readonly Column[];
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
  /** For tests. */
  rowsASheet?: number;
}

/**
 * An xlsx file as it is made, in bounded memory: right to left, the heading stays in view, text is text (so no cell computes), and
 * more rows than a sheet holds go on in the next one. Instants are written as Jalali days of Tehran.
 */
export async function* writeXlsx({
  name,
  columns,
  rows,
  rowsASheet = ROWS_A_SHEET,
}: SheetToWrite): AsyncGenerator<Buffer, void> {
  const source = toIterator(rows);
  const state: Progress & { sheets: number } = { sheets: 0, ended: false, carried: undefined };
  function* parts() {
    do {
      state.sheets += 1;
      yield { name: `xl/worksheets/sheet${state.sheets}.xml`, text: sheetText({ columns, rowsASheet }, source, state) };
    } while (!state.ended);
    yield { name: 'xl/workbook.xml', text: [workbook(name, state.sheets)] };
    yield { name: 'xl/_rels/workbook.xml.rels', text: [workbookRelations(state.sheets)] };
    yield { name: 'xl/styles.xml', text: [STYLES] };
    yield { name: '_rels/.rels', text: [ROOT] };
    yield { name: '[Content_Types].xml', text: [contentTypes(state.sheets)] };
  }
  try {
    yield* writeZip(parts());
  } finally {
    await source.return(undefined);
  }
}

interface Progress {
  ended: boolean;
  /** The first row of the next sheet: whether there is one decides whether there is a next sheet. */
  carried: IteratorResult<readonly Cell[], undefined> | undefined;
}

async function* toIterator(rows: SheetToWrite['rows']): AsyncGenerator<readonly Cell[], undefined> {
  yield* rows;
  return undefined;
}

async function* sheetText(
  { columns, rowsASheet }: { columns: readonly Column[]; rowsASheet: number },
  source: AsyncGenerator<readonly Cell[], undefined>,
  state: Progress,
): AsyncGenerator<string> {
  let piece =
    sheetHead(columns) +
    rowText(
      1,
      columns.map(({ title }) => title),
      ' s="1"',
    );
  let row = 1;
  for (;;) {
    const { value, done } = state.carried ?? (await source.next());
    state.carried = undefined;
    if (done) {
      state.ended = true;
      break;
    }
    row += 1;
    piece += rowText(row, value, '');
    if (piece.length > PIECE) {
      yield piece;
      piece = '';
    }
    if (row < rowsASheet) continue;
    state.carried = await source.next();
    state.ended = state.carried.done === true;
    break;
  }
  yield `${piece}</sheetData></worksheet>`;
}

function rowText(row: number, cells: readonly Cell[], style: string): string {
  let text = `<row r="${row}">`;
  for (const cell of cells) text += cellText(cell, style);
  return `${text}</row>`;
}

function cellText(cell: Cell, style: string): string {
  // Above 15 digits a spreadsheet rounds.
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c${style}><v>${cell}</v></c>`;
  const text = textOf(cell).slice(0, LONGEST_TEXT);
  if (text === '') return `<c${style}/>`;
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

function sheetHead(columns: readonly Column[]): string {
  const widths = columns
    .map(({ width = DEFAULT_WIDTH }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `${widths && `<cols>${widths}</cols>`}<sheetData>`
  );
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

function workbook(name: string, sheets: number): string {
  const list = numbers(sheets).map((n) => {
    const title = xmlText(n === 1 ? name : `${name} ${n}`);
    return `<sheet name="${title}" sheetId="${n}" r:id="rId${n}"/>`;
  });
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`;
}

function workbookRelations(sheets: number): string {
  const list = numbers(sheets).map((n) => relation(`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`));
  list.push(relation('rIdStyles', 'styles', 'styles.xml'));
  return `${HEAD}<Relationships xmlns="${RELATIONS}">${list.join('')}</Relationships>`;
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
}

const ROOT = `${HEAD}<Relationships xmlns="${RELATIONS}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`;

/** Style 1 is the heading: bold. */
const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Tahoma"/></font>` +
  '<font><b/><sz val="11"/><name val="Tahoma"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>';

function contentTypes(sheets: number): string {
  const part = (path: string, type: string) => `<Override PartName="${path}" ContentType="${CONTENT}.${type}+xml"/>`;
  const list = numbers(sheets).map((n) => part(`/xl/worksheets/sheet${n}.xml`, 'worksheet'));
  list.push(part('/xl/workbook.xml', 'sheet.main'), part('/xl/styles.xml', 'styles'));
  return (
    `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${list.join('')}</Types>`
  );
}
