import { RadioGroup, Select, Switch } from '@livery/design-system';
import { useSay } from '../../design-system/src/stories/say.tsx';
import { CommitField } from '../CommitField.tsx';
import { nodeAt } from '../json.ts';
import { hintOf, nameOf, valueHint } from '../names/names.ts';
import { pictureOf } from '../pictures/pictures.ts';
import { isCountry, type Schema } from '../schema.ts';
import type { Studio } from '../useStudio.ts';
import { optionsOf } from './options.ts';
import { PictureChoice } from './PictureChoice.tsx';
import { putInto } from './put.ts';
import { WordList } from './WordList.tsx';

export interface ControlProps {
  studio: Studio;
  path: string;
  schema: Schema;
  isRequired: boolean;
}

/** More than so many are a list that unfolds. */
const IN_SIGHT = 7;

/** The control that a field's schema asks for; one that nobody thought of is written as JSON. */
export function Control({ studio, path, schema, isRequired }: ControlProps) {
  const say = useSay();
  const { editing } = studio;
  if (!editing) return null;
  const value = nodeAt(editing.draft.brand, path);
  const [label, hint] = [nameOf(path, say), hintOf(path, schema, say)];
  const put = putInto(editing, path, isRequired);
  const write = (text: string, read: (text: string) => unknown) =>
    put(text.trim() === '' && !isRequired ? undefined : read(text), path);

  const options = optionsOf(path, schema, say);
  if (options) {
    const chosen = String(value ?? schema.default ?? (isCountry(schema) ? '' : options[0]?.value));
    const shared = { label, value: chosen, onChange: (next: string) => studio.tell(put(next)) };
    if (options.length > IN_SIGHT) return <Select {...shared} hint={hint} options={options} />;
    const told = options.map((option) => {
      const detail = valueHint(path, option.value, say);
      return { ...option, ...(detail && { detail }) };
    });
    const seen = told.flatMap((option) => {
      const shapes = pictureOf(path, option.value);
      return shapes ? [{ ...option, shapes }] : [];
    });
    return seen.length === told.length ? (
      <PictureChoice {...shared} options={seen} />
    ) : (
      <RadioGroup {...shared} options={told} />
    );
  }
  if (schema.type === 'boolean')
    return (
      <Switch
        label={label}
        checked={Boolean(value ?? schema.default)}
        onChange={(next) => studio.tell(put(next))}
      />
    );
  if (schema.type === 'string')
    return (
      <CommitField
        {...{ label, hint, value: String(value ?? '') }}
        onCommit={(text) => write(text, String)}
      />
    );
  if (schema.type === 'number' || schema.type === 'integer')
    return (
      <CommitField
        {...{ label, hint, value: String(value ?? '') }}
        onCommit={(text) => write(text, Number)}
      />
    );
  if (schema.type === 'array' && (schema.items?.type === 'string' || schema.items?.anyOf))
    return (
      <WordList {...{ studio, path, schema }} value={Array.isArray(value) ? value : []} onChange={put} />
    );
  return <JsonField {...{ label, hint, value }} onCommit={(json) => put(json, path)} />;
}

/** JSON that reaches the draft while it is some. */
function JsonField(props: {
  label: string;
  hint: string | undefined;
  value: unknown;
  onCommit: (json: unknown) => string | undefined;
}) {
  const say = useSay();
  const { label, hint, value, onCommit } = props;
  return (
    <CommitField
      {...{ label, hint, value: value === undefined ? '' : JSON.stringify(value) }}
      onCommit={(text) => {
        try {
          return onCommit(text.trim() === '' ? undefined : JSON.parse(text));
        } catch {
          return say('这还不是 JSON。', 'It is no JSON yet.');
        }
      }}
    />
  );
}
