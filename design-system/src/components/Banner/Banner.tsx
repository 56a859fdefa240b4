import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, CloseIcon, InfoIcon, WarningIcon } from '../../icons/index.ts';
import type { AlertTone } from '../Alert/Alert.variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { bannerStyles } from './Banner.variants.ts';

export interface BannerProps {
  tone: AlertTone;
  /** One sentence. */
  children: ReactNode;
  action?: { label: string; onClick: () => void };
  /** Without it the banner stays as long as its reason does. */
  dismiss?: { label: string; onClick: () => void };
}

const icons = { danger: WarningIcon, warning: ClockIcon, success: CheckIcon, info: InfoIcon };

/**
 * A strip under the bar about the whole page: no network, maintenance at ten. It stays as long as its reason does,
 * and is read politely. Inside a form use `Alert`, for what passes `ToastStack`.
 */
export function Banner({ tone, children, action, dismiss }: BannerProps) {
  return (
    <div role="status" className={bannerStyles({ tone })}>
      <Icon of={icons[tone]} size="md" />
      <span className="min-w-0 flex-1 py-2.5 wrap-anywhere">{children}</span>
      {action && (
        <button
          type="button"
          onClick={action.onClick}
          className="min-h-11 shrink-0 rounded-tab px-2 font-strong underline underline-offset-4"
        >
          {action.label}
        </button>
      )}
      {dismiss && (
        <IconButton icon={CloseIcon} label={dismiss.label} tone="inherit" onClick={dismiss.onClick} />
      )}
    </div>
  );
}
