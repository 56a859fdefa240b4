import { Button, Select, Stack, Text, TextField } from '@livery/design-system';
import { useState } from 'react';
import { useSay } from '../../design-system/src/stories/say.tsx';
import { hintOf, nameOf } from '../names/names.ts';
import type { Schema } from '../schema.ts';
import type { Studio } from '../useStudio.ts';
import { begun } from './begun.ts';
import { optionsOf } from './options.ts';
import { Rows } from './Rows.tsx';

interface WordListProps {
  studio: Studio;
  path: string;
  schema: Schema;
  value: readonly string[];
  /** Takes the list over, undefined where it is left out; returns why it cannot, or nothing. */
  onChange: (list: string[] | undefined) => string | undefined;
}

/** What can be added: one of those that are not there yet, or a text. */
function Adding({ studio, path, schema, value, onChange }: WordListProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const label = say(`添加：${nameOf(path, say)}`, `Add to ${nameOf(path, say).toLowerCase()}`);
  const add = (text: string) => onChange([...value, text]);
  const options = optionsOf(path, schema.items ?? {}, say);
  if (options)
    return (
      <Select
        label={label}
        placeholder={say('选择…', 'Choose…')}
        options={options.filter((option) => !value.includes(option.value))}
        value={null}
        onChange={(next) => studio.tell(add(next))}
      />
    );
  const take = () => {
    const refusal = add(typed.trim());
    setError(refusal);
    if (refusal === undefined) setTyped('');
  };
  return (
    <TextField
      {...{ label, error: error ?? null, value: typed, onChange: setTyped, spellCheck: false }}
      onKeyDown={(event) => event.key === 'Enter' && take()}
      suffix={
        <Button size="sm" disabled={typed.trim() === ''} onClick={take}>
          {say('添加', 'Add')}
        </Button>
      }
    />
  );
}

/** Words in an order: places, ways to log in, countries, addresses. */
export function WordList(props: WordListProps) {
  const { path, schema, onChange, studio } = props;
  const { list: value, least } = begun(path, props.value, schema.minItems);
  const say = useSay();
  const hint = hintOf(path, schema, say);
  const options = optionsOf(path, schema.items ?? {}, say);
  const word = (item: unknown) => options?.find((option) => option.value === item)?.label ?? String(item);
  const take = (list: unknown[]) => studio.tell(onChange(list.length === 0 ? undefined : (list as string[])));
  const isFull = value.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);
  return (
    <Stack gap="sm" as="section">
      <Stack gap="none">
        <Text as="p" size="footnote" tone="secondary">
          {nameOf(path, say)}
        </Text>
        {hint && (
          <Text as="p" size="caption" tone="tertiary">
            {hint}
          </Text>
        )}
      </Stack>
      {value.length > 0 && (
        <Rows label={nameOf(path, say)} items={value} nameOf={word} least={least} onChange={take}>
          {(item) => <Text as="p">{word(item)}</Text>}
        </Rows>
      )}
      {!isFull && (options?.length ?? Number.POSITIVE_INFINITY) > value.length && (
        <Adding {...props} value={value} />
      )}
    </Stack>
  );
}
