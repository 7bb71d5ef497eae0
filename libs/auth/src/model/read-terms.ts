interface TermsBlock {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
}

const HEADING = '# ';

/** Parts plain text as the contract of `getTerms` says: an empty line parts paragraphs, `# ` begins a heading. */
export function readTerms(text: string): TermsBlock[] {
  const blocks: TermsBlock[] = [];
  let lines: string[] = [];
  const finish = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line.startsWith(HEADING)) {
      finish();
      blocks.push({ kind: 'heading', text: line.slice(HEADING.length) });
    } else if (line === '') finish();
    else lines.push(line);
  }
  finish();
  return blocks;
}
