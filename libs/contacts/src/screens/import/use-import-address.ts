import { useSearchParams } from 'react-router';

const ID = /^\d{1,19}$/;

/** Where the import is stands in the address: a page that is opened again goes on telling how far it is. */
export function useImportAddress() {
  const [params, setParams] = useSearchParams();
  const idOf = (name: string) => {
    const value = params.get(name) ?? '';
    return ID.test(value) ? value : null;
  };
  return {
    jobId: idOf('job'),
    /** The phonebook from whose page one came. */
    phonebookId: idOf('phonebook'),
    follow: (jobId: string) => setParams({ job: jobId }, { replace: true }),
    again: () => setParams({}, { replace: true }),
  };
}
