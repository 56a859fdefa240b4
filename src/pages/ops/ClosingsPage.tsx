import { Stack, TextField } from '@livery/design-system';
import { useEffect, useMemo } from 'react';
import {
  Closing,
  ClosingFigures,
  closingAddress,
  closingDayOf,
  useOps,
} from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { OpsPage } from './OpsPage.tsx';

/** What a day came to; which, stands in the address. */
export function ClosingsPage() {
  const text = useText();
  const navigate = useNavigate();
  const { http } = useOps();
  const day = closingDayOf(useQuery());
  const shown = useMemo(() => new Closing(http, day), [http, day]);
  useEffect(() => void shown.load(), [shown]);
  return (
    <OpsPage title={text('ops.closings')} width="column">
      <Stack gap="md">
        <TextField
          type="date"
          label={text('ops.closings.day')}
          hint={text('ops.closings.day.hint')}
          value={day}
          onChange={(wanted) => wanted && navigate(closingAddress(wanted), { replace: true })}
        />
        <ClosingFigures shown={shown} />
      </Stack>
    </OpsPage>
  );
}
