import { Button, EmptyState, ErrorState, Link, Skeleton, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useOps } from '../ops.ts';
import { type PeoplePlace, peopleAddressOf } from './address.ts';
import { OpenedPerson } from './opened-person.store.ts';
import { PersonActs } from './PersonActs.tsx';
import { PersonFacts } from './PersonFacts.tsx';

const Opened = observer(function Opened({ opened }: { opened: OpenedPerson }) {
  const text = useText();
  const again = <Button onClick={() => void opened.load()}>{text('ops.retry')}</Button>;
  if (opened.status === 'gone') return <EmptyState drawing="search" title={text('ops.people.gone')} />;
  if (opened.status === 'failed')
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again} />;
  if (!opened.details) return <Skeleton />;
  return (
    <Stack gap="lg">
      <PersonFacts opened={opened} />
      <PersonActs opened={opened} />
    </Stack>
  );
});

/** One person, and what operators do with their account. */
export function PersonDesk({ place, id }: { place: PeoplePlace; id: string }) {
  const text = useText();
  const { http, toasts } = useOps();
  const opened = useMemo(
    () => new OpenedPerson(http, id, (act) => toasts.show({ id: `ops.people.done.${act}` }, 'success')),
    [http, toasts, id],
  );
  useEffect(() => void opened.load(), [opened]);
  return (
    <Stack gap="md">
      <Link tone="standalone" href={peopleAddressOf({ ...place, id: undefined })}>
        {text('ops.people.back')}
      </Link>
      <Opened opened={opened} />
    </Stack>
  );
}
