import { AmountField, Button, Card } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { formatPoints } from '../../../lib/points/format-points.ts';
import type { AmountProblem, WithdrawForm, WithdrawLimits } from './withdraw-form.store.ts';

const PROBLEMS: Record<AmountProblem['kind'], MessageId> = {
  missing: 'payment.amount.missing',
  balance: 'payment.amount.balance',
  minimum: 'payment.amount.minimum',
  maximum: 'payment.amount.maximum',
  today: 'payment.amount.today',
};

/** How much there is, and how much may go at once: under the amount until there is something wrong with it. */
function Limits({ limits }: { limits: WithdrawLimits }) {
  const text = useText();
  const { locale } = useLanguage();
  const amount = (points: number) => formatPoints(points, locale);
  return (
    <span className="flex w-full flex-wrap justify-between gap-x-4 gap-y-1 pt-1 text-footnote tabular-nums">
      <span>{text('payment.available.amount', { amount: amount(limits.available) })}</span>
      <span>{text('payment.limits', { least: amount(limits.minimum), most: amount(limits.maximum) })}</span>
    </span>
  );
}

/** The amount in large figures, what is wrong with it, and all of it at one tap. */
export const AmountPanel = observer(function AmountPanel({
  form,
  limits,
}: {
  form: WithdrawForm;
  limits: WithdrawLimits;
}) {
  const text = useText();
  const words = useWords();
  const { locale } = useLanguage();
  const problem = form.isLookedAt ? form.problemWith(limits) : undefined;
  const refused = form.sending.refusal === 'api.too_much' ? form.sending.problem : undefined;
  const error = problem
    ? text(PROBLEMS[problem.kind], { amount: formatPoints(problem.points, locale) })
    : refused && words(refused);
  return (
    <Card pad="panel" edge="roomy">
      <AmountField
        name="amount"
        label={text('payment.amount')}
        locale={locale}
        value={form.figures}
        onChange={(figures) => form.type(figures)}
        error={error ?? null}
        hint={<Limits limits={limits} />}
        enterKeyHint="done"
        end={
          <Button tone="ghost" size="sm" onClick={() => form.takeAll(limits)}>
            {text('payment.amount.all')}
          </Button>
        }
      />
    </Card>
  );
});
