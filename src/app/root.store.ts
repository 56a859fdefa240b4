import type { BootData } from '@livery/contract';
import { reaction } from 'mobx';
import { LoginPromptStore } from '../domains/auth/prompt/login-prompt.store.ts';
import { SessionStore } from '../domains/auth/sessions/session.store.ts';
import { storedTokens } from '../domains/auth/sessions/tokens.ts';
import { AppearanceStore, Brand, readTexts } from '../domains/brand/index.ts';
import { MaintenanceStore } from '../domains/maintenance/index.ts';
import { hasPublications } from '../domains/publishing/has-publications.ts';
import { SocialStore } from '../domains/social/index.ts';
import { UsersStore } from '../domains/users/users.store.ts';
import { connection } from '../lib/connection.ts';
import { type DomainFiles, Domains } from '../lib/domains/domains.ts';
import { announce } from '../lib/errors/announce.ts';
import { Http } from '../lib/http/http.ts';
import type { Messages } from '../lib/intl/messages.ts';
import { Realtime } from '../lib/socket/realtime.ts';
import { forgetPersonalData } from '../lib/storage/stored-value.ts';
import type { Stores } from '../lib/stores/stores.ts';
import { AlertStore } from '../lib/toasts/alerts.store.ts';
import { ToastStore } from '../lib/toasts/toasts.store.ts';
import { ACCOUNT_DOMAINS, EVENT_DOMAINS } from './domains.ts';

/** Fetched one by one, when needed; a new domain needs no line here. */
const DOMAIN_FILES: DomainFiles = import.meta.glob('../domains/*/*.domain.ts');

/** Builds every store in the order of their dependencies. */
export const createStores = (boot: BootData, messages: Messages, iconUrl?: string): Stores => {
  const toasts = new ToastStore();
  const alerts = new AlertStore();
  const brand = new Brand(boot.brand, iconUrl);
  const appearance = new AppearanceStore({
    locale: boot.locale,
    messages,
    overrides: boot.textsVersion ? undefined : boot.messages,
    readTexts: (locale) => readTexts(boot.brand.id, locale, boot.textsVersion),
    scheme: boot.scheme,
  });
  const http = new Http({
    locale: () => appearance.locale,
    listeners: {
      onSuccess: (path) => maintenance.notice(path),
      onMaintenance: (state) => maintenance.accept(state),
      onGuestQuota: () => loginPrompt.ask(),
      onFailure: ({ explanation }) => announce(explanation, { toasts, alerts }),
    },
  });
  const maintenance = new MaintenanceStore(http);
  if (boot.maintenance) maintenance.accept(boot.maintenance);
  const users = new UsersStore(http);
  if (boot.first?.isSignedIn) users.assumeSignedIn();
  const session = new SessionStore({
    http,
    users,
    tokens: storedTokens,
    forget: () => {
      alerts.clear();
      domains.drop();
    },
    erase: forgetPersonalData,
  });
  http.authorise(session);
  const loginPrompt = new LoginPromptStore(users);
  const realtime = new Realtime(() => http.credentials);
  const domains = new Domains({
    files: DOMAIN_FILES,
    eventDomains: EVENT_DOMAINS,
    loadTexts: (bundle) => appearance.loadTexts(bundle),
    realtime,
    stores: () => stores,
  });
  const social = new SocialStore(http, users, toasts);
  social.seed(boot);
  realtime.on('maintenance.changed', (state) => maintenance.accept(state));
  realtime.onCatchUp(connection.announceBack);
  reaction(
    () => users.me?.id,
    (id) => {
      if (id === undefined) return realtime.stop();
      realtime.start(id);
      for (const name of hasPublications.read()
        ? [...ACCOUNT_DOMAINS, 'publishing' as const]
        : ACCOUNT_DOMAINS) {
        domains
          .store(name)
          .load()
          .catch(() => undefined);
      }
    },
  );
  const stores: Stores = {
    http,
    toasts,
    alerts,
    brand,
    appearance,
    maintenance,
    users,
    session,
    loginPrompt,
    realtime,
    domains,
    social,
  };
  return stores;
};
