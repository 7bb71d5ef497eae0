import { Caption, Fact, Facts, LatinRun, LinkButton, Money, SidePanel, Stack, When, styled } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useMay } from '@peyk/shared-store';
import { Link } from 'react-router';
import type { Transaction } from '../../api/list-transactions';
import { codeText } from '../../model/code-text';
import { messages } from '../../messages';
import { WALLET_PATHS } from '../../wallet-paths';
import { SendLink, SignedAmount } from './transaction-parts';

/** An account of a bank is longer than half a phone is wide. */
const LongNumber = styled('bdi')({ overflowWrap: 'anywhere' });
const words = messages.details;

interface TransactionPanelProps {
  readonly transaction: Transaction;
  readonly onClose: () => void;
}

/** One transaction beside the list, with what its slip or its bank has of it. */
export function TransactionPanel({ transaction, onClose }: TransactionPanelProps) {
  const mayCharge = useMay('wallet.charge');
  const { id, kind, type, balance_after, description, send_id, payment_id, created_at } = transaction;
  const receipt = payment_id !== null && mayCharge && (
    <LinkButton component={Link} to={`${WALLET_PATHS.paymentResult}?payment=${payment_id}`} icon="file">
      {messages.receipt}
    </LinkButton>
  );
  return (
    <SidePanel open title={messages.kinds[kind]} onClose={onClose} {...(receipt && { actions: receipt })}>
      <Facts look="lined">
        <Fact name={words.id}>
          <LatinRun>{toPersianDigits(id)}</LatinRun>
        </Fact>
        <Fact name={messages.direction}>{messages.types[type]}</Fact>
        <Fact name={words.amount}>
          <SignedAmount transaction={transaction} unit />
        </Fact>
        <Fact name={words.after}>
          <Money rial={balance_after} />
        </Fact>
        <Fact name={messages.description}>{description}</Fact>
        <Fact name={words.bookedAt}>
          <When instant={created_at} as="full" />
        </Fact>
        {send_id !== null && (
          <Fact name={messages.send}>
            <SendLink sendId={send_id} />
          </Fact>
        )}
        <TransferFacts {...transaction} />
      </Facts>
    </SidePanel>
  );
}

/** How the money came; what nobody told is left out. */
function TransferFacts({ kind, transfer }: Transaction) {
  if (transfer === null) return null;
  const { destination, card, reference, transferred_at } = transfer;
  return (
    <>
      {destination !== null && (
        <Fact name={kind === 'card_to_card' ? words.destinationCard : words.destination}>
          <Stack gap={1}>
            <LongNumber dir="ltr">{toPersianDigits(destination.number)}</LongNumber>
            <Caption>{`${destination.bank}، ${destination.owner}`}</Caption>
          </Stack>
        </Fact>
      )}
      {card !== null && (
        <Fact name={words.card}>
          <LatinRun>{toPersianDigits(card)}</LatinRun>
        </Fact>
      )}
      {reference !== null && (
        <Fact name={kind === 'online_payment' ? words.tracking : words.slip}>
          <LongNumber dir="ltr">{codeText(reference)}</LongNumber>
        </Fact>
      )}
      {transferred_at !== null && (
        <Fact name={kind === 'online_payment' ? words.confirmedAt : words.transferredAt}>
          <When instant={transferred_at} as="full" />
        </Fact>
      )}
    </>
  );
}
