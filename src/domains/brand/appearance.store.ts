import type { Locale, Scheme } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { loadMessages, type Messages } from '../../lib/intl/messages.ts';
import { writePrefs } from '../../lib/storage/prefs.ts';

/** Language and scheme that the person chose; both travel in the cookie `prefs`, so the next first HTML is right. */
export class AppearanceStore {
  locale: Locale;
  messages: Messages;
  /** Undefined: the system's preference. */
  scheme: Scheme | undefined;

  constructor(start: { locale: Locale; messages: Messages; scheme: Scheme | undefined }) {
    this.locale = start.locale;
    this.messages = start.messages;
    this.scheme = start.scheme;
    makeAutoObservable(this, {}, { deep: false });
  }

  async speak(locale: Locale): Promise<void> {
    const messages = await loadMessages(locale);
    runInAction(() => {
      this.locale = locale;
      this.messages = messages;
    });
    document.documentElement.lang = locale;
    writePrefs({ locale });
  }

  wear(scheme: Scheme | undefined): void {
    this.scheme = scheme;
    if (scheme) document.documentElement.dataset['scheme'] = scheme;
    else delete document.documentElement.dataset['scheme'];
    writePrefs({ scheme });
  }
}
