import type { SettingForm } from './form.ts';

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands in a place of a setting. */
export const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((part, name) => (isPart(part) ? part[name] : undefined), value);

const put = (
  value: unknown,
  [name = '', ...rest]: readonly string[],
  what: unknown,
): Record<string, unknown> => {
  const part = isPart(value) ? value : {};
  return { ...part, [name]: rest.length === 0 ? what : put(part[name], rest, what) };
};

const pathOf = ({ paths }: SettingForm, name: string): readonly string[] => paths?.[name] ?? [name];

/** The stored setting with the whole of the part that the field stands in. */
const wholeFor = (form: SettingForm, stored: Readonly<Record<string, unknown>>, name: string) => {
  const { whole } = form;
  const isIn = whole?.path.every((each, index) => pathOf(form, name)[index] === each);
  return whole && isIn ? put(stored, whole.path, whole.of(at(stored, whole.path))) : stored;
};

/** What stands in a stored setting in the place of a field. */
export const valueAt = (
  form: SettingForm,
  stored: Readonly<Record<string, unknown>>,
  name: string,
): unknown => at(wholeFor(form, stored, name), pathOf(form, name));

/** The stored setting with these fields in their places; what else stands there stays. */
export const withValues = (
  form: SettingForm,
  stored: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.entries(values).reduce<Record<string, unknown>>(
    (next, [name, value]) => put(wholeFor(form, next, name), pathOf(form, name), value),
    { ...stored },
  );
