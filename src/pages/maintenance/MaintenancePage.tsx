import { AuthHero, AuthScaffold, Logo, Skeleton, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useBrand } from '../../domains/brand/index.ts';
import { HelpLine } from '../../domains/brand/later.ts';
import { endOf, watchMaintenance } from '../../domains/maintenance/index.ts';
import { MaintenanceNotice } from '../../domains/maintenance/later.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { Redirect } from '../../lib/router/Redirect.tsx';
import { useStores } from '../../lib/stores/stores.ts';

function Waiting() {
  return (
    <Stack gap="md" aria-busy>
      <Skeleton shape="title" />
      <Skeleton />
    </Stack>
  );
}

/** The announcement; it asks by itself whether the service is back, and leads back to the root. */
export const MaintenancePage = observer(function MaintenancePage() {
  const text = useText();
  const { title, iconUrl } = useBrand();
  const { maintenance } = useStores();
  const [isAsked, setIsAsked] = useState(false);
  const { current } = maintenance;
  const endsAt = endOf(current);
  usePageTitle(title, text('maintenance.title'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end is watched anew
  useEffect(() => watchMaintenance(maintenance, () => setIsAsked(true)), [maintenance, endsAt]);
  if (isAsked && !maintenance.isOn) return <Redirect to="/" />;
  return (
    <AuthScaffold art={<AuthHero />}>
      <Stack gap="xl">
        <div className="-ms-2">
          <Logo src={iconUrl} name={title} href="/" />
        </div>
        {current ? (
          <MaintenanceNotice maintenance={current} endsAt={endsAt} onCheck={() => maintenance.check()} />
        ) : (
          <Waiting />
        )}
        <HelpLine />
      </Stack>
    </AuthScaffold>
  );
});
