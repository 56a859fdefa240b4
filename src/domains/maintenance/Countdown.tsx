import { Inline, Text } from '@livery/design-system';
import { useText } from '../../lib/intl/useText.ts';
import { useSecondsUntil } from '../../lib/useSecondsUntil.ts';
import { type TimeLeft, timeLeft } from './time-left.ts';

const two = (value: number): string => String(value).padStart(2, '0');

function Part({ value, label }: { value: number | string; label: string }) {
  return (
    <div className="flex min-w-0 flex-1 flex-col items-center gap-0.5 rounded-lg bg-sunken py-3">
      <span className="font-face-display text-display leading-none tabular-nums">{value}</span>
      <Text size="caption" tone="secondary">
        {label}
      </Text>
    </div>
  );
}

/** Until `endsAt` (milliseconds since 1970 on this device's clock); at its end a word that it is about to be over. */
export function Countdown({ endsAt }: { endsAt: number }) {
  const text = useText();
  const seconds = useSecondsUntil(endsAt);
  if (seconds === 0)
    return (
      <Text as="p" tone="secondary">
        {text('maintenance.soon')}
      </Text>
    );
  const left = timeLeft(seconds);
  const shown: (keyof TimeLeft)[] = ['hours', 'minutes', 'seconds'];
  const time = shown.map((part) => two(left[part])).join(':');
  return (
    <div role="timer" aria-label={text('maintenance.left', { days: left.days, time })}>
      <div aria-hidden>
        <Inline gap="sm">
          {left.days > 0 && <Part value={left.days} label={text('maintenance.days', { days: left.days })} />}
          {shown.map((part) => (
            <Part key={part} value={two(left[part])} label={text(`maintenance.${part}`)} />
          ))}
        </Inline>
      </div>
    </div>
  );
}
