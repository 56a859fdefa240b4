import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { OperatorRole } from '@livery/contract';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Text } from './visitor.ts';

const OPS = new URL('../../../server/cli/ops.mjs', import.meta.url).pathname;

/** Somebody who may come into the console of a brand. */
export interface Operator {
  name: string;
  password: string;
  totp: TOTP;
}

/** As the command line makes one, in the installation of all walks or another; what it prints once. */
export const addOperator = async (
  brand: string,
  name: string,
  role: OperatorRole,
  installation: Record<string, string | undefined> = { DATA_DIR: process.env.E2E_DATA_DIR },
): Promise<Operator> => {
  const args = [OPS, 'operator', 'add', name, '--role', role, '--reason', 'For this walk', '--brand', brand];
  const env = { ...process.env, ...installation };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const told = (what: string) => new RegExp(`^ {2}${what} +(\\S+)$`, 'm').exec(stdout)?.[1] ?? '';
  return { name, password: told('password'), totp: new TOTP({ secret: Secret.fromBase32(told('secret')) }) };
};

/** Both steps, at a page of the console. */
export const signsInToConsole = async (
  { page, t }: { page: Page; t: Text },
  { name, password, totp }: Operator,
): Promise<void> => {
  await page.getByLabel(t('ops.sign_in.name')).fill(name);
  await page.getByLabel(t('ops.sign_in.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('ops.sign_in.next') }).click();
  await page.getByLabel(t('ops.sign_in.code')).waitFor();
  await page.keyboard.type(totp.generate());
};
