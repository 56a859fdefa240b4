import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { MerchantCode, PaymentOrder } from '@livery/contract';
import { errorCode } from '../src/infra/postgres/errors.ts';

/** What becomes of a withdrawal, as the page says it. */
export const BEHAVIOURS = {
  succeed: 'it succeeds',
  fail: 'it fails',
  late: 'it succeeds, after a minute',
  lie: 'it succeeds, and the notice names ten times as much',
  wrong_signature: 'it succeeds, and the notice has a wrong signature',
  twice: 'it succeeds, and is told twice at once',
  contradict: 'it succeeds, and then is told to have failed',
  silent: 'it succeeds, and nothing is told',
  never: 'nothing is decided',
} as const;
export type Behaviour = keyof typeof BEHAVIOURS;

export const isBehaviour = (name: unknown): name is Behaviour =>
  typeof name === 'string' && Object.hasOwn(BEHAVIOURS, name);

export interface SandboxOrder {
  /** A brand's name here. */
  merchant: string;
  address: string;
  data: PaymentOrder;
  status: 'pending' | 'success' | 'failed';
  reason: string;
  /** What it claims to have paid out, where that is another amount. */
  claims?: number;
  behaviour: Behaviour;
  /** Milliseconds. */
  made_at: number;
  /** What was told, and the status that came back; 0: none. */
  told: { status: string; returned: number }[];
}

export interface CodeOfSandbox {
  brand: string;
  code: MerchantCode;
  /** When its brand told that it is paid. */
  paid_at?: string;
}

export interface SandboxState {
  behaviour: Behaviour;
  /** By `<merchant>/<merchant_order_id>`. */
  orders: Record<string, SandboxOrder>;
  /** Ids that will never be made: they were cancelled before they came. */
  cancelled: string[];
  /** Whose an account is, by its name in small letters. */
  accounts: Record<string, string>;
  codes: CodeOfSandbox[];
}

const fresh = (): SandboxState => ({
  behaviour: 'succeed',
  orders: {},
  cancelled: [],
  accounts: {},
  codes: [],
});

/** What was kept, or nothing; without a file it is forgotten with the process. */
export const openState = (file: string | undefined): { state: SandboxState; keep(): void } => {
  const state = { ...fresh(), ...(file === undefined ? {} : read(file)) };
  return {
    state,
    keep: () => {
      if (file === undefined) return;
      writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
};

const read = (file: string): Partial<SandboxState> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {};
    throw error;
  }
};
