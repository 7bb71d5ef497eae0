import MuiDialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { Button } from '../actions/button';
import { InModalRoot } from '../overlays/modal-root';
import { OnMui } from '../theme/on-mui';
import { styled } from '../theme/styled';
import { font, size, space, tone } from '../tokens';
import { useFilterPanel } from './filter-context';
import { FilterInputs } from './filter-inputs';
import { FilterToggle } from './filter-toggle';
import { useFilterSubmit } from './use-filter-submit';

const Root = styled(MuiDialog)({
  '& .MuiDialog-paper': { background: tone.surface, backgroundImage: 'none', color: tone.ink },
});
const Form = styled('form')({ display: 'flex', flexDirection: 'column', minBlockSize: '100%' });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.mobileHeader,
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${tone.hairline}`,
});
const Title = styled('h2')({ fontSize: font.lead, fontWeight: font.bold });
const Body = styled('div')({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: space[4],
});
const Foot = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[4],
  paddingBlockEnd: `calc(${space[3]}px + env(safe-area-inset-bottom))`,
  background: tone.surface,
  borderBlockStart: `1px solid ${tone.hairline}`,
  '& > button': { flex: 1, minBlockSize: size.touch },
});

/** The filters of the phone: a button with how many are set, and all fields but the search over the whole screen. */
export function FilterSheet() {
  const { reset } = useFilterPanel();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const close = () => {
    setOpen(false);
    reset();
  };
  const open = () => {
    reset();
    setOpen(true);
  };
  return (
    <>
      <FilterToggle aria-haspopup="dialog" onClick={open} />
      <InModalRoot open={isOpen}>
        <OnMui>
          <Root
            disablePortal
            fullScreen
            open={isOpen}
            onClose={close}
            aria-labelledby={titleId}
            transitionDuration={160}
          >
            <SheetForm titleId={titleId} onCancel={close} onDone={() => setOpen(false)} />
          </Root>
        </OnMui>
      </InModalRoot>
    </>
  );
}

interface SheetFormProps {
  readonly titleId: string;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

function SheetForm({ titleId, onCancel, onDone }: SheetFormProps) {
  const { isEmpty, clear } = useFilterPanel();
  const submit = useFilterSubmit({ onApplied: onDone });
  const clearAll = () => {
    clear();
    onDone();
  };
  return (
    <Form role="search" noValidate onSubmit={submit}>
      <Head>
        <Title id={titleId}>فیلترها</Title>
        <Button variant="quiet" onClick={clearAll} disabled={isEmpty}>
          برداشتن همه
        </Button>
      </Head>
      <Body>
        <FilterInputs />
      </Body>
      <Foot>
        <Button onClick={onCancel}>انصراف</Button>
        <Button type="submit" variant="primary">
          تأیید
        </Button>
      </Foot>
    </Form>
  );
}
