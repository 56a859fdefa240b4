import { lazily } from '../lazily.tsx';
import type { PeoplePickerProps } from './PeoplePicker.tsx';

/** The code comes with the first `@`, of a comment or of a post that is written. */
export const LazyPeoplePicker = lazily<'PeoplePicker', PeoplePickerProps>(
  () => import('./PeoplePicker.tsx'),
  'PeoplePicker',
  // The name can be written as it is.
  { failed: () => null },
);
