import { isFlag, isText, slot } from '../../../lib/storage/slot.ts';

const flag = slot<boolean>('remember', 1, isFlag);
const email = slot<string>('remembered-email', 1, isText);

/** The address that the login form fills in; kept over logouts when its owner asked for it. */
export const rememberedEmail = (): string => (flag.read() ? (email.read() ?? '') : '');

export const wantsToBeRemembered = (): boolean => flag.read() ?? false;

export const remember = (address: string | undefined): void => {
  flag.write(address !== undefined);
  if (address === undefined) email.clear();
  else email.write(address);
};
