import type { Person } from '@livery/contract';
import {
  Avatar,
  Box,
  CheckIcon,
  Chip,
  Icon,
  Inline,
  LongList,
  PersonRow,
  SearchField,
  Stack,
  Text,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { LazyPersonFound, PersonSearch } from '../../../contacts/index.ts';
import type { ChosenPeople } from '../../../groups/index.ts';
import { useNameOf } from '../../../users/index.ts';
import { useKnownPeople } from './useKnownPeople.ts';

interface PeoplePickerProps {
  chosen: ChosenPeople;
  /** Ids of those who need not be picked: said of them, and not pickable. */
  isIn?: ((id: string) => boolean) | undefined;
}

const Chosen = observer(function Chosen({ chosen }: Pick<PeoplePickerProps, 'chosen'>) {
  const text = useText();
  const nameOf = useNameOf();
  if (chosen.list.length === 0) return null;
  return (
    <Inline gap="xs" wrap padY="xs" role="group" aria-label={text('group.pick.chosen')}>
      {chosen.list.map((person) => (
        <Chip key={person.id} pressed onClick={() => chosen.remove(person.id)}>
          {nameOf(person)}
        </Chip>
      ))}
    </Inline>
  );
});

const hasIn = (words: string, names: string[], { username }: Person): boolean =>
  names.some((name) => name.toLowerCase().includes(words)) || username.toLowerCase().startsWith(words);

/** Whom to add: people whom one knows, by name, and anybody by the whole account ID. */
export const PeoplePicker = observer(function PeoplePicker({ chosen, isIn }: PeoplePickerProps) {
  const text = useText();
  const { http, toasts, users } = useStores();
  const known = useKnownPeople();
  const nameOf = useNameOf();
  const [search] = useState(() => new PersonSearch(http));
  useEffect(() => () => search.clear(), [search]);
  const words = search.text.trim().toLowerCase();
  const shown = known.filter((person) => hasIn(words, [nameOf(person), person.nickname], person));
  // Read here: rows are drawn by their list.
  const picked = new Set(chosen.ids);
  const toggle = (person: Person) => {
    if (person.id === users.id) toasts.show({ id: 'chat.search.self' });
    else if (!chosen.toggle(person)) toasts.show({ id: 'group.pick.full', values: { count: chosen.most } });
  };
  const find = (person: Person) => {
    if (!chosen.has(person.id)) toggle(person);
    search.clear();
  };
  return (
    <Stack gap="xs" padY="sm">
      <SearchField
        label={text('group.pick.search')}
        clearLabel={text('chat.search.clear')}
        value={search.text}
        maxLength={40}
        onChange={(value) => search.type(value)}
      />
      <Chosen chosen={chosen} />
      {shown.length > 0 && (
        <LongList label={text('group.pick.list')} ids={shown.map(({ id }) => id)}>
          {(id, index) => {
            const person = shown[index];
            const isMember = isIn?.(id) ?? false;
            return (
              person && (
                <PersonRow
                  onClick={() => toggle(person)}
                  disabled={isMember}
                  selected={picked.has(id)}
                  media={<Avatar size="md" name={nameOf(person)} src={person.avatar_thumbnail} />}
                  title={nameOf(person)}
                  detail={isMember ? text('group.pick.is_in') : text('person.id', { id: person.username })}
                  meta={picked.has(id) && <Icon of={CheckIcon} size="md" />}
                />
              )
            );
          }}
        </LongList>
      )}
      {words === '' && shown.length === 0 && (
        <Box padX="page" padY="lg">
          <Text as="p" tone="secondary" align="center" size="footnote">
            {text('group.pick.none')}
          </Text>
        </Box>
      )}
      {shown.length === 0 && <LazyPersonFound search={search} onChoose={find} />}
    </Stack>
  );
});
