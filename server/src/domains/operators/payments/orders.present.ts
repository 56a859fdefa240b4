import type { OpsPayment } from '@livery/contract';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { PaymentOperators } from '../../payment/operators.ts';

export type Order = Awaited<ReturnType<PaymentOperators['pending']>>[number];
export type FindPeople = (
  db: Tenant['db'],
  ids: readonly string[],
) => Promise<{ id: string; username: string }[]>;

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Orders with whose they are; who is gone has no account ID. */
export const presentOrders = async (
  { db }: Tenant,
  orders: readonly Order[],
  findPeople: FindPeople,
): Promise<OpsPayment[]> => {
  const people = await findPeople(db, [...new Set(orders.map(({ user_id }) => user_id))]);
  const names = new Map(people.map(({ id, username }) => [id, username]));
  return orders.map(({ id, user_id, provider, amount, status, reason, payee, made, tries, ...times }) => ({
    ...{ id, user_id, provider, amount, status, reason, payee, tries },
    username: names.get(user_id) ?? '',
    is_made: made !== null,
    create_at: times.create_at.toISOString(),
    decided_at: iso(times.decided_at),
    next_at: iso(times.next_at),
  }));
};
