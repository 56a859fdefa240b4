import type { AccountName, Operation, Outcome } from './operations.ts';

interface HeldPoints {
  account: string;
  amount: number;
  state: 'open' | 'committed' | 'ended';
}

const nameOf = ({ kind, owner }: AccountName) => `${kind} ${owner}`.trim();

/** What a ledger has to be, in as few lines as it can be said: tests hold the real one against it. */
export const createLedgerModel = () => {
  const balances = new Map<string, number>();
  const moved = new Map<string, string>();
  const holds = new Map<string, HeldPoints>();
  const balance = (account: string) => balances.get(account) ?? 0;
  const held = (account: string) =>
    [...holds.values()].reduce(
      (sum, hold) => sum + (hold.account === account && hold.state === 'open' ? hold.amount : 0),
      0,
    );
  const lacks = (account: string, amount: number, freed = 0) =>
    account !== 'house' && balance(account) - held(account) + freed < amount;
  const move = (operation: Extract<Operation, { to: AccountName }>): Outcome => {
    const [from, to] = [nameOf(operation.from), nameOf(operation.to)];
    const content = [from, to, operation.amount, operation.type].join('|');
    const known = moved.get(operation.key);
    if (known !== undefined) return known === content ? 'repeated' : 'conflict';
    const hold = operation.do === 'commit' ? holds.get(operation.hold) : undefined;
    if (operation.do === 'commit') {
      if (hold?.state !== 'open') return 'gone';
      if (hold.account !== from || hold.amount < operation.amount) return 'conflict';
    }
    if (lacks(from, operation.amount, hold?.amount)) return 'insufficient';
    if (hold) hold.state = 'committed';
    balances.set(from, balance(from) - operation.amount);
    balances.set(to, balance(to) + operation.amount);
    moved.set(operation.key, content);
    return 'ok';
  };
  const keep = ({ key, from, amount }: Extract<Operation, { do: 'hold' }>): Outcome => {
    const account = nameOf(from);
    const known = holds.get(key);
    if (known) return known.account === account && known.amount === amount ? 'repeated' : 'conflict';
    if (lacks(account, amount)) return 'insufficient';
    holds.set(key, { account, amount, state: 'open' });
    return 'ok';
  };
  const release = ({ key, from }: AccountRelease): Outcome => {
    const hold = holds.get(key);
    if (hold?.account !== nameOf(from) || hold.state === 'committed') return 'gone';
    if (hold.state === 'ended') return 'repeated';
    hold.state = 'ended';
    return 'ok';
  };
  return {
    balance,
    held,
    do: (operation: Operation): Outcome => {
      if (operation.do === 'hold') return keep(operation);
      return 'to' in operation ? move(operation) : release(operation);
    },
  };
};

type AccountRelease = Extract<Operation, { do: 'void' | 'expire' }>;
