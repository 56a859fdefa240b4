export interface RiskFigure {
  label: string;
  figures: string;
  /** How it comes to that. */
  detail: string;
}

export interface RiskFiguresProps {
  chance: RiskFigure;
  /** In the colour of danger. */
  loss: RiskFigure;
}

function Figure({ label, figures, detail, isLoss }: RiskFigure & { isLoss: boolean }) {
  return (
    <div
      className={`flex min-w-0 flex-col rounded-md px-3.5 py-3 ${isLoss ? 'bg-danger-soft text-danger' : 'bg-sunken'}`}
    >
      <dt className={`text-footnote leading-snug ${isLoss ? '' : 'text-secondary'}`}>{label}</dt>
      <dd className="truncate font-face-numeric text-display leading-tight font-numeric tracking-display tabular-nums lining-nums">
        {figures}
      </dd>
      <dd className={`text-caption leading-snug tabular-nums ${isLoss ? '' : 'text-secondary'}`}>{detail}</dd>
    </div>
  );
}

/** What a game of chance may cost, before it is played: the two largest figures beside each other. */
export function RiskFigures({ chance, loss }: RiskFiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-2.5">
      <Figure {...chance} isLoss={false} />
      <Figure {...loss} isLoss />
    </dl>
  );
}
