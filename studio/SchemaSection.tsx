import { Heading, Select, Stack, Switch, Text } from '@livery/design-system';
import { useSay } from '../design-system/src/stories/say.tsx';
import { CommitField } from './CommitField.tsx';
import { withoutField } from './draft.ts';
import { FieldFindings } from './Findings.tsx';
import { nodeAt } from './json.ts';
import { nameOf } from './names.ts';
import { choicesOf, type Schema } from './schema.ts';
import type { Studio } from './useStudio.ts';

interface FieldProps {
  studio: Studio;
  path: string;
  schema: Schema;
  isRequired: boolean;
}

/** The control that a field's schema asks for; one that nobody thought of is written as JSON. */
function Control({ studio: { editing }, path, schema, isRequired }: FieldProps) {
  const say = useSay();
  if (!editing) return null;
  const { draft, take, setField } = editing;
  const label = nameOf(path, say);
  const value = nodeAt({ ...draft.brand }, path);
  const choices = choicesOf(schema);
  const write = (text: string, read: (text: string) => unknown) =>
    text.trim() === '' && !isRequired ? take(withoutField(draft, path), path) : setField(path, read(text));
  if (choices)
    return (
      <Select
        label={label}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        value={String(value ?? schema.default ?? choices[0])}
        onChange={(next) => void setField(path, next)}
      />
    );
  if (schema.type === 'boolean')
    return (
      <Switch
        label={label}
        checked={Boolean(value ?? schema.default)}
        onChange={(next) => void setField(path, next)}
      />
    );
  const hint = schema.description;
  if (schema.type === 'string')
    return (
      <CommitField
        {...{ label, hint, value: String(value ?? '') }}
        onCommit={(text) => write(text, (given) => given)}
      />
    );
  if (schema.type === 'number' || schema.type === 'integer')
    return (
      <CommitField
        {...{ label, hint, value: String(value ?? '') }}
        onCommit={(text) => write(text, Number)}
      />
    );
  const items = schema.items;
  if (schema.type === 'array' && items && (items.type === 'string' || choicesOf(items)))
    return (
      <CommitField
        {...{ label, hint, value: Array.isArray(value) ? value.join(', ') : '' }}
        onCommit={(text) => write(text, (given) => given.split(',').map((part) => part.trim()))}
      />
    );
  return <JsonField {...{ label, hint, value }} onCommit={(json) => setField(path, json)} />;
}

/** JSON that reaches the draft when the field is left. */
function JsonField(props: {
  label: string;
  hint: string | undefined;
  value: unknown;
  onCommit: (json: unknown) => string | undefined;
}) {
  const { label, hint, value, onCommit } = props;
  return (
    <CommitField
      {...{ label, hint, value: value === undefined ? '' : JSON.stringify(value) }}
      onCommit={(text) => {
        try {
          return onCommit(JSON.parse(text));
        } catch {
          return 'JSON';
        }
      }}
    />
  );
}

function Field(props: FieldProps) {
  const { studio, path, schema } = props;
  const say = useSay();
  if (schema.properties)
    return (
      <Stack as="section" gap="md">
        <Heading level={3}>{nameOf(path, say)}</Heading>
        <SchemaFields studio={studio} schema={schema} at={path} />
      </Stack>
    );
  return (
    <div data-field={path}>
      <Control {...props} />
      <FieldFindings studio={studio} field={path} file="brand.json" />
    </div>
  );
}

/** A control for every field of a group, in the order of its schema. */
export function SchemaFields(props: {
  studio: Studio;
  schema: Schema;
  at?: string;
  only?: readonly string[];
  without?: readonly string[];
}) {
  const { studio, schema, at, only, without = [] } = props;
  const names = Object.keys(schema.properties ?? {}).filter(
    (name) => name !== '$schema' && (only?.includes(name) ?? true) && !without.includes(name),
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
      {names.length === 0 && <Text as="p">—</Text>}
    </Stack>
  );
}
