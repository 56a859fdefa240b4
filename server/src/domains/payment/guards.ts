import type { PaymentProvider } from '@livery/contract';
import { ApiError, required } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { UsersService } from '../users/users.service.ts';
import { holdPayer, sumSince } from './orders.repository.ts';
import { type PaymentSettings, readSettings } from './payment.settings.ts';

const DAY = 24 * 3_600_000;

/** What somebody still may send to a provider, counted back from `now`: it has no midnight. */
export const leftToday = async (
  { db }: Pick<Tenant, 'db'>,
  { userId, provider, now }: { userId: string; provider: PaymentProvider; now: Date },
  { limits }: PaymentSettings,
): Promise<number> => {
  const spent = await sumSince(db, userId, provider, new Date(+now - DAY));
  return Math.max(0, limits[provider].day - spent);
};

/** A brand without withdrawals refuses before it looks at anything. @throws api.forbidden */
export const assertOffered = ({ brand }: Tenant): void => {
  if (!brand.config.features.wallet.withdrawal) throw new ApiError('api.forbidden');
};

/** @throws api.forbidden while the brand, or its operator, takes none */
export const openSettings = async (tenant: Tenant): Promise<PaymentSettings> => {
  assertOffered(tenant);
  const settings = await readSettings(tenant.db);
  if (settings.isStopped) throw new ApiError('api.forbidden');
  return settings;
};

/** @throws api.too_much for less or more than a piece may be */
export const assertPiece = ({ limits }: PaymentSettings, provider: PaymentProvider, amount: number): void => {
  const { minimum, maximum } = limits[provider];
  if (amount < minimum || amount > maximum) throw new ApiError('api.too_much', { minimum, maximum });
};

export interface Payment {
  userId: string;
  provider: PaymentProvider;
  amount: number;
  now: Date;
}

/**
 * In the transaction that pays: whoever pays twice at once, or closes their account, waits until it ends.
 * @throws api.unauthorized for a cancelled account
 */
export const holdPerson = async (
  tenant: Tenant,
  users: Pick<UsersService, 'holdLiving'>,
  userId: string,
): Promise<void> => {
  await holdPayer(tenant.db, tenant.brand.id, userId);
  required(await users.holdLiving(tenant, userId), 'api.unauthorized');
};

/** While the person is held. @throws api.too_much for more than the day allows */
export const assertDay = async (
  tenant: Tenant,
  { userId, provider, amount, now }: Payment,
): Promise<void> => {
  const left = await leftToday(tenant, { userId, provider, now }, await readSettings(tenant.db));
  if (amount > left) throw new ApiError('api.too_much', { left_today: left });
};
