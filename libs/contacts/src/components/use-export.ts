import { describeError } from '@peyk/shared-api-client';
import { useToasts } from '@peyk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { exportContacts } from '../api/export-contacts';
import type { ContactFilters } from '../api/list-contacts';
import { fileWords as words } from './file-words';

/** Begins a file of all contacts that the filters find, in the form that the person likes. */
export function useExport(filters: ContactFilters, count: number) {
  const { show } = useToasts();
  return useMutation({
    mutationFn: (format: 'xlsx' | 'csv') => exportContacts({ filter: filters, expectedCount: count }, format),
    onSuccess: () => void show({ text: words.exportBegun }),
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
  });
}
