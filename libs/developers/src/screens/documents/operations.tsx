import {
  Caption,
  Card,
  CardTitle,
  EmptyFace,
  LatinRun,
  Notice,
  Stack,
  TextField,
  focusRing,
  radius,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { DEVELOPERS_PATHS } from '../../developers-paths';
import { documentsMessages as messages } from '../../documents-messages';
import { byNoun, findOperations, isErrorCode } from '../../model/find';
import type { Operation } from '../../model/reference';
import { operationLink } from './operation-link';

const List = styled('ul')({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
const Row = styled(Link)({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  padding: space[2],
  borderRadius: radius.field,
  color: tone.ink,
  textDecoration: 'none',
  '&:hover': { background: tone.sunken },
  '&:focus-visible': focusRing,
});

/** Everything that a key may call, found by what one types. */
export function Operations({ operations }: { readonly operations: readonly Operation[] }) {
  const [text, setText] = useState('');
  const groups = byNoun(findOperations(operations, text));
  return (
    <Stack gap={4}>
      <TextField kind="search" label={messages.search} hint={messages.searchHint} value={text} onChange={setText} />
      {isErrorCode(text) && (
        <Notice tone="info">
          {messages.isCode}{' '}
          <Link to={`${DEVELOPERS_PATHS.documents}?tab=2&code=${encodeURIComponent(text.trim())}`}>
            {messages.findCode}
          </Link>
        </Notice>
      )}
      {groups.length === 0 && <EmptyFace drawing="search" title={messages.nothingTitle} help={messages.nothingHelp} />}
      {groups.map(([noun, members]) => (
        <Card key={noun} aria-labelledby={`noun-${noun}`}>
          <CardTitle id={`noun-${noun}`}>{members[0]?.group}</CardTitle>
          <List>
            {members.map(({ name, title }) => (
              <li key={name}>
                <Row to={operationLink(name)}>
                  <span>{title}</span>
                  <Caption>
                    <LatinRun>{name}</LatinRun>
                  </Caption>
                </Row>
              </li>
            ))}
          </List>
        </Card>
      ))}
    </Stack>
  );
}
