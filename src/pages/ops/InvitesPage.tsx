import { Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import {
  InviteFilters,
  InviteForm,
  InviteTable,
  inviteFilterOf,
  invitesAddress,
  NewInvites,
  OpsInvites,
  useOps,
} from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { OpsPage } from './OpsPage.tsx';

/** Codes by which operators let people in; which are shown stands in the address. */
export const InvitesPage = observer(function InvitesPage() {
  const text = useText();
  const navigate = useNavigate();
  const { http, session, toasts } = useOps();
  const query = useQuery();
  const filter = useMemo(() => inviteFilterOf(query), [query]);
  const [form] = useState(() => new InviteForm(http));
  const invites = useMemo(() => new OpsInvites(http, filter), [http, filter]);
  useEffect(() => invites.searched.pages.open(), [invites]);
  const handleMade = (batch: string) => {
    toasts.show({ id: 'ops.invites.done' }, 'success');
    navigate(invitesAddress({ batch }));
  };
  return (
    <OpsPage title={text('ops.invites')} width="wide">
      <Stack gap="lg">
        {session.may('invites.write') && <NewInvites form={form} onMade={handleMade} />}
        <InviteFilters key={invitesAddress(filter)} filter={filter} />
        <InviteTable invites={invites} />
      </Stack>
    </OpsPage>
  );
});
