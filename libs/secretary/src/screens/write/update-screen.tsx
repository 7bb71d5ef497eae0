import { DetailView } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { secretaryQuery } from '../../api/get-secretary';
import { UNKNOWN_SECRETARY } from '../../components/unknown-secretary';
import { messages } from '../../messages';
import { valuesOf } from '../../model/secretary-form';
import { SECRETARY_PATHS } from '../../secretary-paths';
import { SecretaryForm } from './secretary-form';

/** A secretary is written anew here. */
export default function UpdateScreen() {
  const { id = '' } = useParams();
  usePage({ title: messages.editTitle, backTo: SECRETARY_PATHS.list });
  return (
    <DetailView query={useQuery(secretaryQuery(id))} unknown={UNKNOWN_SECRETARY}>
      {(secretary) => <SecretaryForm id={id} initial={valuesOf(secretary)} />}
    </DetailView>
  );
}
