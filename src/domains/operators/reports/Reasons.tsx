import type { ReportCase } from '@livery/contract';
import { Inline, Tag } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';

/** Why it was reported, and how often so. */
export function Reasons({ of }: { of: Pick<ReportCase, 'reasons'> }) {
  const text = useText();
  return (
    <Inline gap="xs" wrap>
      {of.reasons.map(({ reason, count }) => (
        <Tag key={reason}>
          {text('ops.reports.times', { reason: text(`ops.reports.reason.${reason}`), count })}
        </Tag>
      ))}
    </Inline>
  );
}
