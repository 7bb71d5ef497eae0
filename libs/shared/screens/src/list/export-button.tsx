import { describeError } from '@peyk/shared-api-client';
import { IconButton, useIsMobile, useToasts, Button } from '@peyk/shared-ui';
import { useMutation } from '@tanstack/react-query';

export interface ListExport<Filters> {
  /** «دریافت فایل اکسل» */
  readonly label: string;
  /** Makes or begins the file of everything that the filters find; says in a toast what there is to say, or nothing. */
  readonly run: (filters: Filters) => Promise<string | undefined>;
}

/** The way to a file of what the list shows. */
export function ExportButton<Filters>({ label, run, filters }: ListExport<Filters> & { readonly filters: Filters }) {
  const { show } = useToasts();
  const isMobile = useIsMobile();
  const exporting = useMutation({
    mutationFn: () => run(filters),
    onSuccess: (text) => void (text !== undefined && show({ text })),
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
  });
  const ties = { busy: exporting.isPending, onClick: () => exporting.mutate() };
  if (isMobile) return <IconButton icon="file" label={label} {...ties} />;
  return (
    <Button variant="quiet" icon="file" {...ties}>
      {label}
    </Button>
  );
}
