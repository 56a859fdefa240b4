import { defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';

declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    auth: typeof chinese;
  }
}

/** Login, sign-up and recovery; the session itself is part of the first screen. */
export const domain = defineDomain({
  pages: {
    loginMethods: async () => (await import('../../pages/login/LoginMethodsPage.tsx')).LoginMethodsPage,
    login: async () => (await import('../../pages/login/LoginPage.tsx')).LoginPage,
    register: async () => (await import('../../pages/register/RegisterPage.tsx')).RegisterPage,
    forgot: async () => (await import('../../pages/forgot/ForgotPage.tsx')).ForgotPage,
    googleCallback: async () =>
      (await import('../../pages/google/GoogleCallbackPage.tsx')).GoogleCallbackPage,
    googleRegister: async () =>
      (await import('../../pages/google/GoogleRegisterPage.tsx')).GoogleRegisterPage,
  },
  texts: textsIn(texts),
});
