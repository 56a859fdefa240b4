import { firstModeOf, type LoginMode, type LoginWay } from '@livery/contract';
import { isFlag, isText, storedValue } from '../../../lib/storage/stored-value.ts';

const flag = storedValue<boolean>('remember', 1, isFlag);
const email = storedValue<string>('remembered-email', 1, isText);

/** The address that the login form fills in; kept over logouts when its owner asked for it. */
export const rememberedEmail = (): string => (flag.read() ? (email.read() ?? '') : '');

export const readRememberChoice = (): boolean => flag.read() ?? false;

/** Stores the choice to remember or not. A login by phone (`''`) leaves the address that is known. */
export const remember = (isWanted: boolean, address = ''): void => {
  flag.write(isWanted);
  if (!isWanted) email.clear();
  else if (address !== '') email.write(address);
};

/** As on the page that asks how to come in; whose address is known logs in by it. */
export const firstLoginMode = (order?: readonly LoginWay[]): LoginMode =>
  rememberedEmail() === '' ? firstModeOf(order) : 'email';
