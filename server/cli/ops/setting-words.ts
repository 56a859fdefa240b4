import type { OpsSetting, SettingField } from '@livery/contract';
import { UsageError } from '../brand/usage.ts';

const SWITCH: Readonly<Record<string, boolean>> = { on: true, true: true, off: false, false: false };

const NUMBER = /^-?\d+(\.\d{1,2})?$/;

/** What is no such thing is handed on as it is, for the service to refuse by the field's name. */
const numberOf = (text: string, factor: number): number | string =>
  NUMBER.test(text) ? Math.round(Number(text) * factor * 100) / 100 : text;

const HUNDREDTHS = 100;

const typedValue = ({ kind, choices = [] }: SettingField, text: string): unknown => {
  switch (kind) {
    case 'switch':
      return SWITCH[text] ?? text;
    case 'choice':
      return choices.find((each) => String(each) === text) ?? text;
    case 'words':
      return text.split(',');
    case 'points':
      return numberOf(text, HUNDREDTHS);
    case 'text':
      return text;
    default:
      return numberOf(text, 1);
  }
};

/** `publish=off wellpay_minimum=1.50 countries=CN,SG`. @throws UsageError */
export const parseChanges = (
  { key, fields }: OpsSetting,
  words: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=');
      const name = word.slice(0, Math.max(0, at));
      const field = fields.find((each) => each.name === name);
      if (!field)
        throw new UsageError(
          `Write <field>=<value>; ${key} has ${fields.map((each) => each.name).join(', ')}.`,
        );
      return [name, typedValue(field, word.slice(at + 1))];
    }),
  );

const textOf = ({ kind }: SettingField, value: unknown): string => {
  if (kind === 'switch') return value === true ? 'on' : 'off';
  if (kind === 'points') return String(Number(value) / HUNDREDTHS);
  return Array.isArray(value) ? value.join(',') : String(value);
};

/** What may be set, where that is not all that could be written. */
const besides = ({ kind, minimum, maximum, locked }: SettingField): string => {
  if (kind === 'number') return `  (${minimum} to ${maximum})`;
  return locked ? '  (the folder of the brand has it off)' : '';
};

/** As `parseChanges` reads them, one a line. */
export const settingLines = ({ key, fields, value }: OpsSetting): string[] =>
  fields.map((field) => `${key} ${field.name}=${textOf(field, value[field.name])}${besides(field)}`);

/** Why a change is refused: a sentence for each field. */
export const refusedLines = (wrong: Readonly<Record<string, unknown>>): string =>
  Object.entries(wrong)
    .map(([name, why]) => {
      if (why === 'locked') return `${name}: the folder of the brand has it off.`;
      if (why === 'below' || why === 'above')
        return `${name} is ${why} what it may be: "settings show" says from where to where.`;
      if (why === 'changed') return `${name} was changed again since: take that back first.`;
      return why === 'clash' ? `${name} does not go together with the others.` : `${name} cannot be that.`;
    })
    .join('\n');
