import { withField, withoutField } from '../draft.ts';
import type { Editing } from '../useDraft.ts';

/** Gives a field a value, or takes it away where it may be left out. What is typed is one step back, a choice is one each. */
export const putInto =
  ({ draft, take }: Editing, path: string, isRequired: boolean) =>
  (value: unknown, key?: string): string | undefined =>
    take(
      value === undefined && !isRequired ? withoutField(draft, path) : withField(draft, path, value ?? []),
      key,
    );
