import { Button, Stack, Text } from '@livery/design-system';
import { useSay } from '../../design-system/src/stories/say.tsx';
import { nodeAt } from '../json.ts';
import { hintOf, nameOf } from '../names/names.ts';
import { type Schema, sampleOf } from '../schema.ts';
import type { Studio } from '../useStudio.ts';
import { Rows } from './Rows.tsx';
import { SchemaFields } from './SchemaFields.tsx';

interface GroupListProps {
  studio: Studio;
  path: string;
  schema: Schema;
  value: readonly unknown[];
  onChange: (list: unknown[] | undefined) => string | undefined;
}

/** Groups of fields in an order: links. A new one begins with examples, since only what is valid is kept. */
export function GroupList({ studio, path, schema, value, onChange }: GroupListProps) {
  const say = useSay();
  const { items = {} } = schema;
  const take = (list: unknown[]) => studio.tell(onChange(list.length === 0 ? undefined : list));
  const name = (item: unknown, at: number) => String(nodeAt(item, `label.${say('zh-CN', 'en')}`) ?? at + 1);
  const hint = hintOf(path, schema, say);
  return (
    <Stack gap="md">
      {hint && (
        <Text as="p" size="caption" tone="tertiary">
          {hint}
        </Text>
      )}
      <Rows label={nameOf(path, say)} items={value} nameOf={name} onChange={take}>
        {(_, at) => <SchemaFields studio={studio} schema={items} at={`${path}.${at}`} />}
      </Rows>
      {value.length < (schema.maxItems ?? Number.POSITIVE_INFINITY) && (
        <Button size="sm" onClick={() => take([...value, sampleOf(items)])}>
          {say('添加一个', 'Add one')}
        </Button>
      )}
    </Stack>
  );
}
