import type { Person } from '@livery/contract';
import { Alert, Avatar, Button, Grid, Stack, Text } from '@livery/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useQuery } from '../../../lib/router/useQuery.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { askDemoPeople, enterAs } from './demo.calls.ts';

/** In development: in as somebody of the demo content, with one click. Nothing where there is nobody. */
export function LookAround() {
  const text = useText();
  const { session } = useStores();
  const [people, setPeople] = useState<Person[]>();
  const [entering, setEntering] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const isAsked = useQuery().has('look-around');
  const enter = async (person: Person) => {
    setEntering(person.id);
    try {
      await session.open(await enterAs(person));
    } catch {
      setFailed(true);
      setEntering(undefined);
    }
  };
  /** `brand preview` leads here: in as the first of them, and on to where the address says. */
  const enterAsked = useEffectEvent((first: Person | undefined) => {
    if (isAsked && first) void enter(first);
  });
  useEffect(() => {
    askDemoPeople().then(
      (list) => {
        setPeople(list);
        enterAsked(list[0]);
      },
      () => setPeople([]),
    );
  }, []);
  if (!people) return <div className="mt-6 h-24" />;
  if (people.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="look-around" gap="sm">
      <Text as="p" id="look-around" size="footnote" tone="secondary">
        {text('login.demo')}
      </Text>
      <Grid columns="2" gap="sm">
        {people.map((person) => (
          <Button
            key={person.id}
            tone="line"
            block
            loading={entering === person.id}
            disabled={entering !== undefined && entering !== person.id}
            onClick={() => void enter(person)}
          >
            <Avatar size="xs" name={person.nickname} src={person.avatar_thumbnail || person.avatar} />
            {person.nickname}
          </Button>
        ))}
      </Grid>
      {hasFailed && <Alert tone="danger">{text('error.retry_later')}</Alert>}
    </Stack>
  );
}
