import { randomInt } from 'node:crypto';
import type { PaymentOrder, WellpayNotice } from '@livery/contract';
import { isSealed, SEAL_LASTS, type Sealed, seal } from '../src/infra/wellpay/sealed.ts';
import { deliver } from './deliver.ts';
import type { Behaviour, SandboxOrder, SandboxState } from './state.ts';

const NOTIFY = 'POST /api/v1/payment/notify/wellpay';
const PAGE = 100;
const MERCHANT = /^[a-z][a-z0-9]{1,63}$/;

type Fields = Record<string, unknown>;

interface Parts {
  /** What a merchant and the provider sign with. */
  keyFor(merchant: string): Buffer;
  state: SandboxState;
  keep(): void;
  /** Told of each order that is made. */
  onMade(order: SandboxOrder): void;
}

const keyOf = (merchant: string, id: string) => `${merchant}/${id}`;

const shown = ({ data, status, reason, claims }: SandboxOrder) => ({
  ...{ merchant_order_id: data.merchant_order_id, orderId: data.orderId, status, reason },
  amount: claims ?? data.amount,
});

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What the provider does: its calls, and what it tells. */
export const createProvider = ({ keyFor, state, keep, onMade }: Parts) => {
  const seen = new Map<string, number>();

  /** @throws Error for a message that its merchant did not sign, or that was here before */
  const assertFresh = (what: string, message: Sealed<Fields>): string => {
    const merchant = String(message.data['merchant_id']);
    if (!MERCHANT.test(merchant) || !isSealed(keyFor(merchant), what, message)) throw new Error('signature');
    for (const [nonce, at] of seen) if (Date.now() - at > SEAL_LASTS) seen.delete(nonce);
    const nonce = `${merchant} ${message.nonce}`;
    if (seen.has(nonce)) throw new Error('replay');
    seen.set(nonce, Date.now());
    return merchant;
  };

  const ownerOf = (address: string): string | undefined => {
    if (address.startsWith('other')) return 'somebody else';
    return state.accounts[address.toLowerCase()];
  };

  /** Accounts are whose asks first. @see the page, which says which names are others */
  const check = (merchant: string, { address }: Fields) => {
    const name = String(address);
    if (name.startsWith('unknown')) return { status: 'unknown' };
    const owner = ownerOf(name);
    if (owner !== undefined && owner !== merchant) return { status: 'other_merchant' };
    state.accounts[name.toLowerCase()] = merchant;
    return { status: 'ok' };
  };

  const signOf = (merchant: string, order: Omit<PaymentOrder, 'sign'>): string =>
    seal(keyFor(merchant), 'order', order, 0).sign;

  const make = (merchant: string, asked: Fields) => {
    const id = String(asked['merchant_order_id']);
    const key = keyOf(merchant, id);
    const known = state.orders[key];
    if (known) return { order: known.data };
    if (state.cancelled.includes(key)) return { refused: 'cancelled' };
    const address = String(asked['address']);
    if (ownerOf(address) !== merchant) return { refused: 'account' };
    const orderId = `WP${Date.now()}${randomInt(1000, 9999)}`;
    const order = {
      ...{ orderId, merchant_id: merchant, merchant_order_id: id, amount: Number(asked['amount']) },
      ...{ qrcode: `wellpay://order/${orderId}`, notify_url: String(asked['notify_url']) },
      ...{ order_type: String(asked['order_type']), remark: String(asked['remark']) },
      merchant_user_id: String(asked['merchant_user_id']),
      merchant_user_name: String(asked['merchant_user_name']),
    };
    const { behaviour } = state;
    const stored: SandboxOrder = {
      ...{ merchant, address, behaviour, status: 'pending', reason: '', made_at: Date.now(), told: [] },
      data: { ...order, sign: signOf(merchant, order) },
    };
    state.orders[key] = stored;
    onMade(stored);
    return { order: stored.data };
  };

  const find = (merchant: string, { merchant_order_id }: Fields) => {
    const order = state.orders[keyOf(merchant, String(merchant_order_id))];
    return { order: order ? shown(order) : null };
  };

  const cancel = (merchant: string, asked: Fields) => {
    const key = keyOf(merchant, String(asked['merchant_order_id']));
    const order = state.orders[key];
    if (!order) state.cancelled.push(key);
    else if (order.status === 'pending') Object.assign(order, { status: 'failed', reason: 'cancelled' });
    return find(merchant, asked);
  };

  const list = (merchant: string, { day, after }: Fields) => {
    const orders = Object.values(state.orders)
      .filter((order) => order.merchant === merchant && dayOf(order.made_at) === day)
      .toSorted((one, other) => (one.data.orderId < other.data.orderId ? -1 : 1))
      .filter(({ data }) => data.orderId > String(after));
    const page = orders.slice(0, PAGE);
    return {
      list: page.map(shown),
      next: orders.length > PAGE ? (page.at(-1)?.data.orderId ?? null) : null,
    };
  };

  const CALLS: Readonly<Record<string, (merchant: string, asked: Fields) => object>> = {
    '/v1/accounts/check': check,
    '/v1/orders': make,
    '/v1/orders/find': find,
    '/v1/orders/cancel': cancel,
    '/v1/orders/list': list,
  };

  /** Tells the brand what it says of an order, and returns the status that came back. */
  const tell = async (
    order: SandboxOrder,
    change: Partial<WellpayNotice> = {},
    key?: Buffer,
  ): Promise<number> => {
    const { merchant, data } = order;
    const { status, ...said } = shown(order);
    const notice = { merchant_id: merchant, ...said, status, ...change };
    const sealed = seal(key ?? keyFor(merchant), NOTIFY, notice);
    const returned = await deliver(data.notify_url, sealed);
    order.told.push({ status: notice.status, returned });
    keep();
    return returned;
  };

  /** What a behaviour says, and how. */
  const TELLS: Readonly<Record<Behaviour, (order: SandboxOrder) => Promise<number[]>>> = {
    succeed: async (order) => [await tell(order)],
    late: async (order) => [await tell(order)],
    fail: async (order) => [await tell(order)],
    lie: async (order) => [await tell(order)],
    wrong_signature: async (order) => [await tell(order, {}, Buffer.from('not the key of this merchant'))],
    twice: (order) => Promise.all([tell(order), tell(order)]),
    contradict: async (order) => [
      await tell(order),
      await tell(order, { status: 'failed', reason: 'after all' }),
    ],
    silent: async () => [],
    never: async () => [],
  };

  return {
    /** The path's call; undefined: there is none. @throws Error for what is not signed */
    answer: (path: string, message: Sealed<Fields>): object | undefined => {
      const call = CALLS[path];
      if (!call) return undefined;
      const merchant = assertFresh(`POST ${path}`, message);
      const answer = seal(keyFor(merchant), `POST ${path} ${message.nonce}`, call(merchant, message.data));
      keep();
      return answer;
    },
    tell,
    /** Decides an order that is not decided, and tells of it. Returns the statuses that came back. */
    decide: async (order: SandboxOrder, behaviour: Behaviour): Promise<number[]> => {
      order.behaviour = behaviour;
      if (order.status === 'pending' && behaviour !== 'never') {
        const isFailure = behaviour === 'fail';
        Object.assign(order, {
          status: isFailure ? 'failed' : 'success',
          reason: isFailure ? 'declined' : '',
        });
        if (behaviour === 'lie') order.claims = order.data.amount * 10;
      }
      keep();
      return TELLS[behaviour](order);
    },
  };
};
