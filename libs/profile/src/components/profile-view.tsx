import { Card, ErrorFace, ForbiddenFace, QueryView, SkeletonRows } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQuery, type Profile } from '../api/profile';

/** The profile with its faces. */
export function ProfileView({ children }: { readonly children: (profile: Profile) => ReactNode }) {
  return (
    <QueryView
      query={useQuery(profileQuery)}
      loading={
        <Card>
          <SkeletonRows count={5} />
        </Card>
      }
      isEmpty={() => false}
      empty={null}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {children}
    </QueryView>
  );
}
