import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { aboveFoot } from './foot.css.ts';
import { type ToastTone, toastIcons } from './Toast.variants.ts';

/** How long a toast stays, in ms (`product.md`, errors). */
export const TOAST_MS = 2500;

export interface ToastItem {
  id: string;
  text: string;
  tone?: ToastTone;
  /** Undo. `stays`: how long there is time for it, in ms. */
  action?: { label: string; onClick: () => void; stays?: number };
}

export interface ToastStackProps {
  /** Name of the region. */
  label: string;
  /** Oldest first; the owner removes one when `onDismiss` is called. */
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
}

function Toast({ toast, onDismiss }: { toast: ToastItem; onDismiss: (id: string) => void }) {
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(() => onDismiss(toast.id));
  const stays = toast.action?.stays ?? TOAST_MS;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(), stays);
    return () => clearTimeout(timer);
  }, [held, stays]);

  const icon = toastIcons[toast.tone ?? 'plain'];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it on the screen
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto inline-flex min-h-11 max-w-full animate-pop items-center gap-2.5 rounded-md bg-inverse px-4 py-2.5 text-footnote leading-snug font-medium text-on-inverse shadow-float"
    >
      {icon && <Icon of={icon} size="md" />}
      <span className="min-w-0 wrap-anywhere">{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          onClick={toast.action.onClick}
          className="-my-2.5 -me-2 min-h-11 shrink-0 rounded-tab px-2 font-strong underline underline-offset-4"
        >
          {toast.action.label}
        </button>
      )}
    </div>
  );
}

/**
 * What just happened, over the page for 2500 ms: saved, copied, could not follow. Read politely; pointing at it or
 * focusing its action holds it. Always mounted: a region that appears with its text is not read. What must stay is
 * an `Alert` or a `Banner`.
 */
export function ToastStack({ label, toasts, onDismiss }: ToastStackProps) {
  return (
    <section
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      className={`pointer-events-none fixed inset-x-0 z-toast flex flex-col items-center gap-2 p-page ${aboveFoot}`}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </section>
  );
}
