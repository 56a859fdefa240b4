import type { CaptchaMessage } from '@livery/contract';

/** What the provider's `initGeetest4` is given; servers only where they are not its own. */
export interface WidgetConfig {
  captchaId: string;
  product: 'bind';
  language: 'zho' | 'zho-tw' | 'eng';
  protocol: 'https://' | 'http://';
  mask: { outside: boolean; bgColor: string };
  hideBar: readonly 'close'[];
  /** Share of the usual size, at most 1. */
  rem?: number;
  apiServers?: readonly string[];
  staticServers?: readonly string[];
}

export interface WidgetSettings {
  /** Address of the provider's script. */
  script: string;
  config: WidgetConfig;
}

interface Widget {
  onReady(then: () => void): void;
  onSuccess(then: () => void): void;
  onError(then: () => void): void;
  onClose(then: () => void): void;
  showCaptcha(): void;
  getValidate(): Partial<Record<string, unknown>> | false | undefined;
}

declare global {
  interface Window {
    initGeetest4?: (config: WidgetConfig & { onError(): void }, then: (widget: Widget) => void) => void;
  }
}

/*
 * What follows runs in the browser: the page `/captcha` carries the functions' own text, so they may use nothing from
 * outside themselves.
 */

/** The sandbox takes storage and cookies away and throws when they are asked for: the provider gets some that forget. */
export function standInForStorage(): void {
  const memory = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, String(value)),
      removeItem: (name: string) => void kept.delete(name),
      clear: () => kept.clear(),
    };
  };
  Object.defineProperty(window, 'localStorage', { value: memory() });
  Object.defineProperty(window, 'sessionStorage', { value: memory() });
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
}

/** Loads the provider's widget, shows it, and tells the page that frames it what comes of it. */
export function runWidget({ script, config }: WidgetSettings): void {
  const post = (message: CaptchaMessage) => window.parent.postMessage(message, window.location.origin);
  const fail = () => post({ type: 'error' });

  const show = (widget: Widget) => {
    widget.onReady(() => {
      post({ type: 'ready' });
      widget.showCaptcha();
    });
    widget.onSuccess(() => {
      const { lot_number, captcha_output, pass_token, gen_time } = widget.getValidate() || {};
      // Without the provider's servers its widget lets people through with an empty answer.
      if (!lot_number || !captcha_output || !pass_token || !gen_time) return fail();
      post({
        type: 'success',
        lot_number: String(lot_number),
        captcha_output: String(captcha_output),
        pass_token: String(pass_token),
        gen_time: String(gen_time),
      });
    });
    widget.onError(fail);
    widget.onClose(() => post({ type: 'closed' }));
  };

  // The puzzle is 350 px wide; the narrowest phones leave it less.
  const rem = Math.min(1, window.innerWidth / 350);
  // The page around does not hear the keys that are pressed in here.
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && post({ type: 'closed' }));
  const element = document.createElement('script');
  element.onload = () =>
    window.initGeetest4 ? window.initGeetest4({ ...config, rem, onError: fail }, show) : fail();
  element.onerror = fail;
  element.src = script;
  document.head.append(element);
}
