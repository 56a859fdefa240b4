import { Heading, Stack } from '@livery/design-system';
import { useSay } from '../../design-system/src/stories/say.tsx';
import { FieldFindings } from '../Findings.tsx';
import { nodeAt } from '../json.ts';
import { nameOf } from '../names/names.ts';
import type { Schema } from '../schema.ts';
import type { Studio } from '../useStudio.ts';
import { Control, type ControlProps } from './Control.tsx';
import { GroupList } from './GroupList.tsx';
import { putInto } from './put.ts';

/** A group, a list of groups, or one control. */
function Field(props: ControlProps) {
  const { studio, path, schema, isRequired } = props;
  const say = useSay();
  const { editing } = studio;
  const isListOfGroups = schema.items?.properties !== undefined;
  if (!schema.properties && !isListOfGroups)
    return (
      <div data-field={path}>
        <Control {...props} />
        <FieldFindings studio={studio} field={path} file="brand.json" isWhole />
      </div>
    );
  const value = editing && nodeAt(editing.draft.brand, path);
  return (
    <Stack as="section" gap="md" data-field={path}>
      <Heading level={3}>{nameOf(path, say)}</Heading>
      {isListOfGroups && editing ? (
        <GroupList
          {...{ studio, path, schema, value: Array.isArray(value) ? value : [] }}
          onChange={putInto(editing, path, isRequired)}
        />
      ) : (
        <SchemaFields studio={studio} schema={schema} at={path} />
      )}
      <FieldFindings studio={studio} field={path} file="brand.json" />
    </Stack>
  );
}

interface SchemaFieldsProps {
  studio: Studio;
  schema: Schema;
  at?: string;
  /** Fields that stand elsewhere. */
  without?: readonly string[];
}

/** A control for every field of a group, in the order of its schema. */
export function SchemaFields({ studio, schema, at, without = [] }: SchemaFieldsProps) {
  const names = Object.keys(schema.properties ?? {}).filter(
    (name) => name !== '$schema' && !without.includes(name),
  );
  return (
    <Stack gap="lg">
      {names.map((name) => (
        <Field
          key={name}
          studio={studio}
          path={at ? `${at}.${name}` : name}
          schema={schema.properties?.[name] ?? {}}
          isRequired={schema.required?.includes(name) ?? false}
        />
      ))}
    </Stack>
  );
}
