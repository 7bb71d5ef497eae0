import type { IconName, StatusTone } from '@peyk/shared-ui';
import type { TicketState } from '../api/list-tickets';

interface StateLook {
  readonly label: string;
  readonly tone: StatusTone;
  readonly icon: IconName;
}

/** How each state is called and looks. What waits for the reader stands out. */
export const TICKET_STATES: Readonly<Record<TicketState, StateLook>> = {
  1: { label: 'در انتظار پاسخ شما', tone: 'attention', icon: 'pencil' },
  2: { label: 'در انتظار پشتیبانی', tone: 'info', icon: 'clock' },
  3: { label: 'پاسخ داده شد', tone: 'alive', icon: 'checkCircle' },
  4: { label: 'بسته', tone: 'quiet', icon: 'check' },
  5: { label: 'ارجاع برای بررسی بیشتر', tone: 'info', icon: 'search' },
  6: { label: 'ارجاع به واحد مربوط', tone: 'info', icon: 'user' },
};

export const CLOSED: TicketState = 4;
const ANSWERED: TicketState = 3;

/** The numbers in the order of their filter. */
export const STATE_ORDER: readonly TicketState[] = [1, 2, 3, 5, 6, 4];

/** Whether the help can be judged already, as the API has it. */
export const mayBeRated = (state: TicketState) => state === ANSWERED || state === CLOSED;

/** A state as the address has it; undefined for what is none. */
export const readState = (text: string | undefined) => STATE_ORDER.find((state) => String(state) === text);
