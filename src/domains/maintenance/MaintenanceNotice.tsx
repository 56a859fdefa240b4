import type { Maintenance } from '@livery/contract';
import { Button, Heading, Stack, Text } from '@livery/design-system';
import { useState } from 'react';
import { useLanguage } from '../../lib/intl/language.ts';
import { useText } from '../../lib/intl/useText.ts';
import { dateFormat } from '../../lib/text/dates.ts';
import { Countdown } from './Countdown.tsx';

export interface MaintenanceNoticeProps {
  maintenance: Maintenance;
  /** Milliseconds since 1970 on this device's clock. */
  endsAt: number | undefined;
  /** Asks whether it is over; the notice goes by itself when it is. */
  onCheck: () => Promise<void>;
}

/** From when to when, as far as it is known; times are the reader's. */
function Times({
  maintenance: { maintain_start, maintain_end },
}: Pick<MaintenanceNoticeProps, 'maintenance'>) {
  const text = useText();
  const { locale } = useLanguage();
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const at = (time: string) => format.format(Date.parse(time));
  const words = () => {
    if (maintain_start && maintain_end && maintain_start <= maintain_end) {
      const range = format.formatRange(Date.parse(maintain_start), Date.parse(maintain_end));
      return text('maintenance.times', { range });
    }
    if (maintain_end) return text('maintenance.until', { time: at(maintain_end) });
    return maintain_start ? text('maintenance.since', { time: at(maintain_start) }) : '';
  };
  const line = words();
  if (line === '') return null;
  return (
    <Text as="p" size="footnote" tone="tertiary" tabular>
      {line}
    </Text>
  );
}

function Check({ onCheck }: Pick<MaintenanceNoticeProps, 'onCheck'>) {
  const text = useText();
  const [state, setState] = useState<'idle' | 'asking' | 'still'>('idle');
  const check = async () => {
    setState('asking');
    await onCheck();
    setState('still');
  };
  return (
    <Stack gap="sm">
      <Button tone="primary" size="lg" block loading={state === 'asking'} onClick={() => void check()}>
        {text('maintenance.check')}
      </Button>
      <div role="status">
        <Text as="p" size="footnote" tone="tertiary" align="center">
          {text(state === 'still' ? 'maintenance.still' : 'maintenance.auto')}
        </Text>
      </div>
    </Stack>
  );
}

/** The announcement, its times, and how long it will take. */
export function MaintenanceNotice({ maintenance, endsAt, onCheck }: MaintenanceNoticeProps) {
  const text = useText();
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Heading level={1} size="display">
          {text('maintenance.title')}
        </Heading>
        <Text as="p" size="lead" tone="secondary" wrap="pre">
          {maintenance.announcement || text('maintenance.text')}
        </Text>
        <Times maintenance={maintenance} />
      </Stack>
      {endsAt !== undefined && <Countdown endsAt={endsAt} />}
      <Check onCheck={onCheck} />
    </Stack>
  );
}
