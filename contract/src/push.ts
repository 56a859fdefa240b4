/**
 * What a pushed message carries, as JSON, and the service worker shows. `tag`: a later one replaces the one before; `url`: an
 * address of this app, which it opens.
 */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly url: string;
  /** Makes no sound; does not vibrate either. */
  readonly silent: boolean;
  readonly vibrate: boolean;
  /** The brand is felt more than others. */
  readonly haptics?: 'strong';
}
