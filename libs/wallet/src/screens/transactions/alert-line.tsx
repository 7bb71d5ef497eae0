import { isCreditLow } from '@peyk/shared-api-client';
import { AlertDialog, alertMessages as words, balanceAlertQuery } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { Button, Caption, LinkButton, Notice, formatNumber, space, styled } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { WALLET_PATHS } from '../../wallet-paths';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  marginBlockStart: space[4],
});

interface AlertLineProps {
  readonly credit: string;
  /** In rial; null where the account is not told. */
  readonly below: string | null;
}

/** Below which balance the account is told, that it is, and the way to change it for those who may. */
export function AlertLine({ credit, below }: AlertLineProps) {
  const mayChange = useMay('wallet.charge');
  const [isOpen, setOpen] = useState(false);
  const { data: alert } = useQuery({ ...balanceAlertQuery(), enabled: mayChange });
  const isLow = isCreditLow({ credit, alert_below: below });
  return (
    <Line>
      {isLow && below !== null ? (
        <Notice tone="attention">{words.isLow(formatNumber(below))}</Notice>
      ) : (
        <Caption>{below === null ? words.off : words.on(formatNumber(below))}</Caption>
      )}
      {alert !== undefined && (
        <div>
          {isLow && (
            <LinkButton component={Link} to={WALLET_PATHS.credit} variant="quiet">
              {words.charge}
            </LinkButton>
          )}
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {words.change}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {isOpen && alert && <AlertDialog alert={alert} onClose={() => setOpen(false)} />}
      </Suspense>
    </Line>
  );
}
