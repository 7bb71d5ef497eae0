import { FILE_FAULT_WORDS, misnamedWords } from '@peyk/shared-file-check';
import { Button, Notice, ProgressBar, SelectBox, Stack, Switch } from '@peyk/shared-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NumberFile } from '../../model/number-file';
import { FileCounts } from './file-counts';
import { fileWords as words } from './file-words';
import { RowsPreview } from './rows-preview';
import { bringRecords, takeFile, type OpenFile, type Stage } from './take-file';

interface FileReviewProps {
  readonly file: OpenFile;
  /** What stands beside the numbers is wanted too. */
  readonly withValues: boolean;
  readonly error: string | undefined;
  /** The file as it stands now; null while its numbers have not come. */
  readonly onChange: (file: NumberFile | null) => void;
  readonly describe: (error: unknown) => string;
}

/** Agreeing on the columns of a file, seeing what its rows come to, and bringing its numbers. */
export function FileReview({ file, withValues, error, onChange, describe }: FileReviewProps) {
  const { opened } = file;
  const [column, setColumn] = useState(opened.mobileColumn);
  const [hasHeader, setHeader] = useState(opened.hasHeader);
  const [stage, setStage] = useState<Stage>(column === undefined ? { at: 'column' } : { at: 'checking', share: 0 });
  const work = useRef<AbortController>(undefined);
  const tell = useEffectEvent((next: Stage) => {
    setStage(next);
    onChange(next.at === 'ready' ? next.file : null);
  });
  useEffect(() => {
    if (column === undefined) return undefined;
    const controller = new AbortController();
    work.current = controller;
    const { signal } = controller;
    const mapping = { mobileColumn: column, hasHeader, withValues };
    void takeFile(file, mapping, { signal, tell: (next) => !signal.aborted && tell(next) });
    return () => controller.abort();
  }, [file, column, hasHeader, withValues]);
  const goOn = () => {
    const signal = work.current?.signal;
    if (stage.at !== 'cut' || signal === undefined || column === undefined) return;
    const { checked } = stage;
    const mapping = { mobileColumn: column, hasHeader, withValues };
    void bringRecords(file, { mapping, checked }, { signal, tell: (next) => !signal.aborted && setBoth(next) });
  };
  const setBoth = (next: Stage) => {
    setStage(next);
    onChange(next.at === 'ready' ? next.file : null);
  };
  const checked = 'checked' in stage ? stage.checked : null;
  const options = opened.columns.map(({ title, samples }, place) => ({
    value: String(place),
    label: [title ?? words.columnNumber(place + 1), ...samples.slice(0, 1)].join(': '),
  }));

  return (
    <Stack gap={4}>
      {opened.isMisnamed && <Notice tone="attention">{misnamedWords(opened)}</Notice>}
      {(opened.columns.length > 1 || column === undefined) && (
        <SelectBox
          label={words.column}
          required
          options={options}
          value={column === undefined ? '' : String(column)}
          onChange={(next) => setColumn(Number(next))}
          error={stage.at === 'column' ? words.noColumn : undefined}
        />
      )}
      <Switch label={words.header} value={hasHeader} onChange={setHeader} />
      <Progress stage={stage} />
      {stage.at === 'refused' && <Notice tone="danger">{FILE_FAULT_WORDS[stage.fault]}</Notice>}
      {stage.at === 'noNumbers' && <Notice tone="danger">{FILE_FAULT_WORDS.noNumbers}</Notice>}
      {stage.at === 'cut' && (
        <>
          <Notice tone="danger">{describe(stage.error)}</Notice>
          <span>
            <Button icon="refresh" onClick={goOn}>
              {words.goOn}
            </Button>
          </span>
        </>
      )}
      {stage.at === 'ready' && error !== undefined && <Notice tone="danger">{error}</Notice>}
      {checked !== null && (
        <>
          <FileCounts checked={checked} check={file.check} />
          <RowsPreview
            // Other columns, other verdicts: nothing of the rows that were drawn before holds.
            key={`${column} ${hasHeader}`}
            check={file.check}
            counts={checked.counts}
            column={column ?? 0}
          />
        </>
      )}
    </Stack>
  );
}

function Progress({ stage }: { readonly stage: Stage }) {
  if (stage.at !== 'checking' && stage.at !== 'uploading') return null;
  const label = stage.at === 'checking' ? words.checking : words.uploading;
  return (
    <Stack gap={2}>
      <span role="status">{label}</span>
      <ProgressBar label={label} value={stage.share} total={1} />
    </Stack>
  );
}
