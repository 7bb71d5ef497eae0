import {
  Button,
  IconButton,
  Notice,
  Stack,
  TextArea,
  TextField,
  formatNumber,
  media,
  space,
  styled,
} from '@peyk/shared-ui';
import { KEYWORD_CHARS, MAX_KEYWORDS, type KeywordValues } from '../../model/reader-form';
import { REPLY_CHARS } from '../../model/secretary-form';
import { readerMessages as words } from '../../reader-messages';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
  gap: space[3],
  alignItems: 'start',
  [media.mobile]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > :nth-of-type(2)': { gridColumn: '1 / -1', gridRow: 2 },
  },
});

interface KeywordRowsProps {
  readonly keywords: readonly KeywordValues[];
  readonly error: string | undefined;
  readonly onChange: (keywords: readonly KeywordValues[]) => void;
}

/** Keywords, each with its answer. */
export function KeywordRows({ keywords, error, onChange }: KeywordRowsProps) {
  const change = (at: number, part: Partial<KeywordValues>) =>
    onChange(keywords.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <Stack gap={3}>
      {keywords.map(({ word, reply }, at) => {
        const place = formatNumber(at + 1);
        return (
          // Rows have nothing of their own but their place.
          <Row key={at}>
            <TextField
              label={words.keyword(place)}
              maxLength={KEYWORD_CHARS}
              value={word}
              onChange={(text) => change(at, { word: text })}
            />
            <TextArea
              label={words.keywordReply(place)}
              maxLength={REPLY_CHARS}
              rows={2}
              value={reply}
              onChange={(text) => change(at, { reply: text })}
            />
            <IconButton
              icon="trash"
              label={words.removeKeyword(place)}
              onClick={() => onChange(keywords.filter((_one, other) => other !== at))}
            />
          </Row>
        );
      })}
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      {keywords.length < MAX_KEYWORDS && (
        <div>
          <Button icon="plus" onClick={() => onChange([...keywords, { word: '', reply: '' }])}>
            {words.addKeyword}
          </Button>
        </div>
      )}
    </Stack>
  );
}
