import type { Finding, SourceFile } from './workspace.ts';

export const isGenerated = (path: string): boolean => /\.gen\.(ts|json)$/.test(path);
export const isTest = (path: string): boolean => /\.(test|journey|stories)\.tsx?$/.test(path);
export const isScript = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path);

/** Shared libraries that the server uses too, or that hold no screens. */
const PLATFORM_FREE = /^libs\/shared\/(sms|jalali|validation|contract|testing)\//;

/** Files of the browser: screens, design system, what they share, the shell. */
export function isWeb(path: string): boolean {
  return /^(apps\/(panel|desk)\/|libs\/(?!server\/))/.test(path) && !PLATFORM_FREE.test(path);
}

/**
 * One finding for every line that matches. A line is let off by `tidy-allow <name>: <reason>` on it or on the line above.
 */
export function findLines(file: SourceFile, pattern: RegExp, name: string, message: string): Finding[] {
  const lines = file.text.split('\n');
  const allowed = new RegExp(`tidy-allow ${name}: \\S`);
  return lines.flatMap((line, index) => {
    if (!pattern.test(line) || allowed.test(line) || allowed.test(lines[index - 1] ?? '')) return [];
    return [{ file: file.path, line: index + 1, message }];
  });
}
