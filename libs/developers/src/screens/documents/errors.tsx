import {
  Caption,
  Card,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  LatinRun,
  QueryView,
  SkeletonRows,
  Stack,
  StatusChip,
  TextField,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { cataloguesQuery } from '../../api/reference';
import { Prose } from '../../components/prose';
import { documentsMessages as messages } from '../../documents-messages';
import { findErrors } from '../../model/find';

/** All errors that a program may meet, with what to do. */
export function Errors() {
  const [search] = useSearchParams();
  const [text, setText] = useState(() => search.get('code') ?? '');
  return (
    <Stack gap={4}>
      <TextField
        kind="search"
        label={messages.searchErrors}
        hint={messages.searchErrorsHint}
        value={text}
        onChange={setText}
      />
      <QueryView
        query={useQuery(cataloguesQuery)}
        loading={<SkeletonRows count={6} />}
        isEmpty={(errors) => findErrors(errors, text).length === 0}
        empty={<EmptyFace drawing="search" title={messages.nothingTitle} help={messages.nothingHelp} />}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {(errors) => (
          <Stack gap={2}>
            <Caption role="status">{messages.errorCount(findErrors(errors, text).length)}</Caption>
            {findErrors(errors, text).map(({ code, message, remedy, permanent }) => (
              <Card key={code}>
                <Stack row gap={2}>
                  <LatinRun>{code}</LatinRun>
                  <StatusChip tone={permanent ? 'quiet' : 'alive'} icon={permanent ? 'block' : 'refresh'}>
                    {permanent ? messages.again.no : messages.again.yes}
                  </StatusChip>
                </Stack>
                <p>{message}</p>
                {remedy !== undefined && (
                  <Caption as="p">
                    {messages.remedy} <Prose text={remedy} />
                  </Caption>
                )}
              </Card>
            ))}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}
