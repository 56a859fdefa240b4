import { lazily } from '../../../../lib/lazily.tsx';
import type { MentionPickerProps } from './mention-picker.ts';

export const LazyMentionPicker = lazily<'MentionPicker', MentionPickerProps>(
  () => import('./MentionPicker.tsx'),
  'MentionPicker',
  // The name can be written as it is.
  { failed: () => null },
);
