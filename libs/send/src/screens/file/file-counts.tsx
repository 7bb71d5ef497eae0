import { saveBlob } from '@peyk/shared-api-client';
import {
  WRONG_GROUP_WORDS,
  wrongGroupOf,
  type CheckedFile,
  type FileCheck,
  type WrongGroup,
} from '@peyk/shared-file-check';
import type { MobileFault } from '@peyk/shared-sheets';
import { OPERATOR_NAMES, type OperatorCode } from '@peyk/shared-sms';
import { Button, Fact, Facts, Stack, formatNumber } from '@peyk/shared-ui';
import { useState } from 'react';
import { fileWords as words } from './file-words';

const OPERATORS: readonly OperatorCode[] = ['mci', 'irancell', 'rightel', 'other'];

/** Wrong rows by the group in which a person is told of them. */
function wrongGroups(faults: CheckedFile['counts']['faults']): readonly (readonly [WrongGroup, number])[] {
  const found = new Map<WrongGroup, number>();
  for (const [fault, count] of Object.entries(faults) as [MobileFault, number][]) {
    const group = wrongGroupOf(fault);
    if (group !== undefined && count > 0) found.set(group, (found.get(group) ?? 0) + count);
  }
  return [...found];
}

interface FileCountsProps {
  readonly checked: CheckedFile;
  readonly check: FileCheck;
}

/** What the rows of a file come to, and the wrong ones as a file. */
export function FileCounts({ checked: { counts }, check }: FileCountsProps) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      saveBlob(await check.wrongFile(), words.wrongFileName);
    } finally {
      setSaving(false);
    }
  };
  const facts = [
    [words.rows, counts.rows],
    [words.valid, counts.valid],
    ...OPERATORS.map((operator) => [OPERATOR_NAMES[operator], counts.byOperator[operator]] as const),
    [words.duplicate, counts.duplicate],
    ...wrongGroups(counts.faults).map(([group, count]) => [WRONG_GROUP_WORDS[group], count] as const),
  ] as const;
  return (
    <Stack gap={3}>
      <Facts look="lined" twoColumns>
        {facts
          .filter(([name, count]) => count > 0 || name === words.valid)
          .map(([name, count]) => (
            <Fact key={name} name={name}>
              {formatNumber(count)}
            </Fact>
          ))}
      </Facts>
      {counts.invalid > 0 && (
        <span>
          <Button icon="file" busy={isSaving} onClick={() => void save()}>
            {words.wrongFile}
          </Button>
        </span>
      )}
    </Stack>
  );
}
