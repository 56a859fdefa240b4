import { useEffect, useState } from 'react';
import {
  type AuthScreen,
  authScreenOf,
  backFrom,
  firstLoginMode,
  loginFormPath,
  useLoginForm,
  useRecoveryForm,
  useRegisterForm,
} from '../../domains/auth/index.ts';
import { useStores } from '../../lib/stores/stores.ts';

/** The dialog's own address in place of the browser's, and what was typed on each of its screens. */
export const useLoginDialog = (returnTo: string, onClose: () => void) => {
  const { brand, loginPrompt } = useStores();
  const [start] = useState(() => firstLoginMode(brand.config.login_order));
  const [screen, setScreen] = useState<AuthScreen>({ name: 'login', mode: start });
  const [hasMoved, setMoved] = useState(false);
  const forms = {
    login: useLoginForm(start),
    register: useRegisterForm(),
    recovery: useRecoveryForm(false),
  };

  const enter = (address: string): boolean => {
    const next = authScreenOf(address, brand.config.country);
    if (!next) {
      // Elsewhere in the product: the dialog would lie over the place that was asked for.
      if (address.startsWith('/')) onClose();
      return false;
    }
    if (next.name === 'login' && screen.name !== 'login') forms.login.take(screen.params);
    if (next.name === 'forgot' && screen.name !== 'forgot') forms.recovery.restart();
    setScreen(next);
    setMoved(true);
    return true;
  };

  const toLogin = () =>
    enter(loginFormPath(screen.name === 'login' ? screen.mode : screen.params.mode, returnTo));

  const back = (): (() => void) | undefined => {
    if (screen.name === 'login') return undefined;
    if (screen.name === 'forgot')
      return forms.recovery.state.step === 'identify' ? toLogin : () => forms.recovery.restart();
    const before = backFrom(screen.params);
    return before === undefined ? undefined : () => enter(before);
  };

  // From the account's birth on the action waits: the success has its say first.
  const isBorn = screen.name === 'register' && screen.params.step >= 3;
  useEffect(() => (isBorn ? loginPrompt.hold() : undefined), [loginPrompt, isBorn]);

  return { screen, forms, enter, toLogin, back: back(), hasMoved };
};
