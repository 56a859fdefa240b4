import type { OperatorRight, Today, TodayKind, TodayState } from '@livery/contract';

type Figure = TodayKind | TodayState | Extract<keyof Today, 'content' | 'money'>;

const RIGHTS: Partial<Record<Figure, OperatorRight>> = {
  ...{ content: 'content.review', reviews: 'content.review', reports: 'content.review' },
  ...{ money: 'money.read', withdrawal: 'money.read' },
  ...{ pending: 'money.read', issued: 'money.read', held: 'money.read' },
};

/** Whether those with these rights may see a figure. */
export const mayWith =
  (rights: readonly OperatorRight[]) =>
  (figure: Figure): boolean => {
    const needed = RIGHTS[figure];
    return needed === undefined || rights.includes(needed);
  };
