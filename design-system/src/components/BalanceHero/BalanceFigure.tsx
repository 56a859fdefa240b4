import type { CSSProperties } from 'react';
import { NumberText, type NumberTextProps } from '../NumberText/NumberText.tsx';
import { pointsText } from '../NumberText/points.ts';
import * as css from './BalanceHero.css.ts';

/** Signs that there is always room for. A masked one has as many, so that its size tells nothing either. */
const LEAST_DIGITS = 6;

/** An amount as large as its place allows, on one line however long it is. */
export function BalanceFigure(amount: Omit<NumberTextProps, 'size'>) {
  const { points, locale, sign = 'negative', masked } = amount;
  const signs = masked === undefined ? pointsText(points, locale, sign).length : 0;
  const digits = Math.max(LEAST_DIGITS, signs);
  return (
    <div className={`part-sum ${css.room}`}>
      <div className={css.figure} style={{ '--digits': digits } as CSSProperties}>
        <NumberText {...amount} />
      </div>
    </div>
  );
}
