import { importWords as words } from '../screens/import/import-words';

/** Without it Excel takes Persian for something else. */
const MARK = '\ufeff';

/** A file as an import likes it, with the account's own properties as columns. */
export function sampleFile(properties: readonly { readonly title: string }[]): string {
  const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;
  const titles = [...words.sampleTitles, ...properties.map(({ title }) => title)];
  return MARK + [titles, ...words.sampleRows].map(line).join('');
}

/** Lets the browser save it. */
export function saveSample(properties: readonly { readonly title: string }[]): void {
  const url = URL.createObjectURL(new Blob([sampleFile(properties)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = words.sampleName;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
