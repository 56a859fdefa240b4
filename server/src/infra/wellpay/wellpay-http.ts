import type { Static, TSchema } from 'typebox';
import type { WellpayConfig } from '../../config.wellpay.ts';
import { isSealed, type Sealed, seal } from './sealed.ts';
import { AccountAnswer, FoundAnswer, ListAnswer, MadeAnswer, sealedOf } from './wellpay.schemas.ts';
import { type Wellpay, WellpayUnreachable } from './wellpay.ts';

/** Milliseconds for one call, its body too. */
const TIMEOUT = 10_000;
/** Bytes of a response. */
const MOST = 1024 * 1024;
/** Pages of a day: two hundred thousand orders. */
const MOST_PAGES = 200;

/** @throws Error when there is more */
const readBounded = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MOST) throw new Error('it says too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** Asks wellpay by HTTP: JSON that both sides sign, with the brand's key. No redirect is followed. */
export const createWellpay = (config: WellpayConfig): Wellpay => {
  const accountOf = (brand: string) => {
    const account = config.accountOf(brand);
    if (!account) throw new WellpayUnreachable(`${brand} has no account at wellpay`);
    return account;
  };

  const post = async (path: string, body: unknown, signal: AbortSignal | undefined): Promise<string> => {
    const limits = [AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])];
    const response = await fetch(`${config.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any(limits),
    });
    const text = await readBounded(response);
    if (!response.ok) throw new Error(`it returned ${response.status}`);
    return text;
  };

  /** What it said, if it was it who said it, to this question. @throws WellpayUnreachable */
  const ask = async <T extends TSchema>(
    brand: string,
    path: string,
    { data, returns, signal }: { data: object; returns: T; signal?: AbortSignal | undefined },
  ): Promise<Static<T>> => {
    const { key, merchant } = accountOf(brand);
    const what = `POST ${path}`;
    const { Check } = await import('../checks.ts');
    const asked = seal(key, what, { merchant_id: merchant, ...data });
    try {
      const said = JSON.parse(await post(path, asked, signal));
      if (!Check(sealedOf(returns), said)) throw new Error('it says what cannot be understood');
      const answer = said as unknown as Sealed<Static<T>>;
      if (!isSealed(key, `${what} ${asked.nonce}`, answer))
        throw new Error('what it says is not signed by it');
      return answer.data;
    } catch (error) {
      throw new WellpayUnreachable(`wellpay, ${path}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  };

  return {
    serves: (brand) => config.accountOf(brand) !== undefined,
    merchantOf: (brand) => config.accountOf(brand)?.merchant ?? brand,
    vouches: (brand, what, message) => {
      const account = config.accountOf(brand);
      return account !== undefined && isSealed(account.key, what, message);
    },
    checkAccount: async (brand, { address, userId }) => {
      const data = { address, merchant_user_id: userId };
      return (await ask(brand, '/v1/accounts/check', { data, returns: AccountAnswer })).status;
    },
    makeOrder: async (brand, { id, address, amount, notifyUrl, userId, userName }, signal) => {
      const data = {
        ...{ merchant_order_id: id, address, amount, notify_url: notifyUrl, order_type: 'withdrawal' },
        ...{ remark: '', merchant_user_id: userId, merchant_user_name: userName },
      };
      const { order, refused } = await ask(brand, '/v1/orders', { data, returns: MadeAnswer, signal });
      if ((refused === undefined) === (order === null || order === undefined))
        throw new WellpayUnreachable('wellpay says both that it refused and what it made, or neither');
      if (refused !== undefined) return { outcome: 'refused', reason: refused };
      if (order?.merchant_order_id !== id || order.amount !== amount)
        throw new WellpayUnreachable('wellpay made another order than it was asked for');
      // The database takes none.
      if (Object.values(order).some((field) => String(field).includes('\0')))
        throw new WellpayUnreachable('wellpay made an order with a zero in it');
      return { outcome: 'made', order };
    },
    findOrder: async (brand, id) => {
      const data = { merchant_order_id: id };
      return (await ask(brand, '/v1/orders/find', { data, returns: FoundAnswer })).order ?? undefined;
    },
    cancelOrder: async (brand, id) => {
      const data = { merchant_order_id: id };
      return (await ask(brand, '/v1/orders/cancel', { data, returns: FoundAnswer })).order ?? undefined;
    },
    listOrders: async (brand, day) => {
      const all: Static<typeof ListAnswer>['list'] = [];
      let after: string | null = '';
      for (let page = 0; after !== null; page += 1) {
        if (page === MOST_PAGES) throw new WellpayUnreachable('wellpay has more orders of a day than it may');
        const { list, next }: Static<typeof ListAnswer> = await ask(brand, '/v1/orders/list', {
          data: { day, after },
          returns: ListAnswer,
        });
        all.push(...list);
        after = next;
      }
      return all;
    },
  };
};
