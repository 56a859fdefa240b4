import { Button, ErrorState, PageScaffold } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { useBrand } from '../../domains/brand/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';

/** The announcement; it asks by itself whether the service is back. */
export const MaintenancePage = observer(function MaintenancePage() {
  const text = useText();
  const intl = useIntl();
  const { maintenance } = useStores();
  const [isAsked, setIsAsked] = useState(false);
  const { current } = maintenance;
  const end = current?.maintain_end;
  usePageTitle(useBrand().title, text('maintenance.title'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end is watched anew
  useEffect(() => maintenance.watch(() => setIsAsked(true)), [maintenance, end]);

  if (isAsked && !maintenance.isOn) return <Navigate to="/" replace />;
  const until = end && intl.formatDate(end, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <PageScaffold>
      <ErrorState
        title={text('maintenance.title')}
        text={[
          current?.announcement || text('maintenance.text'),
          until && text('maintenance.until', { time: until }),
        ]
          .filter(Boolean)
          .join(' ')}
        action={
          <Button tone="primary" onClick={() => void maintenance.check()}>
            {text('maintenance.check')}
          </Button>
        }
      />
    </PageScaffold>
  );
});
