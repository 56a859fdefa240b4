import type { SettingField } from '@livery/contract';

/** One setting of the brand as the console shows it: the fields that people may change, and what holds unless one is set. */
export interface SettingForm {
  fields: readonly SettingField[];
  unlessSet: Readonly<Record<string, unknown>>;
  /** Where in the setting a field stands that does not stand there by its name. */
  paths?: Readonly<Record<string, readonly string[]>>;
  /** A part that holds as a whole: what is set of it, or is unless it is, with what that leaves out. */
  whole?: { path: readonly string[]; of: (part: unknown) => object };
  /** Fields that do not go together. */
  clashes?: (value: Readonly<Record<string, unknown>>, given: Readonly<Record<string, unknown>>) => string[];
}
