import { expectTypeOf } from 'vitest';
import type * as calendar from '../calendar.ts';
import type * as dialog from '../dialog.ts';
import type * as emoji from '../emoji.ts';
import type * as index from '../index.ts';
import type * as media from '../media.ts';
import type * as menu from '../menu.ts';
import type * as qr from '../qr.ts';

type EntryPoints = typeof calendar &
  typeof dialog &
  typeof emoji &
  typeof index &
  typeof media &
  typeof menu &
  typeof qr;

/** Of each member of a union of props: `keyof` the union would miss what only one of them takes. */
type Takes<Props, Key extends PropertyKey> = Props extends unknown
  ? Key extends keyof Props
    ? true
    : never
  : never;

/** Names of the components that take `Key`. */
type Taking<All, Key extends PropertyKey> = {
  [Name in keyof All]: All[Name] extends (props: infer Props) => unknown
    ? Takes<Props, Key> extends never
      ? never
      : Name
    : never;
}[keyof All];

/** A drawing is not placed by itself: `<Icon of={HeartIcon}>` draws it. */
type Components = Omit<EntryPoints, `${string}Icon`>;

// Nothing here runs: the type check is the test (`npm run check`).
expectTypeOf<Taking<Components, 'className'>>().toBeNever();
expectTypeOf<Taking<Components, 'style'>>().toBeNever();
expectTypeOf<Taking<Components, 'dangerouslySetInnerHTML'>>().toBeNever();

interface Open {
  Leak: (props: { as: 'a'; className: string } | { as: 'b' }) => null;
  Tight: (props: { label: string }) => null;
}

// It can fail: a component that takes one in a single member of its props is named.
expectTypeOf<Taking<Open, 'className'>>().toEqualTypeOf<'Leak'>();
expectTypeOf<Taking<Components, 'label'>>().extract<'IconButton'>().toEqualTypeOf<'IconButton'>();
