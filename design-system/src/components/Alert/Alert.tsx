import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, InfoIcon, WarningIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type AlertTone, alertStyles } from './Alert.variants.ts';

const icons = { danger: WarningIcon, warning: ClockIcon, success: CheckIcon, info: InfoIcon };

/**
 * A message that stays in its place, inside a form or beside what it is about; a danger is read out at once. For
 * the whole page use `Banner`, for what passes `ToastStack`.
 */
export function Alert({ tone, children }: { tone: AlertTone; children: ReactNode }) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={alertStyles({ tone })}>
      <Icon of={icons[tone]} size="md" />
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </div>
  );
}
