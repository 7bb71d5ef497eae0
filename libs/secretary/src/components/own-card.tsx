import { fillPath } from '@peyk/shared-module';
import { Card, CardTitle, Notice, Stack } from '@peyk/shared-ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { OwnButtons } from './own-buttons';

/** A question that is open, and what ends it. */
export interface Asked {
  /** To take it away, or only to let it rest. */
  readonly what: 'remove' | 'rest';
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface OwnCardProps {
  readonly own: {
    readonly id: string;
    readonly title: string;
    readonly refusal: string | null;
    readonly is_active: boolean;
  };
  /** Where it is changed, with `:id`, and the list that stays when it is taken away. */
  readonly paths: { readonly update: string; readonly list: string };
  /** Said when it works again. */
  readonly activated: string;
  /** Asks before it is taken away or laid to rest; may be loaded then. */
  readonly ask: (asked: Asked) => ReactNode;
  /** Its facts. */
  readonly children: ReactNode;
}

/** What a secretary, a code reader or a poll does, and what can be done with it. */
export function OwnCard({ own, paths, activated, ask, children }: OwnCardProps) {
  const navigate = useNavigate();
  const [what, setWhat] = useState<Asked['what'] | null>(null);
  const onDone = () => void (what === 'remove' && navigate(paths.list));
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle>{own.title}</CardTitle>
        {own.refusal !== null && <Notice tone="danger">{own.refusal}</Notice>}
        {children}
        <OwnButtons
          id={own.id}
          isActive={own.is_active}
          updatePath={fillPath(paths.update, { id: own.id })}
          activated={activated}
          onAsk={setWhat}
        />
      </Stack>
      <Suspense fallback={null}>{what !== null && ask({ what, onDone, onClose: () => setWhat(null) })}</Suspense>
    </Card>
  );
}
