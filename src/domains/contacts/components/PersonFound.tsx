import type { Person } from '@livery/contract';
import { Avatar, Box, List, PersonRow, type PersonRowProps, Skeleton, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useNameOf } from '../../users/index.ts';
import type { PersonSearch, PersonSearchState } from '../person-search.store.ts';

const WORDS: Record<Exclude<PersonSearchState['status'], 'idle' | 'searching' | 'found'>, MessageId> = {
  short: 'person.search.short',
  none: 'person.search.none',
  phone: 'person.search.phone',
  off: 'person.search.off',
  failed: 'person.search.failed',
};

const WORDS_WITH_CODE: Partial<Record<PersonSearchState['status'], MessageId>> = {
  short: 'person.search.short.code',
  none: 'person.search.none.code',
};

export interface PersonFoundProps {
  search: PersonSearch;
  /** Without it the row leads to their page. */
  onChoose?: (person: Person) => void;
  /** A button beside the person. */
  action?: (person: Person) => ReactNode;
}

const targetOf = (person: Person, onChoose: PersonFoundProps['onChoose']): Partial<PersonRowProps> =>
  onChoose ? { onClick: () => onChoose(person) } : { href: `/guest-page/${person.id}` };

/** What an account ID leads to: the person, or why there is none. */
export const PersonFound = observer(function PersonFound({ search, onChoose, action }: PersonFoundProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { state } = search;
  if (state.status === 'idle') return null;
  if (state.status === 'searching') {
    return (
      <List label={text('person.search.running')} busy>
        <PersonRow media={<Skeleton shape="avatarLg" />} title={<Skeleton width="sm" />} />
      </List>
    );
  }
  if (state.status === 'found') {
    const { person } = state;
    return (
      <List label={text('person.search.found')}>
        <PersonRow
          {...targetOf(person, onChoose)}
          media={<Avatar size="lg" name={person.nickname} src={person.avatar_thumbnail} />}
          title={nameOf(person)}
          detail={text('person.id', { id: person.username })}
          action={action?.(person)}
        />
      </List>
    );
  }
  return (
    <Box padX="page" padY="lg">
      <Text as="p" role="status" tone="secondary" align="center" size="footnote" wrap="balance">
        {text(
          search.alsoByCode ? (WORDS_WITH_CODE[state.status] ?? WORDS[state.status]) : WORDS[state.status],
        )}
      </Text>
    </Box>
  );
});
