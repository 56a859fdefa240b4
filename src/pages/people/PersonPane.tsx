import { AppBar, EmptyState, Heading, Stack } from '@livery/design-system';
import { useText } from '../../lib/intl/useText.ts';
import { PersonContent } from './PersonContent.tsx';
import { SharePerson } from './SharePerson.tsx';

/** Somebody beside the list. */
function Person({ id }: { id: string }) {
  const text = useText();
  return (
    <>
      <AppBar
        tone="raised"
        center={
          <Heading level={2} size="title">
            {text('page.guest')}
          </Heading>
        }
        end={<SharePerson id={id} />}
      />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto w-full max-w-column">
          <PersonContent id={id} />
        </div>
      </div>
    </>
  );
}

/** What stands beside the list of friends: who was chosen in it. */
export function PersonPane({ id }: { id: string | undefined }) {
  const text = useText();
  if (id !== undefined) return <Person key={id} id={id} />;
  return (
    <Stack grow justify="center">
      <EmptyState drawing="people" title={text('friends.nobody.title')} text={text('friends.nobody.text')} />
    </Stack>
  );
}
